import { instant } from '@portico/domain/kernel';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readRecords } from '@portico/adapters-practice/reading';
import type {
  Chart,
  ClinicalNote,
  Condition,
  ItemSection,
  ItemStatus,
  Lab,
  NoteBlock,
  RecordItem,
  Section,
} from '@portico/domain/health';
import { charts, decimals } from '@portico/domain/health/testing';
import type { ClinicalDate, PatientId } from '@portico/domain/kernel';
import { ids } from '@portico/domain/kernel/testing';
import { writeJson } from '@portico/practice-fhir/json';
import { noteKindOf } from '@portico/practice-fhir/record';
import { faultsOf } from '../testing/medplum-validator.ts';
import { hasOwnIds, sayingSomething } from '../testing/texts-as-written.ts';
import { allergyIntolerance, noKnownAllergy } from './allergy-intolerance.ts';
import { careTeam } from './care-team.ts';
import { servedNote } from './clinical-note.ts';
import { condition, noKnownProblem } from './condition.ts';
import { diagnosticReport } from './diagnostic-report.ts';
import { binary, documentReference } from './document-reference.ts';
import { immunization } from './immunization.ts';
import { procedure } from './procedure.ts';
import { carePlan, device, finding, goal } from './record-item.ts';
import { vitalSign } from './vital-sign.ts';
import type { Resource } from './shared-elements.ts';
import { medicationDispenses, medicationRequest, noKnownMedication } from './medication-request.ts';
import { observations } from './observation.ts';

const face = { base: 'https://portal.example/fhir/r4/practice' };

const entriesOf = <T>(section: Section<T>): readonly T[] => (section.kind === 'entries' ? section.entries : []);

/** Charts whose documents are small enough to be made, and whose doses are amounts. */
const drawn = fc
  .record({ chart: charts, patient: ids<PatientId>('p-'), amount: decimals.filter((text) => !text.startsWith('-')) })
  .map(({ chart, patient, amount }) => ({ chart: sized(sayingSomething(chart), amount), patient }));

const sized = (chart: Chart, amount: string): Chart => ({
  ...chart,
  documents: mapped(chart.documents, (one) => (one.size === undefined ? one : { ...one, size: 1 + (one.size % 20) })),
  medications: mapped(chart.medications, (one) => (one.dose === undefined ? one : { ...one, dose: `${amount} mg` })),
});

const mapped = <T>(section: Section<T>, change: (entry: T) => T): Section<T> =>
  section.kind === 'entries' ? { kind: 'entries', entries: section.entries.map(change) } : section;

const resourcesOf = (chart: Chart, patient: PatientId): readonly Resource[] => [
  ...entriesOf(chart.conditions).map((each) => condition(patient, each)),
  ...entriesOf(chart.allergies).map((each) => allergyIntolerance(patient, each)),
  ...entriesOf(chart.medications).map((each) => medicationRequest(patient, each)),
  ...entriesOf(chart.medications).flatMap((each) => medicationDispenses(patient, each)),
  ...entriesOf(chart.immunizations).map((each) => immunization(patient, each)),
  ...entriesOf(chart.labs).flatMap((each) => [diagnosticReport(patient, each), ...observations(patient, each)]),
  ...entriesOf(chart.vitalSigns).map((each) => vitalSign(patient, each)),
  ...entriesOf(chart.procedures).map((each) => procedure(patient, each)),
  ...entriesOf(chart.socialHistory).flatMap((each) => finding('socialHistory', patient, each)),
  ...entriesOf(chart.healthStatus).flatMap((each) => finding('healthStatus', patient, each)),
  ...entriesOf(chart.clinicalTests).flatMap((each) => finding('clinicalTests', patient, each)),
  ...entriesOf(chart.goals).flatMap((each) => goal(patient, each)),
  ...entriesOf(chart.carePlans).flatMap((each) => carePlan(patient, each)),
  ...entriesOf(chart.devices).flatMap((each) => device(patient, each)),
  ...entriesOf(chart.notes).map((each) => servedNote(patient, each)),
  ...entriesOf(chart.documents).flatMap((document) => [
    documentReference(face, patient, document),
    ...(document.size === undefined ? [] : [binary(patient, { document, bytes: new Uint8Array(document.size) })]),
  ]),
  ...(entriesOf(chart.careTeam).length === 0 ? [] : [careTeam(patient, entriesOf(chart.careTeam))]),
  ...(chart.conditions.kind === 'none-known' ? [noKnownProblem(patient)] : []),
  ...(chart.allergies.kind === 'none-known' ? [noKnownAllergy(patient)] : []),
  ...(chart.medications.kind === 'none-known' ? [noKnownMedication(patient)] : []),
];

