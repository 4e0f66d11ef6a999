import {
  paperOf,
  type Allergy,
  type ChartDocument,
  type ChartSection,
  type ClinicalNote,
  type Condition,
  type ItemDetail,
  type ItemSection,
  type ItemStatus,
  type Lab,
  type NoteBlock,
  type RecordItem,
  type Section,
  type VitalSignValue,
} from '@portico/domain/health';
import { noteKindOf } from '@portico/practice-fhir/record';

export type Entry = Readonly<Record<string, unknown>>;

/** What an import reads of an entry that was written in FHIR: the entry, a part of it, or nothing. */
type Kept = (entry: Entry) => readonly Entry[];

const kept =
  <T>(change: (entry: T) => readonly object[]): Kept =>
  (entry) =>
    change(entry as T) as readonly Entry[];

/** An end of what is not over is a note in FHIR. */
const condition = kept<Condition>(({ ended, ...rest }) => [
  ended === undefined || (rest.status !== 'resolved' && rest.status !== 'inactive') ? rest : { ...rest, ended },
]);

/** FHIR lists each reaction of an allergy once. */
const allergy = kept<Allergy>((each) => [{ ...each, reactions: [...new Set(each.reactions)] }]);

/** The comments on a report without results are its conclusion, which has one text and no more than one author. */
const lab = kept<Lab>(({ comments = [], ...rest }) => {
  if (comments.length === 0) return [rest];
  if (rest.results.length > 0) return [{ ...rest, comments }];
  const text = comments.map((each) => each.text).join('\n\n');
  const [author, ...others] = new Set(comments.map((each) => each.author));
  return [{ ...rest, comments: [{ text, ...(author !== undefined && others.length === 0 && { author }) }] }];
});

/** The file says where the bytes of a document are, or that it is not known; an import knows no size of either. */
const document = kept<ChartDocument>(({ size: _, ...rest }) => [rest]);

const detailsOf = <S extends ItemSection>(item: RecordItem<S>, kinds: readonly ItemDetail<S>[]) =>
  kinds.flatMap((kind) => item.details.filter((detail) => detail.kind === kind));

/** What was ruled out is no resource of its kind. */
const item = <S extends ItemSection>(change: (entry: RecordItem<S>) => object): Kept =>
  kept<RecordItem<S>>((entry) => (entry.status === 'refuted' ? [] : [change(entry)]));

/** The parts of a finding are notes, it has no day until which it holds, and its value is told as unknown. */
const finding = item<'socialHistory' | 'healthStatus' | 'clinicalTests'>(({ due: _, date, ...rest }) => {
  const began = date ?? rest.ended;
  return { ...rest, ...(began && { date: began }), value: rest.value ?? { kind: 'unknown' }, details: [] };
});

/** A goal has days without a clock time and no end; its value and targets are notes, and it has one achievement. */
const goal = item<'goals'>((entry) => {
  const { ended: _, value: __, date, due, ...rest } = entry;
  const achievement = detailsOf(entry, ['achievement']).slice(0, 1);
  return {
    ...rest,
    ...(date && { date: date.slice(0, 10) }),
    ...(due && { due: due.slice(0, 10) }),
    status: rest.status === 'stopped' ? 'cancelled' : rest.status,
    details: [...achievement, ...detailsOf(entry, ['reason'])],
  };
});

/** Some statuses of a plan have no word of their own in FHIR. */
const planStatuses: Partial<Record<ItemStatus<'carePlans'>, ItemStatus<'carePlans'>>> = {
  planned: 'active',
  stopped: 'cancelled',
  final: 'unknown',
};

/** A plan has no code; its activities and who does them are its text alone. */
const plan = item<'carePlans'>((entry) => {
  const { code: _, due: __, ...rest } = entry;
  return { ...rest, status: planStatuses[rest.status] ?? rest.status, details: detailsOf(entry, ['reason']) };
});

const deviceDetails = ['udi', 'device-identifier', 'manufacturer', 'model', 'serial', 'lot', 'distinct-code'] as const;

