import type { HealthRecord, Section, SectionName } from '@portico/practice-spi';
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
import { entryPlaceOf, markedBySources } from './held-back.ts';
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

/** Read only where no other resource has them as a part. */
const readersOfParts: ReadonlyMap<string, Reader> = new Map(
  Object.entries({ Observation: readObservation, MedicationDispense: readMedicationDispense }),
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
    if (!reading.ok) {
      problems.push({ type: resource.type, reason: reading.error.reason });
      return;
    }
    for (const read of reading.value) {
      const record = authoredBySource(read, resource, referenceIndex);
      records.push(record);
      for (const place of record.sources) claimed.add(place);
    }
  };
  for (const resource of resources) {
    const read = readers.get(resource.type);
    if (read !== undefined) take(resource, read);
  }
  // A panel before its members, which it claims.
  const isPanel = ({ json }: Resource): boolean => json['hasMember'] !== undefined;
  for (const resource of [...resources].sort((a, b) => Number(isPanel(b)) - Number(isPanel(a)))) {
    const read = readersOfParts.get(resource.type);
    if (read !== undefined && !claimed.has(resource.place)) take(resource, read);
  }
  return { records: markedBySources(joinNotes(records, resources), resources), problems };
};

/** Of several statements the one that says most. */
const statements: readonly SectionStatement['kind'][] = ['none-known', 'narrative', 'no-information'];

const sectionOf = (entries: readonly object[], said: readonly SectionStatement[]): Section<object> => {
  const statement = statements.flatMap((kind) => said.find((each) => each.kind === kind) ?? [])[0];
  return entries.length > 0 || statement === undefined ? { kind: 'entries', entries } : statement;
};

/** The section that the entries of each type of record are of; items say theirs themselves. */
const sectionsByType: Readonly<Record<Exclude<ClinicalRecord['type'], 'item' | 'section'>, SectionName>> = {
  condition: 'conditions',
  allergy: 'allergies',
  medication: 'medications',
  immunization: 'immunizations',
  lab: 'labs',
  'vital-sign': 'vitalSigns',
  procedure: 'procedures',
  note: 'notes',
  document: 'documents',
  'care-team': 'careTeam',
};

/** The entry of a record, or its members. */
const entriesOf = (record: ClinicalRecord): readonly object[] => {
  const place = entryPlaceOf(record.type);
  return [(record as unknown as Readonly<Record<string, object | readonly object[]>>)[place ?? ''] ?? []].flat();
};

/**
 * The sections that are wanted, of one patient's records. An empty one whose types are partly unanswered or unread is no
 * empty list, which would say that there is nothing.
 */
export const recordOf = (
  records: readonly ClinicalRecord[],
  wanted: readonly SectionName[],
  partial: ReadonlySet<string> = new Set(),
): HealthRecord =>
  Object.fromEntries(
    wanted.map((name) => {
      const ofSection = records.filter(
        (each) => ('section' in each ? each.section : sectionsByType[each.type]) === name,
      );
      const said = ofSection.flatMap((each) => (each.type === 'section' ? each.statement : []));
      const section = sectionOf(ofSection.flatMap(entriesOf), said);
      const isEmpty = section.kind === 'entries' && section.entries.length === 0;
      const isUnsure = isEmpty && typesOfSection[name]?.some((type) => partial.has(type)) === true;
      return [name, isUnsure ? { kind: 'no-information' } : section];
    }),
  );