const readBack = (resources: readonly Resource[]) => {
  const entry = resources.map((resource) => ({
    fullUrl: `${face.base}/${resource.resourceType}/${resource.id}`,
    resource,
  }));
  const text = writeJson({ resourceType: 'Bundle', type: 'searchset', entry });
  return readRecords({
    name: 'answer.json',
    bytes: new TextEncoder().encode(text),
    // Beyond every generated date: an end that has not come contradicts what is resolved.
    now: instant(Date.UTC(2200, 0, 1)),
  });
};

/** What FHIR keeps of the entries of one shape: never what was ruled out. */
const itemsOf = (chart: Chart) =>
  (['socialHistory', 'healthStatus', 'clinicalTests', 'goals', 'carePlans', 'devices'] as const).map((section) => [
    section,
    entriesOf<RecordItem>(chart[section]).flatMap(({ name, status }) =>
      status === 'refuted' ? [] : { name, status: readStatus(section, status) },
    ),
  ]);

/** Some statuses have no word of their own in FHIR. */
const readStatus = (section: ItemSection, status: ItemStatus): ItemStatus => {
  if (status === 'stopped') return 'cancelled';
  if (section === 'carePlans' && status === 'planned') return 'active';
  return section === 'carePlans' && status === 'final' ? 'unknown' : status;
};

const withoutId = <T extends { readonly id: unknown }>({ id: _, ...rest }: T) => rest;
const seconds = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_, each: unknown) =>
    typeof each === 'string' ? each.replace(/^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?=Z|[+-])/, '$1:00') : each,
  ) as T;

/** An end of what is not over is kept as a note. */
const withoutNotedEnd = ({ ended, ...rest }: Condition): Condition =>
  ended === undefined || (rest.status !== 'resolved' && rest.status !== 'inactive') ? rest : { ...rest, ended };

/** Comments on a report without results are one conclusion; no comment is read twice. */
const withOneConclusion = ({ comments, ...lab }: Lab): Lab => {
  if (comments === undefined) return lab;
  const own = [...new Map(comments.map((each) => [JSON.stringify([each.text, each.author]), each])).values()];
  if (lab.results.length > 0) return { ...lab, comments: own };
  const authors = new Set(comments.map(({ author }) => author));
  const [author] = authors.size === 1 ? authors : [];
  const text = comments.map((each) => each.text).join('\n\n');
  return { ...lab, comments: [{ text, ...(author === undefined ? {} : { author }) }] };
};

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const plainBlock = (block: NoteBlock): NoteBlock => {
  if (block.kind === 'list') return { ...block, items: block.items.map(oneLine) };
  if (block.kind !== 'table') return { ...block, text: oneLine(block.text) };
  return { ...block, head: block.head.map(oneLine), rows: block.rows.map((row) => row.map(oneLine)) };
};

/** A note is of a kind by its code, or by the service that reports; its encounter is not told. */
const servedAlone = ({ visit: _, kind, ...rest }: ClinicalNote): ClinicalNote => ({
  ...rest,
  kind:
    rest.conclusion !== undefined && (kind === 'imaging' || kind === 'pathology')
      ? kind
      : noteKindOf(rest.code === undefined ? [] : [rest.code.code]),
  content: rest.content.map(plainBlock),
});

