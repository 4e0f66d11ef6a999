import {
  itemSections,
  type HealthRecord,
  type ItemSection,
  type Section,
  type SectionName,
} from '@portico/practice-spi';
import { all } from '../json/index.ts';
import type { ClinicalRecord } from './clinical-record.ts';
import {
  readCarePlan,
  readClaim,
  readDevice,
  readDirective,
  readEncounter,
  readExplanation,
  readFamilyHistory,
  readGoal,
  readImmunizationRecommendation,
  readInsurance,
  readServiceRequest,
} from './items/index.ts';
import { authoredBySource } from './authorship.ts';
import { joinNotes } from './notes/index.ts';
import { markedBySources } from './held-back.ts';
import { readAllergy } from './read-allergy.ts';
import { readCareTeam } from './read-care-team.ts';
import { readCondition } from './read-condition.ts';
import { readDocument } from './read-document.ts';
import { readImmunization } from './read-immunization.ts';
import { readObservation, readReport } from './read-lab.ts';
import { readMedicationDispense, readMedicationRequest } from './read-medication.ts';
import { readProcedure } from './read-procedure.ts';
import type { SectionStatement } from './section-statement.ts';
import type { Problem, Reader } from './reading-problem.ts';
import type { ReferenceIndex } from './reference-index.ts';
import type { Resource } from './find-resources.ts';

/** The types that a section is read from; without the first one the system does not keep it. */
export const typesOfSection: Readonly<Partial<Record<SectionName, readonly [string, ...string[]]>>> = {
  conditions: ['Condition'],
  allergies: ['AllergyIntolerance'],
  medications: ['MedicationRequest', 'MedicationDispense'],
  immunizations: ['Immunization'],
  immunizationRecommendations: ['ImmunizationRecommendation'],
  labs: ['DiagnosticReport', 'Observation'],
  vitalSigns: ['Observation'],
  procedures: ['Procedure'],
  encounters: ['Encounter'],
  clinicalTests: ['Observation'],
  healthStatus: ['Observation'],
  socialHistory: ['Observation'],
  familyHistory: ['FamilyMemberHistory'],
  goals: ['Goal'],
  carePlans: ['CarePlan', 'ServiceRequest'],
  devices: ['Device'],
  advanceDirectives: ['Consent'],
  coverage: ['Coverage'],
  bills: ['ExplanationOfBenefit', 'Claim'],
  notes: ['DocumentReference', 'DiagnosticReport'],
  documents: ['DocumentReference', 'DiagnosticReport'],
  careTeam: ['CareTeam'],
};

const readers: ReadonlyMap<string, Reader> = new Map(
  Object.entries({
    Condition: readCondition,
    AllergyIntolerance: readAllergy,
    MedicationRequest: readMedicationRequest,
    Immunization: readImmunization,
    ImmunizationRecommendation: readImmunizationRecommendation,
    Procedure: readProcedure,
    Encounter: readEncounter,
    FamilyMemberHistory: readFamilyHistory,
    Goal: readGoal,
    CarePlan: readCarePlan,
    ServiceRequest: readServiceRequest,
    Device: readDevice,
    Consent: readDirective,
    Coverage: readInsurance,
    Claim: readClaim,
    ExplanationOfBenefit: readExplanation,
    DiagnosticReport: readReport,
    DocumentReference: readDocument,
    CareTeam: readCareTeam,
  }),
);

interface Read {
  readonly records: readonly ClinicalRecord[];
  readonly problems: readonly { readonly type: string; readonly reason: Problem['reason'] }[];
}

/**
 * Reads what was found; a result that a report claims is a part of it, and one that none claims a report of its own. So is
 * what was handed out a part of its prescription; without one each is a medication of its own.
 */
