import { createHash } from 'node:crypto';
import type { Chart, RecordToTake, RecordWriter, Section } from '@portico/domain/health';
import { isoOf, type PatientId, type PracticeId } from '@portico/domain/kernel';
import { lookedUp } from '@portico/practice-fhir/record';
import { texts, writeJson, type Json, type JsonObject } from '@portico/practice-fhir/json';
import { entryFhirId, fhirId } from '../resources/fhir-ids.ts';
import { absent, coded, referenceTo, some, terminology, type Resource } from '../resources/shared-elements.ts';
import { patientBundle } from '../server/patient-bundle.ts';
import { directiveResources } from './item-resources.ts';
import { GivenRecords, noDirectory } from './given-records.ts';
import { withSelfSaid } from './self-said.ts';

const loinc = 'http://loinc.org';
const absentOrUnknown = 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips';

/** What stands in a section where it has no entries, as a resource of its kind. */
type Statement = (patient: PatientId, code: JsonObject) => Resource;

interface SummarySection {
  readonly section: keyof Chart;
  readonly title: string;
  readonly code: string;
  readonly isOne: (resource: Resource) => boolean;
  /** What the section refers to in the place of an entry, and which refers to the entry. */
  readonly behind?: (patient: PatientId, resource: Resource) => Resource;
  /** The codes for “none known” and “no information”, of the sections that have to be there. */
  readonly required?: { readonly none: string; readonly unknown: string; readonly statement: Statement };
}

const ofType =
  (...types: readonly string[]) =>
  ({ resourceType }: Resource): boolean =>
    types.includes(resourceType);

const ofCategory =
  (category: string) =>
  (resource: Resource): boolean =>
    resource.resourceType === 'Observation' && texts(resource, 'category.coding.code').includes(category);

const active = (name: string): JsonObject => coded(terminology(name), 'active');

const noAllergy: Statement = (patient, code) => ({
  resourceType: 'AllergyIntolerance',
  id: entryFhirId(patient, 'statement'),
  clinicalStatus: active('allergyintolerance-clinical'),
  code,
  patient: referenceTo('Patient', fhirId(patient)),
});

const noProblem: Statement = (patient, code) => ({
  resourceType: 'Condition',
  id: entryFhirId(patient, 'statement'),
  clinicalStatus: active('condition-clinical'),
  code,
  subject: referenceTo('Patient', fhirId(patient)),
});

const noMedication: Statement = (patient, code) => ({
  resourceType: 'MedicationStatement',
  id: entryFhirId(patient, 'statement'),
  status: 'unknown',
  medicationCodeableConcept: code,
  subject: referenceTo('Patient', fhirId(patient)),
  _effectiveDateTime: absent,
});

const useStatuses: Readonly<Record<string, string>> = { active: 'active', inactive: 'completed' };

/** That the patient has a device; since when is not known. */
const useOfDevice = (patient: PatientId, device: Resource): Resource => {
  const status = lookedUp(useStatuses, String(device['status']));
  return {
    resourceType: 'DeviceUseStatement',
    id: entryFhirId(patient, device.id, 'use'),
    status,
    _status: status === undefined ? absent : undefined,
    subject: referenceTo('Patient', fhirId(patient)),
    _timingDateTime: absent,
    device: referenceTo('Device', device.id),
  };
};

/** With the reasons why elements are absent that the summary asks for and the service leaves out. */
const complete = (resource: Resource): Resource => {
  const { resourceType, birthDate, effectiveDateTime, effectivePeriod, performer } = resource;
  if (resourceType === 'Patient') return birthDate === undefined ? { ...resource, _birthDate: absent } : resource;
  if (resourceType !== 'Observation' && resourceType !== 'DiagnosticReport') return resource;
  const isDated = effectiveDateTime !== undefined || effectivePeriod !== undefined;
  const isLaboratory = ofCategory('laboratory')(resource);
  return {
    ...resource,
    ...(isDated ? {} : { _effectiveDateTime: absent }),
    ...(isLaboratory && performer === undefined ? { performer: [absent] } : {}),
  };
};

const sections: readonly SummarySection[] = [
  {
    section: 'conditions',
    title: 'Problems',
    code: '11450-4',
    isOne: ofType('Condition'),
    required: { none: 'no-known-problems', unknown: 'no-problem-info', statement: noProblem },
  },
  {
    section: 'allergies',
    title: 'Allergies',
    code: '48765-2',
    isOne: ofType('AllergyIntolerance'),
    required: { none: 'no-known-allergies', unknown: 'no-allergy-info', statement: noAllergy },
  },
  {
    section: 'medications',
    title: 'Medications',
    code: '10160-0',
    isOne: ofType('MedicationRequest'),
    required: { none: 'no-known-medications', unknown: 'no-medication-info', statement: noMedication },
  },
  { section: 'immunizations', title: 'Immunizations', code: '11369-6', isOne: ofType('Immunization') },
  { section: 'procedures', title: 'Procedures', code: '47519-4', isOne: ofType('Procedure') },
  {
    section: 'devices',
    title: 'Medical devices',
    code: '46264-8',
    isOne: ofType('Device'),
    behind: useOfDevice,
  },
  {
    section: 'labs',
    title: 'Results',
    code: '30954-2',
    isOne: (each) => ofType('DiagnosticReport')(each) || ofCategory('laboratory')(each),
  },
  { section: 'vitalSigns', title: 'Vital signs', code: '8716-3', isOne: ofCategory('vital-signs') },
  { section: 'socialHistory', title: 'Social history', code: '29762-2', isOne: ofCategory('social-history') },
  {
    section: 'advanceDirectives',
    title: 'Advance directives',
    code: '42348-3',
    isOne: ofType('Consent'),
  },
  { section: 'carePlans', title: 'Plan of care', code: '18776-5', isOne: ofType('CarePlan') },
];

