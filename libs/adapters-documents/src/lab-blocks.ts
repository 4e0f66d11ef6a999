import { shownFlag, type Lab, type LabResult } from '@portico/domain/health';
import type { Block, Cell } from './printout-blocks.ts';
import { printable } from './layout/printable-text.ts';
import type { Voice } from './document-language.ts';
import { rangeText, valueText } from './lab-texts.ts';

/** A report that has no name that can be printed is called what it is. */
export const labHeading = ({ name }: Lab, level: 2 | 3, { words }: Voice): Block => ({
  kind: 'heading',
  level,
  text: printable(name) === '' ? words.labTitle : name,
});

/** One report without its name: when, how certain, by whom, of what, and the table of its results. */
export const labBlocks = (lab: Lab, voice: Voice): readonly Block[] => {
  const { words } = voice;
  const about = [
    voice.date(lab.date),
    words.labStatus[lab.status],
    lab.orderedBy === undefined ? '' : words.orderedBy(lab.orderedBy),
    lab.performer === undefined ? '' : words.reportedBy(lab.performer),
    lab.specimen === undefined ? '' : words.specimen(lab.specimen),
  ];
  const text = about.filter((part) => part !== '').join(' · ');
  return [
    { kind: 'paragraph', text, quiet: true, withNext: true },
    ...(lab.comments ?? []).map(({ text: comment, author }): Block => ({
      kind: 'paragraph',
      text: `${author === undefined ? words.comment : words.commentFrom(author)}: ${comment}`,
    })),
    lab.results.length === 0 ? { kind: 'paragraph', text: words.noResults } : resultsTable(lab.results, voice),
  ];
};

const resultsTable = (results: readonly LabResult[], { words }: Voice): Block => ({
  kind: 'table',
  columns: [
    { title: words.result.name, share: 0.36 },
    { title: words.result.value, share: 0.22 },
    { title: words.result.reference, share: 0.24 },
    { title: words.result.flag, share: 0.18 },
  ],
  rows: results.map((result): readonly Cell[] => {
    // In words and in bold: a color alone would say nothing on a gray printout.
    const flag = shownFlag(result);
    const strong = flag !== undefined && flag !== 'normal';
    return [
      { text: result.name },
      { text: valueText(result.value, words.pending), strong },
      { text: rangeText(result, words) },
      { text: flag === undefined ? '' : words.flag[flag], strong },
    ];
  }),
});