export const readResources = (resources: readonly Resource[], referenceIndex: ReferenceIndex): Read => {
  const records: ClinicalRecord[] = [];
  const problems: Read['problems'][number][] = [];
  const claimed = new Set<string>();
  const take = (resource: Resource, reader: Reader): void => {
    const reading = reader(resource, referenceIndex);
    if (!reading.ok) problems.push({ type: resource.type, reason: reading.error.reason });
    for (const read of reading.ok ? reading.value : []) {
      const record = authoredBySource(read, resource, referenceIndex);
      records.push(record);
      for (const place of record.sources) claimed.add(place);
    }
  };
  for (const resource of resources) {
    const read = readers.get(resource.type);
    if (read !== undefined) take(resource, read);
  }
  const observations = resources.filter(({ type }) => type === 'Observation');
  // A panel before its members, which it claims.
  const isPanel = ({ json }: Resource) => all(json, 'hasMember').length > 0;
  for (const resource of [...observations].sort((a, b) => Number(isPanel(b)) - Number(isPanel(a)))) {
    if (!claimed.has(resource.place)) take(resource, readObservation);
  }
  for (const resource of resources) {
    const isAlone = resource.type === 'MedicationDispense' && !claimed.has(resource.place);
    if (isAlone) take(resource, readMedicationDispense);
  }
  return { records: markedBySources(joinNotes(records, resources), resources), problems };
};

/** Of several statements the one that says most. */
const statements: readonly SectionStatement['kind'][] = ['none-known', 'narrative', 'no-information'];

const sectionOf = <T>(entries: readonly T[], said: readonly SectionStatement[]): Section<T> => {
  const [statement] = [...said].sort((a, b) => statements.indexOf(a.kind) - statements.indexOf(b.kind));
  return entries.length > 0 || statement === undefined ? { kind: 'entries', entries } : statement;
};

const itemsIn = (records: readonly ClinicalRecord[], section: ItemSection) =>
  records.flatMap((each) => (each.type === 'item' && each.section === section ? each.item : []));

/**
 * The sections that are wanted, of one patient's records. An empty one whose types are partly unanswered or unread is no
 * empty list, which would say that there is nothing.
 */
export const recordOf = (
  records: readonly ClinicalRecord[],
  wanted: readonly SectionName[],
  partial: ReadonlySet<string> = new Set(),
): HealthRecord => {
  const said = (section: SectionName): readonly SectionStatement[] =>
    records.flatMap((record) => (record.type === 'section' && record.section === section ? record.statement : []));
  const record: HealthRecord = {
    ...Object.fromEntries(itemSections.map((name) => [name, sectionOf(itemsIn(records, name), [])])),
    conditions: sectionOf(
      records.flatMap((each) => (each.type === 'condition' ? each.condition : [])),
      said('conditions'),
    ),
    allergies: sectionOf(
      records.flatMap((each) => (each.type === 'allergy' ? each.allergy : [])),
      said('allergies'),
    ),
    medications: sectionOf(
      records.flatMap((each) => (each.type === 'medication' ? each.medication : [])),
      said('medications'),
    ),
    immunizations: sectionOf(
      records.flatMap((each) => (each.type === 'immunization' ? each.immunization : [])),
      [],
    ),
    labs: sectionOf(
      records.flatMap((each) => (each.type === 'lab' ? each.lab : [])),
      [],
    ),
    vitalSigns: sectionOf(
      records.flatMap((each) => (each.type === 'vital-sign' ? each.vitalSign : [])),
      [],
    ),
    procedures: sectionOf(
      records.flatMap((each) => (each.type === 'procedure' ? each.procedure : [])),
      [],
    ),
    notes: sectionOf(
      records.flatMap((each) => (each.type === 'note' ? each.note : [])),
      [],
    ),
    documents: sectionOf(
      records.flatMap((each) => (each.type === 'document' ? each.document : [])),
      [],
    ),
    careTeam: sectionOf(
      records.flatMap((each) => (each.type === 'care-team' ? each.members : [])),
      [],
    ),
  };
  return Object.fromEntries(
    wanted.map((name) => {
      const section = record[name];
      const isEmpty = section?.kind === 'entries' && section.entries.length === 0;
      const isUnsure = isEmpty && typesOfSection[name]?.some((type) => partial.has(type)) === true;
      return [name, isUnsure ? { kind: 'no-information' } : section];
    }),
  );
};
