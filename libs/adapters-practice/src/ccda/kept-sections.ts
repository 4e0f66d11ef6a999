import type { ChartSection } from '@portico/domain/health';
import { lookedUp } from '../records/index.ts';
import { codesOf } from './coded-values.ts';
import type { EntryReader } from './entry-reader.ts';
import { all, attribute, first, type Xml } from './xml-tree.ts';
import {
  readDevices,
  readEncounters,
  readFamilyHistory,
  readFindings,
  readGoals,
  readInstructions,
  readPayers,
  readPlans,
} from './items/index.ts';
import { readAllergies } from './read-allergies.ts';
import { readCareTeams } from './read-care-teams.ts';
import { readDiagnoses } from './read-diagnoses.ts';
import { readHealthConcerns } from './read-health-concerns.ts';
import { readImmunizations } from './read-immunizations.ts';
import { readMedications, readPastMedications } from './read-medications.ts';
import { readProblems } from './read-problems.ts';
import { readProcedures } from './read-procedures.ts';
import { readResults } from './read-results.ts';
import { readVitalSigns } from './read-vital-signs.ts';

export interface KeptSection {
  readonly section: ChartSection;
  readonly reader: EntryReader;
  /**
   * The section tells of one stay or moment only. What it says as a whole, such as “none”, is then no word about the
   * chart, and an entry of another form has no place in the chart.
   */
  readonly partial?: true;
  /** The text of the section is an entry: always, or where none of its entries can be read or says what is planned. */
  readonly text?: 'always' | 'without-entries' | 'without-plans';
}

const medications: KeptSection = { section: 'medications', reader: readMedications };
const pastMedications: KeptSection = { section: 'medications', reader: readPastMedications, partial: true };
const problems: KeptSection = { section: 'conditions', reader: readProblems };
const diagnoses: KeptSection = { section: 'conditions', reader: readDiagnoses, partial: true };

const healthStatus: KeptSection = { section: 'healthStatus', reader: readFindings('healthStatus', 'a finding') };

/** Sections by LOINC code: titles differ between vendors and templates between releases, the codes do not. */
const keptSections: Readonly<Record<string, KeptSection>> = {
  '48765-2': { section: 'allergies', reader: readAllergies },
  '10160-0': medications,
  // Discharge medications, as of R1.1 and as of R2.1.
  '10183-2': medications,
  '75311-1': medications,
  // On admission, and given during the visit.
  '42346-7': pastMedications,
  '29549-3': pastMedications,
  '11450-4': problems,
  '11348-0': problems,
  // Diagnoses on admission, at discharge, before and after an operation; health concerns.
  '46241-6': diagnoses,
  '42347-5': diagnoses,
  '11535-2': diagnoses,
  'C-CDAV2-DDN': diagnoses,
  '10219-4': diagnoses,
  '10218-6': diagnoses,
  '75310-3': { section: 'conditions', reader: readHealthConcerns, partial: true },
  '11369-6': { section: 'immunizations', reader: readImmunizations },
  '30954-2': { section: 'labs', reader: readResults },
  '8716-3': { section: 'vitalSigns', reader: readVitalSigns },
  '47519-4': { section: 'procedures', reader: readProcedures },
  '46240-8': { section: 'encounters', reader: readEncounters, partial: true },
  '29762-2': { section: 'socialHistory', reader: readFindings('socialHistory', 'a finding') },
  // Functional status and mental status.
  '47420-5': healthStatus,
  '10190-7': healthStatus,
  '10157-6': { section: 'familyHistory', reader: readFamilyHistory },
  '61146-7': { section: 'goals', reader: readGoals },
  // Plan of treatment; assessment; both in one.
  '18776-5': { section: 'carePlans', reader: readPlans, text: 'without-plans' },
  '51848-0': { section: 'carePlans', reader: readPlans, text: 'always' },
  '51847-2': { section: 'carePlans', reader: readPlans, text: 'always' },
  // Instructions, those at discharge, and why somebody is referred.
  '69730-0': { section: 'carePlans', reader: readInstructions, text: 'without-entries' },
  '8653-8': { section: 'carePlans', reader: readInstructions, text: 'without-entries' },
  '42349-1': { section: 'carePlans', reader: readPlans, text: 'without-plans' },
  '46264-8': { section: 'devices', reader: readDevices },
  '42348-3': { section: 'advanceDirectives', reader: readFindings('advanceDirectives', 'an advance directive') },
  '48768-6': { section: 'coverage', reader: readPayers },
  '85847-2': { section: 'careTeam', reader: readCareTeams },
};

/** A section without a code that says by an entry which procedure the sections within it are about. */
const aboutProcedure: KeptSection = { section: 'procedures', reader: readProcedures, partial: true };
const procedureContext = '2.16.840.1.113883.10.20.6.2.5';

const isAboutProcedure = (section: Xml): boolean =>
  all(section, 'entry/act/templateId').some((each) => attribute(each, 'root') === procedureContext);

/** What a section is kept as, by its own code or a translation of it. */
export const keptSectionOf = (section: Xml): KeptSection | undefined =>
  codesOf(first(section, 'code'))
    .map((code) => lookedUp(keptSections, code))
    .find((each) => each !== undefined) ?? (isAboutProcedure(section) ? aboutProcedure : undefined);
