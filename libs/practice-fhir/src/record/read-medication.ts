import type { Medication, MedicationFill, PartialDate } from '@portico/practice-spi';
import { ok } from './reading-outcome.ts';
import { statementOf } from './section-statement.ts';
import { all, digits, first, text, type Json } from '../json/index.ts';
import type { Resource } from './find-resources.ts';
import { placesOf, type ReferenceIndex } from './reference-index.ts';
import { directionsIn, dosesIn, inSequence } from './read-directions.ts';
import { notedStatus, patientOf, refuse, statusIn, unreadable, type Reading } from './reading-problem.ts';
import { codesOf, conceptText, quantityText } from '../values/index.ts';
import { knownFields } from '../pick-known-fields.ts';
import { carerBehind, codingIn } from './source-coding.ts';
import { dateAt } from './analyte-code-and-date.ts';

type Status = Medication['status'];

const requestStatuses: Readonly<Record<string, Status | 'draft'>> = {
  active: 'current',
  // Suspended, and withdrawn before anything was taken.
  'on-hold': 'not-taken',
  cancelled: 'not-taken',
  completed: 'past',
  stopped: 'past',
  draft: 'draft',
};

const statementStatuses: Readonly<Record<string, Status>> = {
  active: 'current',
  completed: 'past',
  stopped: 'past',
  intended: 'unknown',
  'on-hold': 'not-taken',
  'not-taken': 'not-taken',
};

/** A plan, which may only repeat what a person says, is no prescription of anybody. */
const intents: Readonly<Record<string, 'order' | 'plan' | 'idea'>> = {
  proposal: 'idea',
  option: 'idea',
  plan: 'plan',
  order: 'order',
  'original-order': 'order',
  'reflex-order': 'order',
  'filler-order': 'order',
  'instance-order': 'order',
};

const fillStatuses: Readonly<Record<string, MedicationFill['status']>> = {
  preparation: 'pending',
  'in-progress': 'pending',
  'on-hold': 'pending',
  completed: 'completed',
  cancelled: 'cancelled',
  declined: 'cancelled',
  stopped: 'cancelled',
};

/** What a pharmacy handed out, or did not; undefined where the source took it back. */
const fillIn = ({ json }: Resource): MedicationFill | undefined => {
  const status = notedStatus(fillStatuses, 'MedicationDispense.status', text(json, 'status'));
  if (!status.ok) return undefined;
  const [date, quantity] = [dateAt(json, 'whenHandedOver', 'whenPrepared'), quantityText(first(json, 'quantity'))];
  return { ...knownFields({ date, quantity }), status: status.value };
};

/** To the minute, as far as it is written; what has no date is last. */
const minute = ({ date = '' }: MedicationFill): string => date.slice(0, 16);

const newestFirst = (fills: readonly MedicationFill[]): readonly MedicationFill[] =>
  [...fills].sort((one, other) => Number(minute(one) < minute(other)) - Number(minute(one) > minute(other)));

/** What was handed out where the prescription is not there: the drug, of which nothing says whether it is taken. */
export const readMedicationDispense = (resource: Resource, referenceIndex: ReferenceIndex): Reading => {
  const { json } = resource;
  const status = notedStatus(fillStatuses, 'MedicationDispense.status', text(json, 'status'));
  if (!status.ok) return status;
  return reading(resource, referenceIndex, {
    status: 'unknown',
    dosage: all(json, 'dosageInstruction'),
    started: undefined,
    ended: undefined,
    prescriber: undefined,
    dispenses: [resource],
  });
};

export const readMedicationRequest = (resource: Resource, referenceIndex: ReferenceIndex): Reading => {
  const { json } = resource;
  const status = notedStatus(requestStatuses, 'MedicationRequest.status', text(json, 'status'));
  if (!status.ok) return status;
  const intent = statusIn(intents, 'MedicationRequest.intent', text(json, 'intent'));
  if (!intent.ok) return intent;
  if (intent.value === 'idea') return refuse('not-kept', 'a proposal is no prescription');
  if (status.value === 'draft') return refuse('not-kept', 'a draft is no prescription');
  const dosage = all(json, 'dosageInstruction');
  return reading(resource, referenceIndex, {
    status: first(json, 'doNotPerform') === true ? 'not-taken' : status.value,
    dosage,
    started: dateAt(dosage[0], 'timing.repeat.boundsPeriod.start') ?? dateAt(json, 'authoredOn'),
    ended: dateAt(dosage[0], 'timing.repeat.boundsPeriod.end'),
    prescriber: intent.value === 'order' ? carerBehind(resource, referenceIndex, first(json, 'requester')) : undefined,
    refillsAllowed: wholeNumber(json, 'dispenseRequest.numberOfRepeatsAllowed'),
    dispenses: referenceIndex.referring(resource, 'MedicationDispense', 'authorizingPrescription'),
  });
};

