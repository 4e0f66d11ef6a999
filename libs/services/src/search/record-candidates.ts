import { entrySections, type EntrySection, type HitKind } from '@portico/application/search';
import {
  chartEntries,
  isAmountDetail,
  isDatedDetail,
  vitalMeasures,
  type Chart,
  type ChartEntry,
  type ChartSection,
  type EntryOf,
  type ItemDetail,
  type NoteBlock,
  type RecordItem,
  type VitalSign,
  type VitalSignValue,
} from '@portico/domain/health';
import { parseLocalDate, type LocalDate } from '@portico/domain/kernel';
import { candidate, type Candidate } from './candidate.ts';

/** The day of a date that is known to the day. */
const dayOf = (date: string | undefined): LocalDate | undefined => {
  const day = parseLocalDate(date?.slice(0, 10) ?? '');
  return day.ok ? day.value : undefined;
};

type Texts = readonly (string | undefined)[];

/** What an entry is found as, whom it is by or about, and by which texts beside these and its name. */
interface Found<Kind extends HitKind = HitKind> {
  readonly kind: Kind;
  readonly by?: string | undefined;
  readonly texts?: Texts;
}

const wordsOf = (value: VitalSignValue | { readonly kind: 'pending' } | undefined): string | undefined =>
  value?.kind === 'text' ? value.text : undefined;

const textsOfBlock = (block: NoteBlock): Texts => {
  if (block.kind === 'list') return block.items;
  return block.kind === 'table' ? [...block.head, ...block.rows.flat()] : [block.text];
};

const measured = (readings: readonly VitalSign[]): Texts =>
  readings.flatMap(({ name, parts }) => [name, ...parts.flatMap((part) => [part.name, wordsOf(part.value)])]);

/** What is no word of the source: dates, amounts, and what a bill is. */
const isForm = (kind: ItemDetail): boolean => isDatedDetail(kind) || isAmountDetail(kind) || kind === 'paper';

const ofItem = ({ value, details, components = [] }: RecordItem): Found<'entry'> => ({
  kind: 'entry',
  by: details.find(({ kind }) => kind === 'performer' || kind === 'relative')?.text,
  texts: [
    wordsOf(value),
    ...details.flatMap(({ kind, text }) => (isForm(kind) ? [] : [text])),
    ...components.flatMap((each) => [each.name, wordsOf(each.value)]),
  ],
});

type FoundIn<S extends ChartSection> = Found<S extends EntrySection ? 'entry' : Exclude<HitKind, 'entry'>>;

/** A section that is not here, or has neither a kind of its own nor a name among `entrySections`, does not compile. */
const foundAs: { readonly [S in ChartSection]: (entry: EntryOf<S>) => FoundIn<S> } = {
  documents: ({ author }) => ({ kind: 'document', by: author }),
  labs: ({ orderedBy, performer, specimen, comments = [], results }) => ({
    kind: 'lab',
    by: orderedBy,
    texts: [
      ...[performer, specimen, ...comments.map(({ text }) => text)],
      ...results.flatMap(({ name, value }) => [name, wordsOf(value)]),
    ],
  }),
  medications: ({ dose, instructions, reason, prescriber }) => ({
    kind: 'medication',
    texts: [dose, instructions, reason, prescriber],
  }),
  conditions: () => ({ kind: 'condition' }),
  allergies: ({ reactions }) => ({ kind: 'allergy', texts: reactions }),
  immunizations: ({ reason, lot, site, performer }) => ({
    kind: 'immunization',
    texts: [reason, lot, site, performer],
  }),
  procedures: ({ performer }) => ({ kind: 'procedure', by: performer }),
  vitalSigns: (reading) => ({ kind: 'entry', texts: measured([reading]) }),
  notes: ({ author, conclusion, content }) => ({
    kind: 'note',
    by: author,
    texts: [conclusion, ...content.flatMap(textsOfBlock)],
  }),
  careTeam: ({ role, place }) => ({ kind: 'entry', by: role, texts: [place] }),
  immunizationRecommendations: ofItem,
  encounters: ofItem,
  clinicalTests: ofItem,
  healthStatus: ofItem,
  socialHistory: ofItem,
  familyHistory: ofItem,
  goals: ofItem,
  carePlans: ofItem,
  devices: ofItem,
  advanceDirectives: ofItem,
  coverage: ofItem,
  bills: ofItem,
};

const sectionOf = (name: ChartSection): EntrySection | undefined => entrySections.find((each) => each === name);

const ofEntry = ({ section, id, name, date, entry }: ChartEntry, more: Texts = []): Candidate => {
  const { kind, by, texts = [] } = (foundAs[section] as (of: typeof entry) => Found)(entry);
  return candidate(kind, { id, title: name, by, day: dayOf(date), section: sectionOf(section) }, ...texts, ...more);
};

/** All values of a vital sign are found as its last one: they are read together. */
const ofMeasures = (entries: readonly VitalSign[]): ReadonlyMap<string, Texts> =>
  new Map(vitalMeasures(entries).map(({ readings: [last, ...older] }) => [last.id, measured(older)]));

export const ofChart = (chart: Chart): readonly Candidate[] => {
  const { vitalSigns } = chart;
  const measures = ofMeasures(vitalSigns.kind === 'entries' ? vitalSigns.entries : []);
  return chartEntries(chart).flatMap((each) => {
    if (each.section !== 'vitalSigns') return ofEntry(each);
    const older = measures.get(each.id);
    return older === undefined ? [] : ofEntry(each, older);
  });
};
