import { isDatedDetail, type RecordItem } from '@portico/domain/health';
import type { ClinicalDate } from '@portico/domain/kernel';
import type { Voice } from './document-language.ts';
import { measuredText } from './vital-sign-blocks.ts';
import type { Block } from './printout-blocks.ts';

/** The entries of a section whose entries are all of one shape. */
export const itemsTable = (
  entries: readonly RecordItem[],
  voice: Voice,
  dueWord = voice.words.item.due,
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
        { text: details(entry, dueWord, voice) },
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

const details = ({ code, due, made, details: said }: RecordItem, dueWord: string, { words, date }: Voice): string =>
  [
    ...said.map(({ kind, text }) =>
      kind === 'part' ? text : `${words.itemDetail[kind]}: ${isDatedDetail(kind) ? date(text as ClinicalDate) : text}`,
    ),
    made && `${words.item.made}: ${date(made)}`,
    due && `${dueWord}: ${date(due)}`,
    code?.code,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join('; ');

/** What a source recommends, each with the day of which that is. */
export const recommendationsTable = (entries: readonly RecordItem[], voice: Voice): readonly Block[] =>
  itemsTable(entries, voice, voice.words.item.recommendedFor);
