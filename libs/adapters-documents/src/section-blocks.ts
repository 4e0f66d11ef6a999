import { howTakenIn } from '@portico/application/health';
import type {
  Allergy,
  Chart,
  ChartDocument,
  ChartSection,
  DisputedEntry,
  EntryOf,
  Immunization,
  ItemSection,
  Medication,
  Section,
} from '@portico/domain/health';
import { chartSections, isItemSection } from '@portico/domain/health';
import type { Block, Cell, Column } from './printout-blocks.ts';
import { labBlocks, labHeading } from './lab-blocks.ts';
import { printable } from './layout/printable-text.ts';
import { noteBlocks } from './note-blocks.ts';
import { billsTable, itemsTable, recommendationsTable } from './record-item-blocks.ts';
import { vitalSignsTable } from './vital-sign-blocks.ts';
import type { Voice } from './document-language.ts';

type Entries = {
  readonly [S in ChartSection]: (entries: readonly EntryOf<S>[], voice: Voice) => readonly Block[];
};

const columns = (titles: readonly string[], shares: readonly number[]): readonly Column[] =>
  titles.map((title, index) => ({ title, share: shares[index] ?? 0 }));

const row = (...texts: readonly (string | undefined)[]): readonly Cell[] => texts.map((text = '') => ({ text }));

const entriesOf: Entries = {
  conditions: (entries, { words: { condition, standing }, date }) => [
    {
      kind: 'table',
      columns: columns([condition.name, condition.status, condition.onset, condition.ended], [0.42, 0.16, 0.21, 0.21]),
      rows: entries.map(({ name, status, onset, ended }) => row(name, standing[status], date(onset), date(ended))),
    },
  ],
  allergies: (entries, voice) => {
    const { allergy, allergyCategory } = voice.words;
    const { substance, categories: type, reactions, severity, status, recorded } = allergy;
    const rows = entries.map((entry) => [entry.substance, allergyTexts(entry, voice)] as const);
    return entries.every(({ categories }) => categories === undefined)
      ? [
          {
            kind: 'table',
            columns: columns([substance, reactions, severity, status, recorded], [0.22, 0.26, 0.18, 0.14, 0.2]),
            rows: rows.map(([name, texts]) => row(name, ...texts)),
          },
        ]
      : [
          {
            kind: 'table',
            columns: columns(
              [substance, type, reactions, severity, status, recorded],
              [0.19, 0.14, 0.22, 0.17, 0.12, 0.16],
            ),
            rows: rows.map(([name, texts], index) =>
              row(name, entries[index]?.categories?.map((each) => allergyCategory[each]).join(', '), ...texts),
            ),
          },
        ];
  },
  medications: (recorded, voice) => {
    const entries = recorded.map(howTakenIn(voice.language));
    const { medication, taking } = voice.words;
    const { name, dose, instructions, status, dates, details } = medication;
    const rows = entries.map(
      (entry) => [entry.name, entry.dose, entry.instructions, taking[entry.status], taken(entry, voice)] as const,
    );
    const more = entries.map((entry) => prescription(entry, voice));
    return more.every((each) => each === '')
      ? [
          {
            kind: 'table',
            columns: columns([name, dose, instructions, status, dates], [0.23, 0.14, 0.29, 0.12, 0.22]),
            rows: rows.map((each) => row(...each)),
          },
        ]
      : [
          {
            kind: 'table',
            columns: columns([name, dose, instructions, status, dates, details], [0.2, 0.11, 0.22, 0.1, 0.17, 0.2]),
            rows: rows.map((each, index) => row(...each, more[index])),
          },
        ];
  },
  immunizations: (entries, voice) => {
    const { immunization, given } = voice.words;
    return [
      {
        kind: 'table',
        columns: columns(
          [immunization.vaccine, immunization.code, immunization.date, immunization.status, immunization.details],
          [0.3, 0.12, 0.18, 0.13, 0.27],
        ),
        rows: entries.map((entry) =>
          row(entry.vaccine, entry.code?.code, voice.date(entry.date), given[entry.status], vaccination(entry, voice)),
        ),
      },
    ];
  },
  labs: (entries, voice) => entries.flatMap((lab) => [labHeading(lab, 3, voice), ...labBlocks(lab, voice)]),
  vitalSigns: (entries, voice) => [vitalSignsTable(entries, voice)],
  procedures: (entries, { words: { procedure, procedureStatus }, date }) => [
    {
      kind: 'table',
      columns: columns(
        [procedure.name, procedure.code, procedure.date, procedure.status, procedure.performer],
        [0.32, 0.14, 0.18, 0.14, 0.22],
      ),
      rows: entries.map(({ name, code, date: day, status, performer }) =>
        row(name, code?.code, date(day), procedureStatus[status], performer),
      ),
    },
  ],
  immunizationRecommendations: recommendationsTable,
  encounters: itemsTable,
  clinicalTests: itemsTable,
  healthStatus: itemsTable,
  socialHistory: itemsTable,
  familyHistory: itemsTable,
  goals: itemsTable,
  carePlans: itemsTable,
  devices: itemsTable,
  advanceDirectives: itemsTable,
  coverage: itemsTable,
  bills: billsTable,
  notes: noteBlocks,
  documents: (entries, voice) => {
    const { document } = voice.words;
    return [
      {
        kind: 'table',
        columns: columns(
          [document.title, document.date, document.author, document.type, document.size],
          [0.3, 0.2, 0.2, 0.18, 0.12],
        ),
        rows: entries.map(({ title, date, author, mediaType, size }) =>
          row(title, voice.date(date), author, mediaType, sizeText(size, voice)),
        ),
      },
    ];
  },
  careTeam: (entries, { words: { member } }) => [
    {
      kind: 'table',
      columns: columns(
        [member.name, member.role, member.phone, member.email, member.place],
        [0.24, 0.18, 0.16, 0.2, 0.22],
      ),
      rows: entries.map(({ name, role, phone, email, place }) => row(name, role, phone, email, place)),
    },
  ],
};