/** A device has one of each detail, no value, and no dates but the one until when it may be used. */
const device = item<'devices'>((entry) => {
  const { date: _, ended: __, value: ___, ...rest } = entry;
  return { ...rest, details: deviceDetails.flatMap((kind) => detailsOf(entry, [kind]).slice(0, 1)) };
});

/** Some statuses of an encounter have one word in FHIR, it has no value, and it was at one place. */
const encounter = item<'encounters'>((entry) => {
  const { value: _, due: __, ...rest } = entry;
  return {
    ...rest,
    status: rest.status === 'stopped' ? 'cancelled' : rest.status,
    details: [
      ...once(detailsOf(entry, ['diagnosis', 'reason', 'performer'])),
      ...['place', 'disposition'].flatMap((kind) => detailsOf(entry, [kind as 'place']).slice(0, 1)),
    ],
  };
});

/** A directive that was found is in force; FHIR has its value in words, its names once, and no day until which it holds. */
const directive = item<'advanceDirectives'>((entry) => {
  const { value, due: _, date, ended, ...rest } = entry;
  const said = value === undefined ? undefined : wordsOf(value);
  const began = date ?? ended;
  return {
    ...rest,
    ...(said && { value: { kind: 'text', text: said } }),
    ...(began && { date: began }),
    ...(date && ended && { ended }),
    status: rest.status === 'final' || rest.status === 'corrected' ? 'active' : rest.status,
    details: once(detailsOf(entry, ['agent'])),
  };
});

const wordsOf = (value: VitalSignValue): string | undefined => {
  if (value.kind !== 'quantity') return value.kind === 'text' ? value.text : undefined;
  return `${value.comparator ?? ''}${value.value}${value.unit === undefined ? '' : ` ${value.unit}`}`;
};

/** A relative's condition is final or not yet, and has one of each detail. */
const relative = item<'familyHistory'>((entry) => {
  const { value: _, due: __, ended: ___, ...rest } = entry;
  const [who = { kind: 'relative', text: 'Relative' }] = detailsOf(entry, ['relative']);
  return {
    ...rest,
    status: rest.status === 'corrected' ? 'final' : rest.status,
    details: [who, ...(['age', 'outcome'] as const).flatMap((kind) => detailsOf(entry, [kind]).slice(0, 1))],
  };
});

/** An insurance has no code and no value, and one of each detail. */
const policy = item<'coverage'>((entry) => {
  const { value: _, due: __, code: ___, ...rest } = entry;
  const kinds = ['plan', 'payer-number', 'member', 'group', 'subscriber', 'subscriber-number', 'relationship'] as const;
  return { ...rest, details: kinds.flatMap((kind) => detailsOf(entry, [kind]).slice(0, 1)) };
});

/** A claim tells one amount and nothing that an insurer says; the day of a visit stands with the visit alone. */
const bill = item<'bills'>((entry) => {
  const { value: _, due: __, status, ...rest } = entry;
  const paper = paperOf(entry);
  const one = (kind: ItemDetail<'bills'>) => detailsOf(entry, [kind]).slice(0, 1);
  const isOf = (status_: ItemStatus<'bills'>) =>
    status_ === 'cancelled' || status_ === 'unknown' ? status_ : undefined;
  const told = paper === 'claim' ? 'submitted' : status === 'submitted' ? 'unknown' : status;
  return {
    ...rest,
    status: isOf(status) ?? told,
    details: [
      { kind: 'paper', text: paper },
      ...(['biller', 'insurer'] as const).flatMap(one),
      ...detailsOf(entry, ['service']).filter(({ text }) => text !== entry.name),
      ...(['visit', 'billed'] as const).flatMap(one),
      ...(paper === 'claim' ? [] : [...ofInsurer.flatMap(one), ...detailsOf(entry, ['note'])]),
    ],
  };
});

const ofInsurer = [
  'allowed',
  'insurer-paid',
  'patient-part',
  'deductible',
  'copay',
  'coinsurance',
  'not-covered',
  'patient-paid',
] as const;

/** As far as both dates are written. */
const isBefore = (one: string | undefined, other: string | undefined): boolean => {
  const length = Math.min(one?.length ?? 0, other?.length ?? 0, 10);
  return (one ?? '').slice(0, length) < (other ?? '').slice(0, length);
};

