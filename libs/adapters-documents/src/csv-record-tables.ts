import {
  amountDetails,
  paperOf,
  shownFlag,
  type ItemDetail,
  type Lab,
  type LabResult,
  type RecordItem,
  type RecordTables,
} from '@portico/domain/health';
import { byteOrderMark, csvLines, type Language } from '@portico/domain/kernel';
import { voiceOf, type Voice } from './document-language.ts';
import { comparators, rangeText } from './lab-texts.ts';

/** Writes CSV (RFC 4180) that a spreadsheet takes for texts and numbers alone. */
export class CsvRecordTables implements RecordTables {
  labs(labs: readonly Lab[], language: Language): Uint8Array {
    const voice = voiceOf(language);
    return tableOf([headings(voice), ...labs.flatMap((lab) => linesOf(lab, voice))]);
  }

  bills(bills: readonly RecordItem<'bills'>[], language: Language): Uint8Array {
    const voice = voiceOf(language);
    return tableOf([billHeadings(voice), ...bills.map((bill) => billLine(bill, voice))]);
  }
}

const tableOf = (lines: readonly (readonly string[])[]): Uint8Array => {
  const text = csvLines(lines)
    .map((line) => `${line}\r\n`)
    .join('');
  return new TextEncoder().encode(byteOrderMark + text);
};

/** What names a bill, before its amounts. */
const billFacts = ['biller', 'insurer', 'service', 'visit', 'visit-date'] as const;
const billCells = [...billFacts, ...amountDetails, 'note'] as const satisfies readonly ItemDetail<'bills'>[];

const billHeadings = ({ words: { billTable, item, itemDetail } }: Voice): readonly string[] => [
  itemDetail.paper,
  billTable.from,
  billTable.until,
  item.dated,
  item.name,
  item.status,
  ...billCells.map((kind) => itemDetail[kind]),
];

/** Amounts are numbers of dollars as they were told, and days are written as spreadsheets read them. */
const billLine = (bill: RecordItem<'bills'>, { words }: Voice): readonly string[] => [
  words.paper[paperOf(bill)],
  bill.date ?? '',
  bill.ended ?? '',
  bill.made ?? '',
  bill.name,
  words.itemStatus[bill.status],
  ...billCells.map((wanted) => bill.details.flatMap(({ kind, text }) => (kind === wanted ? [text] : [])).join('; ')),
];

const headings = ({ words: { labTable, result } }: Voice): readonly string[] => [
  labTable.date,
  result.name,
  result.value,
  labTable.unit,
  result.reference,
  result.flag,
  labTable.status,
  labTable.orderedBy,
];

/** A line for each result; a report without results has one under its own name. */
const linesOf = (lab: Lab, voice: Voice): readonly (readonly string[])[] => {
  const { words } = voice;
  const about = [words.labStatus[lab.status], lab.orderedBy ?? ''];
  const lineOf = (name: string, cells: readonly string[]) => [lab.date ?? '', name, ...cells, ...about];
  if (lab.results.length === 0) return [lineOf(lab.name, ['', '', '', ''])];
  return lab.results.map((result) => lineOf(result.name, resultCells(result, voice)));
};

const resultCells = (result: LabResult, { words }: Voice): readonly string[] => {
  const flag = shownFlag(result);
  return [
    valueText(result, words.pending),
    result.value.kind === 'quantity' ? (result.value.unit ?? '') : '',
    rangeText(result, words),
    flag === undefined ? '' : words.flag[flag],
  ];
};

const valueText = ({ value }: LabResult, pending: string): string => {
  if (value.kind === 'pending') return pending;
  if (value.kind === 'text') return value.text;
  return value.comparator === undefined ? value.value : `${comparators[value.comparator]} ${value.value}`;
};