/** Its reactions, severity, status and day. */
const allergyTexts = (entry: Allergy, { words, date }: Voice): readonly (string | undefined)[] => [
  entry.reactions.map((each) => gradedReaction(each, entry.reactionSeverities, words.severity)).join(', '),
  [entry.severity && words.severity[entry.severity], entry.criticality && words.criticality[entry.criticality]]
    .filter((part) => part !== undefined)
    .join('; '),
  words.standing[entry.status],
  date(entry.recorded),
];

const gradedReaction = (
  reaction: string,
  graded: Allergy['reactionSeverities'],
  words: Voice['words']['severity'],
): string => {
  const own = graded?.find((each) => each.reaction === reaction)?.severity;
  return own === undefined ? reaction : `${reaction} (${words[own].toLowerCase()})`;
};

const taken = ({ started, ended }: Medication, { words, date }: Voice): string => {
  if (started === undefined) return ended === undefined ? '' : words.until(date(ended));
  return ended === undefined ? words.from(date(started)) : words.between(date(started), date(ended));
};

const prescription = ({ reason, prescriber, refillsAllowed, fills = [] }: Medication, { words, date }: Voice): string =>
  [
    reason && words.takenFor(reason),
    prescriber && words.prescribedBy(prescriber),
    refillsAllowed === undefined ? undefined : words.refillsAllowed(refillsAllowed),
    ...fills.map((fill) => {
      const what = [date(fill.date), fill.quantity].filter((part) => part !== undefined && part !== '').join(', ');
      return what === '' ? words.filling[fill.status] : `${words.filling[fill.status]}: ${what}`;
    }),
  ]
    .filter((part) => part !== undefined && part !== '')
    .join('; ');

