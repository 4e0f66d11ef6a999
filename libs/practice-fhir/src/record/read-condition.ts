import type { Condition } from '@portico/practice-spi';
import { ok } from './reading-outcome.ts';
import { statementOf } from './section-statement.ts';
import { first, text } from '../json/index.ts';
import { knownFields } from '../pick-known-fields.ts';
import type { Resource } from './find-resources.ts';
import { placesOf, type ReferenceIndex } from './reference-index.ts';
import { patientOf, refuse, notedStatus, unreadable, type Reading } from './reading-problem.ts';
import { codingIn } from './source-coding.ts';
import { besideEnd, codesOf, conceptText } from '../values/index.ts';
import { abatementOf } from './abatement.ts';
import { dateAt } from './analyte-code-and-date.ts';

const clinical: Readonly<Record<string, Condition['status']>> = {
  active: 'active',
  recurrence: 'active',
  relapse: 'active',
  inactive: 'inactive',
  remission: 'inactive',
  resolved: 'resolved',
};

/** Whether the statement itself holds; `undefined` leaves the word to the clinical status. */
export const verification: Readonly<Record<string, 'refuted' | 'unconfirmed' | undefined>> = {
  unconfirmed: 'unconfirmed',
  provisional: 'unconfirmed',
  differential: 'unconfirmed',
  presumed: 'unconfirmed',
  confirmed: undefined,
  refuted: 'refuted',
};

/** What is over is over, whether it was ever confirmed or not; what may be there is not told as certain. */
export const standingOf = (
  held: 'refuted' | 'unconfirmed' | 'unknown' | undefined,
  status: Condition['status'],
): Condition['status'] => {
  if (held === 'unconfirmed') return status === 'active' || status === 'unknown' ? held : status;
  return held ?? status;
};

export const readCondition = (resource: Resource, referenceIndex: ReferenceIndex): Reading => {
  const { json } = resource;
  const held = notedStatus(
    verification,
    'Condition.verificationStatus',
    text(json, 'verificationStatus.coding.code') ?? 'confirmed',
  );
  if (!held.ok) return held;
  const clinicalCode = text(json, 'clinicalStatus.coding.code');
  const status = notedStatus(clinical, 'Condition.clinicalStatus', clinicalCode);
  if (!status.ok) return status;
  const patient = patientOf(resource, referenceIndex, 'subject');
  if (!patient.ok) return patient;
  const concept = first(json, 'code');
  const name = conceptText(concept);
  if (name === undefined) return unreadable('Condition.code is missing');
  const record = { id: resource.id, sources: placesOf(resource), patient: patient.value };
  const statement = statementOf(codesOf(concept), name);
  const end = abatementOf(json, resource.origin.now);
  if (
    statement !== undefined &&
    (held.value !== undefined || end === 'come' || (clinicalCode !== undefined && status.value !== 'active'))
  )
    return refuse('not-kept', 'a word about the whole section that no longer holds');
  if (statement !== undefined) return ok([{ ...record, type: 'section', section: 'conditions', statement }]);
  const code = codingIn(concept, 'http://snomed.info/sct');
  const onset = dateAt(json, 'onsetDateTime', 'onsetPeriod.start', 'recordedDate');
  const ended = dateAt(json, 'abatementDateTime', 'abatementPeriod.end');
  const condition: Condition = {
    id: resource.id,
    name,
    ...knownFields({ code, onset, ended }),
    status: besideEnd(standingOf(held.value, status.value), end),
  };
  return ok([{ ...record, type: 'condition', condition }]);
};
