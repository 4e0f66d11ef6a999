import type { VitalSign, VitalSignPart, VitalSignValue } from '@portico/practice-spi';
import { knownFields } from '../pick-known-fields.ts';
import { ok } from './reading-outcome.ts';
import { all, first, text, texts, type Json } from '../json/index.ts';
import type { Resource } from './find-resources.ts';
import { placesOf, type ReferenceIndex } from './reference-index.ts';
import { notedStatus, patientOf, refuse, unreadable, type Reading } from './reading-problem.ts';
import { valueOf } from './result-lines.ts';
import { conceptText } from '../values/index.ts';
import { dateAt } from './analyte-code-and-date.ts';
import { codingIn } from './source-coding.ts';

const statuses: Readonly<Record<string, VitalSign['status']>> = {
  final: 'final',
  preliminary: 'preliminary',
  amended: 'corrected',
  corrected: 'corrected',
};

const loinc = 'http://loinc.org';

export const isVitalSign = (json: Json): boolean => texts(json, 'category.coding.code').includes('vital-signs');

export const readVitalSign = (resource: Resource, referenceIndex: ReferenceIndex): Reading => {
  const { json } = resource;
  const status = notedStatus(statuses, 'Observation.status', text(json, 'status'));
  if (!status.ok) return status;
  if (text(json, 'status') === 'cancelled') return refuse('not-kept', 'a vital sign that was not measured');
  const patient = patientOf(resource, referenceIndex, 'subject');
  if (!patient.ok) return patient;
  const name = conceptText(first(json, 'code'));
  if (name === undefined) return unreadable('Observation.code is missing');
  const parts = partsOf(json);
  if (parts === undefined) return unreadable('Observation.component has no code');
  if (parts.length === 0) return refuse('not-kept', 'a panel, whose members stand for themselves');
  const vitalSign: VitalSign = {
    id: resource.id,
    name,
    status: status.value,
    parts,
    ...knownFields({
      code: codingIn(first(json, 'code'), loinc),
      date: dateAt(json, 'effectiveDateTime', 'effectivePeriod.end', 'effectivePeriod.start', 'effectiveInstant'),
    }),
  };
  return ok([{ type: 'vital-sign', id: resource.id, sources: placesOf(resource), patient: patient.value, vitalSign }]);
};

/** The value of an observation, then those of its components; undefined where a component does not say what it is. */
const partsOf = (json: Json): readonly VitalSignPart[] | undefined => {
  const components = all(json, 'component');
  const own = valueOf(json);
  const groups = components.length > 0 || all(json, 'hasMember').length > 0;
  const parts = [...(own === undefined && groups ? [] : [json]), ...components].map(partOf);
  return parts.every((part) => part !== undefined) ? parts : undefined;
};

const partOf = (holder: Json): VitalSignPart | undefined => {
  const name = conceptText(first(holder, 'code'));
  const code = codingIn(first(holder, 'code'), loinc);
  const value = valueOf(holder) ?? unknown;
  return name === undefined ? undefined : { name, ...knownFields({ code }), value };
};

const unknown: VitalSignValue = { kind: 'unknown' };