const vaccination = ({ reason, performer, site, lot, source }: Immunization, { words }: Voice): string =>
  [
    reason && words.reason(reason),
    performer,
    site,
    lot && words.lot(lot),
    source === 'reported' ? words.reported : undefined,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(', ');

const sizeText = (bytes: ChartDocument['size'], { number }: Voice): string => {
  if (bytes === undefined) return '';
  if (bytes < 1000) return `${number(bytes)} B`;
  return bytes < 1_000_000 ? `${number(bytes / 1000)} kB` : `${number(bytes / 1_000_000)} MB`;
};

/** Notes say alike that they list nothing. */
const isOfItems = (name: ChartSection): name is ItemSection | 'notes' => name === 'notes' || isItemSection(name);

/** A correction that was denied, and what the person says to that, below the section of its entry. */
const disputeBlocks = (
  { name, wrong, correct, answer, disagreement }: DisputedEntry,
  { words }: Voice,
): readonly Block[] => [
  { kind: 'heading', level: 3, text: words.disputed(name) },
  {
    kind: 'facts',
    facts: [
      { label: words.dispute.wrong, text: wrong },
      { label: words.dispute.correct, text: correct },
      ...(answer === undefined ? [] : [{ label: words.dispute.answer, text: answer }]),
      { label: words.dispute.statement, text: disagreement.statement },
    ],
  },
];

/** What a section says that lists nothing. */
const silence = (
  kind: 'noneKnown' | 'noInformation' | 'nothingRecorded',
  name: ChartSection,
  { words }: Voice,
): string => (isOfItems(name) ? words.itemSilence[kind] : words[kind][name]);

const contentOf = <S extends ChartSection>(name: S, section: Section<EntryOf<S>>, voice: Voice): readonly Block[] => {
  switch (section.kind) {
    case 'entries':
      if (section.entries.length > 0) return entriesOf[name](section.entries, voice);
      return [{ kind: 'paragraph', text: silence('nothingRecorded', name, voice) }];
    case 'narrative':
      if (section.text.every((text) => printable(text) === '')) {
        return [{ kind: 'paragraph', text: silence('nothingRecorded', name, voice) }];
      }
      return section.text.map((text) => ({ kind: 'paragraph', text }));
    case 'none-known':
      return [{ kind: 'paragraph', text: silence('noneKnown', name, voice) }];
    case 'no-information':
      return [{ kind: 'paragraph', text: silence('noInformation', name, voice) }];
  }
};

/** One section with its heading, and what it says when it is empty. */
export const sectionBlocks = <S extends ChartSection>(
  name: S,
  chart: Pick<Chart, S>,
  voice: Voice,
): readonly Block[] => [
  { kind: 'heading', level: 2, text: voice.words.sections[name] },
  ...contentOf(name, chart[name] as Section<EntryOf<S>>, voice),
];

/**
 * All sections in the order a doctor reads them, each with its heading and what it says when it is empty. Those of one
 * shape of which nothing is known are named together at the end.
 */
export const chartBlocks = (chart: Chart, voice: Voice, disputed: readonly DisputedEntry[] = []): readonly Block[] => {
  const isTold = (name: ChartSection): boolean => disputed.some(({ of }) => of.section === name);
  const silent = chartSections.filter(
    (name) => isOfItems(name) && chart[name].kind === 'no-information' && !isTold(name),
  );
  // Of what is recommended and of claims nobody expects to read that nothing is known.
  const without = silent
    .filter((name) => name !== 'immunizationRecommendations' && name !== 'bills')
    .map((name) => voice.words.sections[name])
    .join(', ');
  return [
    ...chartSections
      .filter((name) => !silent.includes(name))
      .flatMap((name) => [
        ...sectionBlocks(name, chart, voice),
        ...disputed.filter(({ of }) => of.section === name).flatMap((each) => disputeBlocks(each, voice)),
      ]),
    ...(without === '' ? [] : [{ kind: 'paragraph' as const, text: `${voice.words.itemSilence.without} ${without}` }]),
  ];
};
