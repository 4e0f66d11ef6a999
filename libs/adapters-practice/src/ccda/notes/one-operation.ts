import type { ClinicalNote, NoteBlock } from '@portico/domain/health';
import { ok } from '@portico/domain/kernel';
import { knownFields, type NoteRecord } from '../../records/index.ts';
import type { Part } from '../entry-reader.ts';

/**
 * An operation is told in a section each for its findings, its anesthesia, what was removed and the like: they are one
 * note, in the order of the document, where they have one author, day and visit.
 */
export const withOneNoteOfAnOperation = (parts: readonly Part[], title: string | undefined): readonly Part[] => {
  const operations = parts.flatMap((part) => operationIn(part) ?? []);
  return parts.flatMap((part) => {
    const own = operationIn(part);
    const same = operations.filter((each) => keyOf(each) === (own && keyOf(own)));
    if (own === undefined || same.length === 1) return part;
    return same[0] === own ? { place: part.place, reading: ok([joined(own, same, title)]) } : [];
  });
};

const keyOf = ({ note }: NoteRecord): string =>
  JSON.stringify([note.date, note.author, note.visit, note.language, note.status]);

/** The note of a whole section: each Note Activity is a note of its own. */
const operationIn = ({ place, reading }: Part): NoteRecord | undefined => {
  const record = reading.ok ? reading.value[0] : undefined;
  if (record?.type !== 'note' || place.includes('/entry[')) return undefined;
  return record.note.kind === 'operation' && record.note.conclusion === undefined ? record : undefined;
};

const joined = (begin: NoteRecord, records: readonly NoteRecord[], title: string | undefined): NoteRecord => {
  const [heldBack] = records.flatMap(({ note }) => note.heldBack ?? []);
  const name = title ?? begin.note.name;
  return {
    ...begin,
    sources: records.flatMap(({ sources }) => sources),
    note: {
      ...begin.note,
      name,
      content: records.flatMap(({ note }) => sectionOf(note)),
      ...knownFields({ heldBack }),
    },
  };
};

const sectionOf = ({ name, content }: ClinicalNote): readonly NoteBlock[] => [
  { kind: 'heading', text: name },
  ...content,
];