/** A recommendation has words beside an unknown status alone; dates that contradict each other make it unknown. */
const recommendation = item<'immunizationRecommendations'>((entry) => {
  const { ended: _, value, status, ...rest } = entry;
  const one = (kind: ItemDetail<'immunizationRecommendations'>) => detailsOf(entry, [kind]).slice(0, 1);
  const [earliest, overdue, latest] = (['earliest', 'overdue-from', 'latest'] as const).map((k) => one(k)[0]?.text);
  const isOdd =
    isBefore(rest.due, earliest) ||
    isBefore(overdue, rest.due) ||
    isBefore(latest, rest.due) ||
    isBefore(latest, earliest) ||
    (status === 'overdue' && isBefore(rest.date, overdue));
  return {
    ...rest,
    ...(status === 'unknown' && value?.kind === 'text' && { value }),
    status: isOdd ? 'unknown' : status,
    details: [
      ...(['earliest', 'overdue-from', 'latest', 'disease'] as const).flatMap(one),
      ...detailsOf(entry, ['other-vaccine', 'not-to-give']),
      ...(['dose', 'doses', 'series'] as const).flatMap(one),
      ...detailsOf(entry, ['reason']),
      ...one('authority'),
    ],
  };
});

const once = <T extends { readonly text: string; readonly kind: string }>(details: readonly T[]): readonly T[] =>
  details.filter((each, at) => details.findIndex(({ kind, text }) => kind === each.kind && text === each.text) === at);

const oneLine = (text: string): string => text.toWellFormed().replace(/\s+/g, ' ').trim();

const plainBlock = (block: NoteBlock): NoteBlock => {
  if (block.kind === 'list') return { ...block, items: block.items.map(oneLine) };
  if (block.kind !== 'table') return { ...block, text: oneLine(block.text) };
  return { ...block, head: block.head.map(oneLine), rows: block.rows.map((row) => row.map(oneLine)) };
};

/** A note is of a kind by its code, or by the service that reports; blanks in its text run together. */
const note = kept<ClinicalNote>(({ visit: _, kind, ...rest }) => [
  {
    ...rest,
    kind:
      rest.conclusion !== undefined && (kind === 'imaging' || kind === 'pathology')
        ? kind
        : noteKindOf(rest.code === undefined ? [] : [rest.code.code]),
    content: rest.content.map(plainBlock),
  },
]);

/** What does not come back as it was, by section. All that is not named here comes back. */
const keptOf: Partial<Record<ChartSection, Kept>> = {
  conditions: condition,
  allergies: allergy,
  labs: lab,
  documents: document,
  clinicalTests: finding,
  healthStatus: finding,
  socialHistory: finding,
  immunizationRecommendations: recommendation,
  goals: goal,
  carePlans: plan,
  devices: device,
  encounters: encounter,
  notes: note,
  familyHistory: relative,
  advanceDirectives: directive,
  coverage: policy,
  bills: bill,
};

/** That there is nothing can be said in FHIR of these alone. */
const sayNone: readonly ChartSection[] = ['conditions', 'allergies', 'medications'];

/** What is compared of an entry: the text of a plan is its whole narrative, in which its value stands among others. */
const compared = (name: ChartSection, { id: _, visit: ___, ...rest }: Entry): Entry => {
  if (name !== 'carePlans') return rest;
  const { value: __, ...plan } = rest;
  return plan;
};

/** A section as far as two charts are compared. */
export const shownSection = (name: ChartSection, section: Section<Entry>): unknown =>
  section.kind === 'entries' ? section.entries.map((entry) => compared(name, entry)) : section.kind;

/** What an import reads of a section. What is told as text and an empty list are not written, and never as “none”. */
export const keptSection = (name: ChartSection, section: Section<Entry>): unknown => {
  if (section.kind === 'none-known' && sayNone.includes(name)) return 'none-known';
  const entries = section.kind === 'entries' ? section.entries.flatMap(keptOf[name] ?? ((entry) => [entry])) : [];
  return entries.length === 0 ? 'no-information' : shownSection(name, { kind: 'entries', entries });
};
