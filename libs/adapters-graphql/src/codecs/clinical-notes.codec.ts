import type { NotePage } from '@portico/application/health';
import type { ClinicalNote, NoteBlock } from '@portico/domain/health';
import { clinicalDate } from './clinical-date.ts';
import { codec, list, unreadable, type Codec } from './codec.ts';
import { headline } from './note-headline.codec.ts';
import { field, record } from './object-codec.ts';
import { entryId, maybe } from './scalars.ts';

interface WireBlock<Kind> {
  readonly kind: Kind;
  readonly text: string | null;
  readonly items: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

type BlockKind = 'HEADING' | 'PARAGRAPH' | 'LIST' | 'ORDERED_LIST' | 'TABLE';

const writeBlock = (block: NoteBlock): WireBlock<BlockKind> => {
  const bare = { text: null, items: [], rows: [] };
  switch (block.kind) {
    case 'heading':
      return { ...bare, kind: 'HEADING', text: block.text };
    case 'paragraph':
      return { ...bare, kind: 'PARAGRAPH', text: block.text };
    case 'list':
      return { ...bare, kind: block.ordered === true ? 'ORDERED_LIST' : 'LIST', items: block.items };
    case 'table':
      return { ...bare, kind: 'TABLE', items: block.head, rows: block.rows };
  }
};

const readBlock = ({ kind, text, items, rows }: WireBlock<string>): NoteBlock => {
  switch (kind) {
    case 'HEADING':
      return { kind: 'heading', text: text ?? '' };
    case 'PARAGRAPH':
      return { kind: 'paragraph', text: text ?? '' };
    case 'LIST':
      return { kind: 'list', items };
    case 'ORDERED_LIST':
      return { kind: 'list', items, ordered: true };
    case 'TABLE':
      return { kind: 'table', head: items, rows };
    default:
      return unreadable();
  }
};

const block: Codec<NoteBlock, WireBlock<BlockKind>, WireBlock<string>> = codec(writeBlock, readBlock);

export const notePage = record<NotePage>()({
  note: field(
    'note',
    record<ClinicalNote>()({
      ...headline,
      conclusion: 'conclusion',
      language: 'language',
      content: field('content', list(block)),
    }),
  ),
  visit: maybe(
    'visit',
    record<NonNullable<NotePage['visit']>>()({
      id: field('id', entryId),
      name: 'name',
      date: maybe('date', clinicalDate),
    }),
  ),
});