export const readMedicationStatement = (resource: Resource, referenceIndex: ReferenceIndex): Reading => {
  const { json } = resource;
  const status = notedStatus(statementStatuses, 'MedicationStatement.status', text(json, 'status'));
  if (!status.ok) return status;
  return reading(resource, referenceIndex, {
    status: status.value,
    dosage: all(json, 'dosage'),
    started: dateAt(json, 'effectivePeriod.start', 'effectiveDateTime', 'dateAsserted'),
    ended: dateAt(json, 'effectivePeriod.end'),
    prescriber: undefined,
    dispenses: [],
  });
};

/** A count as FHIR writes it; anything else is none. */
const wholeNumber = (json: Json, path: string): number | undefined => {
  const found = digits(json, path)?.match(/^\d{1,4}$/);
  return found ? Number(found[0]) : undefined;
};

interface Course {
  readonly status: Status;
  readonly dosage: readonly Json[];
  readonly started: PartialDate | undefined;
  readonly ended: PartialDate | undefined;
  readonly prescriber: string | undefined;
  readonly refillsAllowed?: number | undefined;
  readonly dispenses: readonly Resource[];
}

const reading = (
  resource: Resource,
  referenceIndex: ReferenceIndex,
  { status, dosage, started, ended, prescriber, refillsAllowed, dispenses }: Course,
): Reading => {
  const { json } = resource;
  const patient = patientOf(resource, referenceIndex, 'subject');
  if (!patient.ok) return patient;
  const drug = referenceIndex.follow(resource, json['medicationReference']);
  const concept = first(json, 'medicationCodeableConcept') ?? first(drug?.resource?.json, 'code');
  const name = conceptText(concept) ?? drug?.display ?? ingredients(drug?.resource?.json);
  if (name === undefined) return unreadable(`${resource.type}.medication is missing, or is no drug of this input`);
  const filled = dispenses.flatMap((dispense) => {
    const fill = fillIn(dispense);
    return fill === undefined ? [] : [{ dispense, fill }];
  });
  const sources = placesOf(resource, drug?.resource, ...filled.map(({ dispense }) => dispense));
  const record = { id: resource.id, sources, patient: patient.value };
  const statement = statementOf(codesOf(concept), name);
  if (statement !== undefined && !['current', 'unknown'].includes(status))
    return refuse('not-kept', 'a word about the whole section that no longer holds');
  if (statement !== undefined) return ok([{ ...record, type: 'section', section: 'medications', statement }]);
  const code = codingIn(concept, 'http://www.nlm.nih.gov/research/umls/rxnorm', 'http://hl7.org/fhir/sid/ndc');
  const steps = inSequence(dosage);
  const dose = dosesIn(steps);
  const instructions = directionsIn(steps);
  const reason = reasonIn(resource, referenceIndex);
  const medication: Medication = {
    id: resource.id,
    name,
    ...knownFields({ code, dose, instructions, reason, prescriber, started, ended }),
    status,
    ...knownFields({
      refillsAllowed,
      fills: filled.length === 0 ? undefined : newestFirst(filled.map(({ fill }) => fill)),
    }),
  };
  return ok([{ ...record, type: 'medication', medication }]);
};

/** In words, or what the conditions that it is for are called. */
const reasonIn = (resource: Resource, referenceIndex: ReferenceIndex): string | undefined => {
  const worded = all(resource.json, 'reasonCode').flatMap((concept) => conceptText(concept) ?? []);
  const referred = all(resource.json, 'reasonReference').flatMap((reference) => {
    const target = referenceIndex.follow(resource, reference);
    const known = target?.resource?.type === 'Condition' ? first(target.resource.json, 'code') : undefined;
    return conceptText(known) ?? text(reference, 'display') ?? [];
  });
  const said = [...new Set([...worded, ...referred])];
  return said.length === 0 ? undefined : said.join('; ');
};

const ingredients = (drug: Json | undefined): string | undefined => {
  const names = all(drug, 'ingredient.itemCodeableConcept').flatMap((concept) => conceptText(concept) ?? []);
  return names.length === 0 ? undefined : names.join(' / ');
};
