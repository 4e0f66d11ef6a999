import type { ClinicalNote, RecordDocument } from '@portico/practice-spi';
import { all, text, type Json } from '../../json/index.ts';
import type { RecordContent } from '../clinical-record.ts';
import type { Place, Resource } from '../find-resources.ts';

interface Written {
  readonly type: string;
  readonly patient?: string;
  readonly sources: readonly Place[];
  readonly note?: unknown;
  readonly document?: unknown;
  readonly content?: unknown;
}

/**
 * The same note, which US Core lets a server give as a document and as a report, stands once: where both have an
 * identifier or the address of an attachment in common, or the same content on one day.
 */
export const joinNotes = <R extends Written>(records: readonly R[], resources: readonly Resource[]): readonly R[] => {
  const byPlace = new Map<Place | undefined, Resource>(resources.map((resource) => [resource.place, resource]));
  const written = records.flatMap((record) => {
    const resource = byPlace.get(record.sources[0]);
    const isWritten = record.type === 'note' || record.type === 'document';
    return isWritten && resource !== undefined ? [{ record, resource, keys: keysOf(record, resource.json) }] : [];
  });
  const reports = new Map(
    written
      .filter(({ resource }) => resource.type === 'DiagnosticReport')
      .flatMap(({ record, keys }) => keys.map((key) => [key, record] as const)),
  );
  const joined = new Map<R, R | undefined>();
  for (const { record, resource, keys } of written) {
    if (resource.type !== 'DocumentReference') continue;
    const report = keys
      .flatMap((key) => reports.get(key) ?? [])
      .find((each) => !joined.has(each) && saySame(each, record));
    if (report === undefined) continue;
    joined.set(report, both(report, record));
    joined.set(record, undefined);
  }
  return records.flatMap((record) => (joined.has(record) ? (joined.get(record) ?? []) : record));
};

/** Two texts that differ are two notes, whatever names they share: none of them would be left of the other. */
const saySame = (report: Written, document: Written): boolean => {
  if (report.type !== 'note') return true;
  const [said, other] = [(report.note as ClinicalNote).content, (document.note as ClinicalNote).content];
  return said.length === 0 || other.length === 0 || JSON.stringify(said) === JSON.stringify(other);
};

/** What the report says goes before what the document says. */
const both = <R extends Written>(report: R, document: R): R => {
  const sources = [...new Set([...report.sources, ...document.sources])];
  if (report.type !== 'note') return { ...report, sources };
  const [said, other] = [report.note, document.note] as [ClinicalNote, ClinicalNote];
  const kind = said.kind === 'other' ? other.kind : said.kind;
  const content = said.content.length === 0 ? other.content : said.content;
  return { ...report, sources, note: { ...other, ...said, kind, content } };
};

/** Two records with a key in common are one. */
const keysOf = (record: Written, json: Json): readonly string[] => {
  const { type, patient, note, document, content } = record;
  const of = (...parts: readonly unknown[]): string => JSON.stringify([type, patient, ...parts]);
  const identifiers = all(json, 'identifier').flatMap((each) => {
    const value = text(each, 'value');
    return value === undefined ? [] : [of(text(each, 'system'), value)];
  });
  if (type === 'note') {
    const { content: blocks, date } = note as ClinicalNote;
    return [...identifiers, ...urlsOf(json).map((url) => of(url)), ...sameDay(of, blocks, date)];
  }
  // A report may have several attachments, each a document: an identifier names all of them.
  const { date } = document as RecordDocument;
  const found = content as RecordContent;
  if (found.kind === 'reference') return [of(found.url)];
  return found.kind === 'bytes' ? sameDay(of, [Buffer.from(found.bytes).toString('base64')], date) : [];
};

const sameDay = (
  of: (...parts: readonly unknown[]) => string,
  content: readonly unknown[],
  date: string | undefined,
): readonly string[] => (content.length === 0 || date === undefined ? [] : [of(date.slice(0, 10), content)]);

const urlsOf = (json: Json): readonly string[] =>
  [...all(json, 'content.attachment'), ...all(json, 'presentedForm')].flatMap((each) => text(each, 'url') ?? []);