/** What the readers are to find, in their order of reading; each as they sort it. */
const expectedOf = (chart: Chart) =>
  seconds({
    condition: entriesOf(chart.conditions).map(withoutNotedEnd).map(withoutId),
    allergy: entriesOf(chart.allergies)
      .map((each) => ({ ...each, reactions: [...new Set(each.reactions)] }))
      .map(withoutId),
    medication: entriesOf(chart.medications).map(withoutId),
    immunization: entriesOf(chart.immunizations).map(withoutId),
    lab: entriesOf(chart.labs).map(withOneConclusion).map(withoutId),
    vitalSign: entriesOf(chart.vitalSigns).map(withoutId),
    procedure: entriesOf(chart.procedures).map(withoutId),
    note: entriesOf(chart.notes).map(servedAlone).map(withoutId),
    document: entriesOf(chart.documents).map(withoutId),
    careTeam: entriesOf(chart.careTeam).map(withoutId),
    noneKnown: (['conditions', 'allergies', 'medications'] as const).filter(
      (name) => chart[name].kind === 'none-known',
    ),
  });

const foundIn = ({ records }: ReturnType<typeof readBack>) => {
  const found = <T>(pick: (record: (typeof records)[number]) => T | undefined): readonly T[] =>
    records.flatMap((record) => pick(record) ?? []);
  return {
    condition: found((each) => (each.type === 'condition' ? withoutId(each.condition) : undefined)),
    allergy: found((each) => (each.type === 'allergy' ? withoutId(each.allergy) : undefined)),
    medication: found((each) => (each.type === 'medication' ? withoutId(each.medication) : undefined)),
    immunization: found((each) => (each.type === 'immunization' ? withoutId(each.immunization) : undefined)),
    lab: found((each) => (each.type === 'lab' ? withoutId(each.lab) : undefined)),
    vitalSign: found((each) => (each.type === 'vital-sign' ? withoutId(each.vitalSign) : undefined)),
    procedure: found((each) => (each.type === 'procedure' ? withoutId(each.procedure) : undefined)),
    note: found((each) => (each.type === 'note' ? withoutId(each.note) : undefined)),
    document: found((each) => (each.type === 'document' ? withoutId(each.document) : undefined)),
    careTeam: records.flatMap((each) => (each.type === 'care-team' ? each.members.map(withoutId) : [])),
    noneKnown: records.flatMap((each) =>
      each.type === 'section' && each.statement.kind === 'none-known' ? each.section : [],
    ),
  };
};

describe('a chart as FHIR resources', () => {
  it('has each entry of one shape under its name and status, but for what was ruled out', () => {
    fc.assert(
      fc.property(
        drawn.filter(({ chart }) => hasOwnIds(chart)),
        ({ chart, patient }) => {
          const { records } = readBack(resourcesOf(chart, patient));
          const read = itemsOf(chart).map(([section]) => [
            section,
            records.flatMap((each) =>
              each.type === 'item' && each.section === section
                ? { name: each.item.name, status: each.item.status }
                : [],
            ),
          ]);
          expect(read).toEqual(itemsOf(chart));
        },
      ),
      { numRuns: 100 },
    );
  });

  it('is valid by R4 and by the profiles of US Core, for Medplum’s validator', () => {
    fc.assert(
      fc.property(drawn, ({ chart, patient }) => {
        expect(resourcesOf(chart, patient).flatMap(faultsOf)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('is read back by the readers of the house as what it was', () => {
    fc.assert(
      fc.property(
        drawn.filter(({ chart }) => hasOwnIds(chart)),
        ({ chart, patient }) => {
          expect(seconds(foundIn(readBack(resourcesOf(chart, patient))))).toEqual(expectedOf(chart));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('says the dose in its own words where it is no amount, and the end of what is not over as a note', () => {
    const whose = 'p1' as PatientId;
    const dosed = medicationRequest(whose, {
      id: 'm',
      name: 'Sacubitril/valsartan',
      dose: '49 mg/51 mg',
      instructions: 'Twice a day',
      status: 'current',
    });
    expect(dosed).toMatchObject({ dosageInstruction: [{ text: '49 mg/51 mg, Twice a day' }] });
    const ended = { id: 'c', name: 'Asthma', ended: '2020' as ClinicalDate, status: 'active' } as const;
    expect(condition(whose, ended)).toMatchObject({ note: [{ text: 'Ended: 2020' }] });
  });
});
