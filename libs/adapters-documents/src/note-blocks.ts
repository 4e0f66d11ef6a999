import type { ClinicalNote, NoteBlock } from '@portico/domain/health';
import type { Voice } from './document-language.ts';
import type { Block } from './printout-blocks.ts';

/** Each note with its heading, what is known about it, and its text. */
export const noteBlocks = (entries: readonly ClinicalNote[], voice: Voice): readonly Block[] =>
  entries.flatMap((note) => oneNote(note, voice));

const oneNote = ({ name, date, author, conclusion, content }: ClinicalNote, voice: Voice): readonly Block[] => {
  const about = [date && voice.date(date), author].filter((part) => part !== undefined && part !== '').join(' · ');
  return [
    { kind: 'heading', level: 3, text: name },
    ...(about === ''
      ? []
      : [{ kind: 'paragraph' as const, text: about, quiet: true as const, withNext: true as const }]),
    ...(conclusion === undefined
      ? []
      : [{ kind: 'paragraph' as const, text: `${voice.words.itemDetail.conclusion}: ${conclusion}` }]),
    ...content.flatMap(textBlocks),
  ];
};

const textBlocks = (block: NoteBlock): readonly Block[] => {
  switch (block.kind) {
    case 'heading':
      return [{ kind: 'paragraph', text: block.text, withNext: true }];
    case 'paragraph':
      return [{ kind: 'paragraph', text: block.text }];
    case 'list':
      return block.items.map((item, index) => ({
        kind: 'paragraph',
        text: block.ordered === true ? `${index + 1}. ${item}` : `• ${item}`,
      }));
    case 'table':
      return tableBlocks(block);
  }
};

/** More columns than a page has room for are told row by row. */
const mostColumns = 6;

const tableBlocks = ({ head, rows }: Extract<NoteBlock, { readonly kind: 'table' }>): readonly Block[] => {
  const count = Math.max(head.length, ...rows.map((row) => row.length));
  if (head.length < count || count > mostColumns || rows.length === 0) {
    return [head, ...rows].flatMap((row) => {
      const text = row.filter((cell) => cell !== '').join(' · ');
      return text === '' ? [] : [{ kind: 'paragraph' as const, text }];
    });
  }
  return [
    {
      kind: 'table',
      columns: head.map((title) => ({ title, share: 1 / count })),
      rows: rows.map((row) => head.map((_, index) => ({ text: row[index] ?? '' }))),
    },
  ];
};
