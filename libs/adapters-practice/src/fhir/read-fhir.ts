import {
  joined,
  namespaceOf,
  nothingRead,
  type ReadInput,
  type ReadOutcome,
  type ReadRecord,
  type Refusal,
} from '../records/index.ts';
import { readAllergy } from './allergy.ts';
import { readAppointment } from './appointment.ts';
import { readCareTeam } from './care-team.ts';
import { readCondition } from './condition.ts';
import { readDocument } from './document.ts';
import { parseJson, text, type BadJson } from './json.ts';
import { readObservation, readReport } from './lab.ts';
import { readMedicationRequest, readMedicationStatement } from './medication.ts';
import { readLocation, readOrganization, readPatient, readPractitioner, readRole } from './people.ts';
import { containedIn, resourcesIn, type Found, type NoResource, type Resource } from './resource.ts';
import { Shelf } from './shelf.ts';
import { codeInWords, refuse, type Reader, type Reading } from './trouble.ts';

const readers: Readonly<Record<string, Reader>> = {
  Patient: readPatient,
  Location: readLocation,
  Organization: readOrganization,
  PractitionerRole: readRole,
  Appointment: readAppointment,
  Condition: readCondition,
  AllergyIntolerance: readAllergy,
  MedicationRequest: readMedicationRequest,
  MedicationStatement: readMedicationStatement,
  DiagnosticReport: readReport,
  DocumentReference: readDocument,
  CareTeam: readCareTeam,
};

/** What another resource may have claimed as a part of itself; read on its own only where nobody did. */
const afterwards: Readonly<Record<string, Reader>> = {
  Practitioner: readPractitioner,
  Observation: readObservation,
  Medication: () => refuse('not-kept', 'a drug that no prescription refers to'),
  Binary: () => refuse('not-kept', 'bytes that no document refers to'),
};

/** Reads one FHIR R4 JSON text: a resource or a Bundle of any type. */
export const readFhirJson = (input: ReadInput, source: string): ReadOutcome => {
  const json = parseJson(source);
  if (!json.ok) return { records: [], refusals: [malformed(input, '', json.error)] };
  return readFound(input, resourcesIn(json.value, namespaceOf(input)));
};

/** Reads newline-delimited FHIR R4 JSON, a resource a line; a broken line is refused alone. */
export const readFhirLines = (input: ReadInput, source: string): ReadOutcome => {
  const refusals: Refusal[] = [];
  const found = source.split('\n').flatMap((line, index): readonly Found[] => {
    if (line.trim() === '') return [];
    const place = `line ${index + 1}`;
    const json = parseJson(line);
    if (json.ok) return [resourcesIn(json.value, namespaceOf(input), place)];
    refusals.push(malformed(input, place, json.error));
    return [];
  });
  const whole: Found = {
    resources: found.flatMap(({ resources }) => resources),
    strays: found.flatMap(({ strays }) => strays),
  };
  return joined([readFound(input, whole), { records: [], refusals }]);
};

const malformed = ({ name }: ReadInput, record: string, { kind }: BadJson): Refusal =>
  kind === 'too-deep'
    ? { source: name, record, reason: 'too-large', detail: 'JSON nested deeper than any FHIR resource' }
    : { source: name, record, reason: 'malformed', detail: 'not well-formed JSON' };

const readFound = (input: ReadInput, { resources, strays }: Found): ReadOutcome => {
  const { newest, older } = versions(resources);
  const shelf = new Shelf(newest);
  const refusals = new Map<string, Refusal>();
  const records: ReadRecord[] = [];
  const claimed = new Set<string>();
  const refuseAt = ({ place }: Resource, { reason, detail }: Pick<Refusal, 'reason' | 'detail'>): void => {
    refusals.set(place, { source: input.name, record: place, reason, detail });
  };
  const take = (resource: Resource, reading: Reading): void => {
    if (!reading.ok) return refuseAt(resource, reading.error);
    for (const record of [...reading.value, ...peopleInside(resource, reading.value)]) {
      records.push(record);
      for (const source of record.sources) claimed.add(source);
    }
  };
  for (const resource of newest) {
    const reader = afterwards[resource.type] === undefined ? readerOf(resource) : undefined;
    if (reader !== undefined) take(resource, reader(resource, shelf));
  }
  for (const resource of panelsFirst(newest)) {
    const reader = afterwards[resource.type];
    if (reader !== undefined && !claimed.has(resource.place)) take(resource, reader(resource, shelf));
  }
  for (const resource of older)
    refuseAt(resource, { reason: 'superseded', detail: 'a newer version of it is in this input' });
  return joined([
    { ...nothingRead, records },
    { ...nothingRead, refusals: [...refusals.values()].filter(({ record }) => !claimed.has(record)) },
    { ...nothingRead, refusals: strays.map((stray) => strayRefusal(input, stray)) },
  ]);
};

const readerOf = ({ type }: Resource): Reader =>
  (Object.hasOwn(readers, type) ? readers[type] : undefined) ??
  (() => refuse('not-kept', `the portal keeps no ${codeInWords(type)}`));

/** A patient who exists only inside the record that was read comes with it. */
const peopleInside = (resource: Resource, records: readonly ReadRecord[]): readonly ReadRecord[] =>
  containedIn(resource)
    .filter(
      ({ type, id }) => type === 'Patient' && records.some((record) => 'patient' in record && record.patient === id),
    )
    .flatMap((person) => {
      const reading = readPatient(person);
      return reading.ok ? reading.value : [];
    });

/** Panels are read before their members, so that a member is not taken for a report of its own. */
const panelsFirst = (resources: readonly Resource[]): readonly Resource[] =>
  [...resources].sort((a, b) => Number('hasMember' in b.json) - Number('hasMember' in a.json));

const strayRefusal = ({ name }: ReadInput, { place, detail, deletion }: NoResource): Refusal => ({
  source: name,
  record: place,
  reason: place === '' ? 'unknown-format' : deletion ? 'not-kept' : 'unreadable',
  detail,
});

/** Of several versions of one resource the one last updated, or the first, as histories begin with the newest. */
const versions = (
  resources: readonly Resource[],
): { readonly newest: readonly Resource[]; readonly older: readonly Resource[] } => {
  const best = new Map<string, Resource>();
  for (const resource of resources) {
    const key = `${resource.type} ${resource.id}`;
    const known = best.get(key);
    if (known === undefined || updated(resource) > updated(known)) best.set(key, resource);
  }
  const newest = new Set(best.values());
  return { newest: [...newest], older: resources.filter((resource) => !newest.has(resource)) };
};

const updated = ({ json }: Resource): string => text(json, 'meta.lastUpdated') ?? '';
