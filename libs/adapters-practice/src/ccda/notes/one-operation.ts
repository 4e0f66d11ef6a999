import type { ClinicalNote, NoteBlock } from '@portico/domain/health';
import { ok } from '@portico/domain/kernel';
import type { NoteRecord } from '../../records/index.ts';
import type { Part } from '../entry-reader.ts';

/**
 * An operation is told in a section each for its findings, its anesthesia, what was removed and the like: they are one
 * note, in the order of the document, where they have one author, day and visit.
 */
export const withOneNoteOfAnOperation = (parts: readonly Part[], title: string | undefined): readonly Part[] => {
  const groups = new Map<string, Part[]>();
  for (const part of parts) {
    const note = operationIn(part)?.note;
    if (note === undefined) continue;
    const key = JSON.stringify([note.date, note.author, note.visit, note.language, note.status]);
    groups.set(key, [...(groups.get(key) ?? []), part]);
  }
  const joined = new Map<Part, Part | undefined>();
  for (const group of groups.values()) {
    const [begin, ...others] = group;
    if (begin === undefined || others.length === 0) continue;
    joined.set(begin, onePart(begin, group, title));
    for (const other of others) joined.set(other, undefined);
  }
  return parts.flatMap((part) => (joined.has(part) ? (joined.get(part) ?? []) : part));
};

/** The note of a whole section: each Note Activity is a note of its own. */
const operationIn = ({ place, reading }: Part): NoteRecord | undefined => {
  const [record, ...others] = reading.ok ? reading.value : [];
  if (record?.type !== 'note' || others.length > 0 || place.includes('/entry[')) return undefined;
  return record.note.kind === 'operation' && record.note.conclusion === undefined ? record : undefined;
};

const onePart = (begin: Part, group: readonly Part[], title: string | undefined): Part => {
  const records = group.flatMap((part) => operationIn(part) ?? []);
  const [first] = records;
  if (first === undefined) return begin;
  const heldBack = records.find(({ note }) => note.heldBack !== undefined)?.note.heldBack;
  const note: ClinicalNote = {
    ...first.note,
    name: title ?? first.note.name,
    content: records.flatMap((record) => sectionOf(record.note)),
    ...(heldBack === undefined ? {} : { heldBack }),
  };
  const sources = records.flatMap((record) => record.sources);
  return { place: begin.place, reading: ok([{ ...first, sources, note }]) };
};

const sectionOf = ({ name, content }: ClinicalNote): readonly NoteBlock[] => [
  { kind: 'heading', text: name },
  ...content,
];
