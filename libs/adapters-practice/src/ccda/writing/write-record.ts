import type { Chart, ChartSection, RecordItem, Section } from '@portico/domain/health';
import type { Instant } from '@portico/domain/kernel';
import { day, loinc, template, type Named, type Written } from './entry-parts.ts';
import { note } from './write-notes.ts';
import { authoredBy, section } from './write-section.ts';
import { sectionKinds } from './section-kinds.ts';
import { clinicalSections } from './write-ccda.ts';
import { namedWithin, writeDocument } from './write-document.ts';
import { uuidOf, type WrittenPatient } from './write-patient.ts';
import { finding } from './write-findings.ts';
import {
  encounter,
  goal,
  plan,
  plannedEncounter,
  plannedProcedure,
  proposedImmunization,
  relative,
} from './write-items.ts';
import { careTeam, device, policy } from './write-holdings.ts';
import { clinicalTest, lab } from './write-labs.ts';
import { element as e, text, type Markup } from './write-xml.ts';

export interface WrittenRecord {
  readonly id: string;
  readonly title: string;
  readonly practiceName: string;
  readonly patient: WrittenPatient;
  readonly chart: Chart;
  readonly at: Instant;
}

/** A whole record as a Continuity of Care Document (C-CDA R2.1); `readCcda` reads from it what is written into it. */
export const writeRecord = ({ id, title, practiceName, patient, chart, at }: WrittenRecord): Uint8Array => {
  const ids = namedWithin(id);
  return writeDocument({ id, title, practiceName, patient, at, from: patient.birthDate }, [
    ...clinicalSections(chart, ids),
    results(chart, ids),
    section(sectionKinds.socialHistory, chart.socialHistory, (each) => finding('socialHistory')(each, ids)),
    section(sectionKinds.encounters, chart.encounters, (each) => encounter(each, ids)),
    plans(chart, ids),
    ...assessments(chart),
    ...furtherSections(chart, id, ids),
  ]);
};

/** Sections that the standard does not ask for: those of which nothing is said are left out. */
const furtherSections = (chart: Chart, id: string, ids: Named): readonly Markup[] => [
  ...told(chart, 'healthStatus', (each) => finding('healthStatus')(each, ids)),
  ...told(chart, 'familyHistory', (each) => relative(each, ids)),
  ...told(chart, 'goals', (each) => goal(each, ids)),
  ...told(chart, 'devices', (each) => device(each, ids)),
  ...told(chart, 'advanceDirectives', (each) => finding('advanceDirectives')(each, ids)),
  ...told(chart, 'coverage', (each) => policy(each, ids, uuidOf(id))),
  ...team(chart, ids),
  ...notes(chart, ids),
];

const notes = ({ notes: said }: Chart, ids: Named): readonly Markup[] =>
  said.kind === 'entries' ? said.entries.map((each, at) => note(each, ids, at + 1)) : [];

type Told = Exclude<keyof typeof sectionKinds, 'careTeam'>;
type EntryIn<S extends ChartSection> = Chart[S] extends Section<infer T> ? T : never;

const told = <S extends Told>(
  chart: Chart,
  name: S,
  entryOf: (entry: EntryIn<S>) => Written | undefined,
): readonly Markup[] => {
  const said = chart[name] as Section<EntryIn<S>>;
  const isSilent = said.kind === 'no-information' || (said.kind === 'entries' && said.entries.length === 0);
  return isSilent ? [] : [section(sectionKinds[name], said, entryOf)];
};

const team = ({ careTeam: said }: Chart, ids: Named): readonly Markup[] => {
  if (said.kind === 'no-information') return [];
  if (said.kind !== 'entries') return [section(sectionKinds.careTeam, said, () => undefined)];
  return said.entries.length === 0
    ? []
    : [section(sectionKinds.careTeam, { kind: 'entries', entries: [said.entries] }, (all) => careTeam(all, ids))];
};

/** Results of laboratories, and of other tests. */
const results = ({ labs, clinicalTests }: Chart, ids: Named): Markup =>
  section(
    sectionKinds.labs,
    joined(labs, [
      ...writtenOf(labs, (each) => lab(each, ids)),
      ...writtenOf(clinicalTests, (each) => clinicalTest(each, ids)),
    ]),
    (each) => each,
  );

/** What is planned: plans, visits and procedures that did not take place yet, and vaccines that are due. */
const plans = ({ carePlans, encounters, procedures, immunizationRecommendations }: Chart, ids: Named): Markup =>
  section(
    sectionKinds.carePlans,
    joined(carePlans, [
      ...writtenOf(carePlans, (each) => (isAssessment(each) ? undefined : plan(each, ids))),
      ...writtenOf(encounters, (each) => (each.status === 'planned' ? plannedEncounter(each, ids) : undefined)),
      ...writtenOf(procedures, (each) => (each.status === 'planned' ? plannedProcedure(each, ids) : undefined)),
      ...writtenOf(immunizationRecommendations, (each) => proposedImmunization(each, ids)),
    ]),
    (each) => each,
  );

const writtenOf = <T>(said: Section<T>, entryOf: (entry: T) => Written | undefined): readonly Written[] =>
  said.kind === 'entries' ? said.entries.flatMap((each) => authoredBy(each, entryOf(each))) : [];

/** Entries outweigh what is said of the section as a whole. */
const joined = (said: Section<unknown>, written: readonly Written[]): Section<Written> =>
  written.length > 0 || said.kind === 'entries' ? { kind: 'entries', entries: written } : said;

type Plan = RecordItem<'carePlans'>;

/** The text of an assessment, which is a section of its own. */
const isAssessment = ({ status, value }: Plan): boolean => status === 'final' && value?.kind === 'text';

const assessments = ({ carePlans }: Chart): readonly Markup[] =>
  carePlans.kind === 'entries' ? carePlans.entries.filter(isAssessment).map(assessment) : [];

const assessment = ({ name, value, date }: Plan): Markup =>
  e(
    'section',
    {},
    template('2.8'),
    e('code', { code: '51848-0', codeSystem: loinc, displayName: 'Assessment' }),
    e('title', {}, text(name)),
    e('text', {}, ...paragraphs(value?.kind === 'text' ? value.text : '')),
    ...(date === undefined ? [] : [written(date)]),
  );

const written = (date: string): Markup =>
  e('author', {}, e('time', { value: day(date) }), e('assignedAuthor', {}, e('id', { nullFlavor: 'NI' })));

const paragraphs = (words: string): readonly Markup[] =>
  words.split('\n').map((each) => e('paragraph', {}, text(each)));
