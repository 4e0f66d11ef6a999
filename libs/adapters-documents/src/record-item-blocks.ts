import { centsOfDetail, isAmountDetail, isDatedDetail, type ItemDetail, type RecordItem } from '@portico/domain/health';
import type { ClinicalDate } from '@portico/domain/kernel';
import type { Voice } from './document-language.ts';
import { measuredText } from './vital-sign-blocks.ts';
import type { Block } from './printout-blocks.ts';

/** What is written before dates that mean other things in other sections. */
interface DateWords {
  readonly due: string;
  readonly made: string;
}

/** The entries of a section whose entries are all of one shape. */
export const itemsTable = (
  entries: readonly RecordItem[],
  voice: Voice,
  { due = voice.words.item.due, made = voice.words.item.made }: Partial<DateWords> = {},
): readonly Block[] => {
  const { item, itemStatus } = voice.words;
  return [
    {
      kind: 'table',
      columns: [
        { title: item.name, share: 0.28 },
        { title: item.value, share: 0.18 },
        { title: item.date, share: 0.18 },
        { title: item.status, share: 0.12 },
        { title: item.details, share: 0.24 },
      ],
      rows: entries.map((entry) => [
        { text: entry.name },
        {
          text:
            entry.value === undefined
              ? ''
              : measuredText(entry.value, { words: voice.words, noValue: item.noValue }, entry.code),
        },
        { text: dates(entry, voice) },
        { text: itemStatus[entry.status] },
        { text: details(entry, { due, made }, voice) },
      ]),
    },
  ];
};

const dates = ({ date, ended }: RecordItem, voice: Voice): string => {
  if (date === undefined) return ended === undefined ? '' : voice.words.until(voice.date(ended));
  return ended === undefined || ended === date
    ? voice.date(date)
    : voice.words.between(voice.date(date), voice.date(ended));
};

const details = ({ code, due, made, details: said }: RecordItem, dates: DateWords, voice: Voice): string =>
  [
    ...said.map(({ kind, text }) =>
      kind === 'part' ? text : `${voice.words.itemDetail[kind]}: ${detailText(kind, text, voice)}`,
    ),
    made && `${dates.made}: ${voice.date(made)}`,
    due && `${dates.due}: ${voice.date(due)}`,
    code?.code,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join('; ');

const detailText = (kind: ItemDetail, text: string, { words, date, dollars }: Voice): string => {
  if (isDatedDetail(kind)) return date(text as ClinicalDate);
  if (kind === 'paper') return words.paper[text === 'claim' ? 'claim' : 'explanation'];
  const cents = isAmountDetail(kind) ? centsOfDetail(text) : undefined;
  return cents === undefined ? text : dollars(cents);
};

/** What a source recommends, each with the day of which that is. */
export const recommendationsTable = (entries: readonly RecordItem[], voice: Voice): readonly Block[] =>
  itemsTable(entries, voice, { due: voice.words.item.recommendedFor });

/** Claims and what insurers say of them, each with the day of which that is. */
export const billsTable = (entries: readonly RecordItem[], voice: Voice): readonly Block[] =>
  itemsTable(entries, voice, { made: voice.words.item.dated });