/** The part of a record that matters first to a doctor who does not know the patient: an International Patient Summary. */
export class PatientSummaries implements RecordWriter {
  readonly #base: (practice: PracticeId) => string;

  constructor(base: (practice: PracticeId) => string) {
    this.#base = base;
  }

  async write({ identity, practiceName, contact = {}, registration, chart, now }: RecordToTake): Promise<Uint8Array> {
    const { practice, patient } = identity.patient;
    const base = this.#base(practice);
    const { details = {}, sourceFacts } = registration ?? {};
    const records = new GivenRecords(
      { identity, contact, details, ...(sourceFacts && { sourceFacts }) },
      chart,
      [],
      [],
    );
    const found = await patientBundle({ base, practice, own: patient, records, directory: noDirectory }, patient);
    if (!found.ok) throw new Error(`Bug: a record at hand was not written: ${found.error.text}`);
    const served = (found.value['entry'] as readonly { readonly resource: Resource }[]).map(({ resource }) =>
      withSelfSaid(resource, chart),
    );
    const all = [...served, ...directiveResources(patient, chart)].map(complete);
    const written = sections.flatMap((each) => sectionOf(each, chart, patient, all));
    const resources = [
      compositionOf(patient, practice, isoOf(now), written),
      ...all.filter(ofType('Patient')),
      organization(practice, practiceName),
      ...written.flatMap(({ entries }) => entries),
    ];
    const bundle = {
      resourceType: 'Bundle',
      type: 'document',
      identifier: {
        system: 'urn:ietf:rfc:3986',
        value: `urn:uuid:${uuidOf(JSON.stringify([practice, patient, now]))}`,
      },
      timestamp: isoOf(now),
      entry: resources.map((resource) => ({ fullUrl: `${base}/${resource.resourceType}/${resource.id}`, resource })),
    };
    return new TextEncoder().encode(writeJson(bundle));
  }
}

interface WrittenSection {
  readonly json: JsonObject;
  readonly entries: readonly Resource[];
}

const organization = (practice: PracticeId, name: string): Resource => ({
  resourceType: 'Organization',
  id: fhirId(practice),
  name: name.trim() === '' ? undefined : name,
  _name: name.trim() === '' ? absent : undefined,
});

const compositionOf = (
  patient: PatientId,
  practice: PracticeId,
  date: string,
  written: readonly WrittenSection[],
): Resource => ({
  resourceType: 'Composition',
  id: fhirId(patient),
  status: 'final',
  type: coded(loinc, '60591-5', 'Patient summary Document'),
  subject: referenceTo('Patient', fhirId(patient)),
  date,
  author: [referenceTo('Organization', fhirId(practice))],
  title: 'International Patient Summary',
  custodian: referenceTo('Organization', fhirId(practice)),
  section: written.map(({ json }) => json),
});

/** A section; one that does not have to be there is left out where nothing is said. */
const sectionOf = (
  { section, title, code, isOne, behind, required }: SummarySection,
  chart: Chart,
  patient: PatientId,
  all: readonly Resource[],
): readonly WrittenSection[] => {
  const said = chart[section] as Section<object>;
  const found = said.kind === 'entries' ? all.filter(isOne) : [];
  const sectionWith = (lines: readonly string[], entries: readonly Resource[], more: JsonObject = {}) => ({
    json: {
      title,
      code: coded(loinc, code, title),
      text: { status: 'generated', div: divOf(lines) },
      entry: some(entries.map(({ resourceType, id }) => referenceTo(resourceType, id))),
      ...more,
    },
    entries,
  });
  if (found.length > 0) {
    const named = behind === undefined ? found : found.map((each) => behind(patient, each));
    const { json } = sectionWith(found.map(lineOf), named);
    return [{ json, entries: behind === undefined ? found : [...named, ...found] }];
  }
  if (said.kind === 'narrative') {
    const reason = coded(terminology('list-empty-reason'), 'unavailable', 'Unavailable');
    return [sectionWith(said.text, [], { emptyReason: reason })];
  }
  if (required === undefined) return [];
  const isNone = said.kind === 'none-known';
  const words = isNone ? 'None known' : 'No information';
  const concept = coded(absentOrUnknown, isNone ? required.none : required.unknown, words);
  return [sectionWith([words], [required.statement(patient, concept)])];
};

const lineOf = (resource: Resource): string => {
  const concept = ['code', 'medicationCodeableConcept', 'vaccineCode', 'type'].flatMap((name) => [
    ...texts(resource, `${name}.text`),
    ...texts(resource, `${name}.coding.display`),
    ...texts(resource, `${name}.coding.code`),
  ]);
  // What a directive is about, and what it says.
  const directed =
    resource.resourceType === 'Consent'
      ? [...texts(resource, 'category.text'), ...texts(resource, 'provision.code.text')]
      : [];
  if (directed.length > 0) return directed.join(': ');
  return concept[0] ?? texts(resource, 'title')[0] ?? resource.resourceType;
};

const divOf = (lines: readonly string[]): Json => {
  const said = lines.map(escaped).filter((line) => line.trim() !== '');
  const inside = (said.length === 0 ? ['No text'] : said).map((line) => `<p>${line}</p>`).join('');
  return `<div xmlns="http://www.w3.org/1999/xhtml">${inside}</div>`;
};

/** What XML cannot write at all is left out. */
const escaped = (text: string): string =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** A name in the form of a UUID that is the same for the same text. */
const uuidOf = (name: string): string => {
  const hex = createHash('sha256').update(name).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
};
