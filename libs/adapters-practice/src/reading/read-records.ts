import { readCcda } from '../ccda/index.ts';
import { readFhir, type FhirText } from '../fhir/index.ts';
import {
  joined,
  nothingRead,
  type Place,
  type ReadInput,
  type ReadOutcome,
  type ReadRecord,
  type Refusal,
  type RefusalReason,
} from '../records/index.ts';

/** Size limit of one JSON text in bytes; larger exports come in several files. */
const largest = 256 * 1024 * 1024;

/**
 * Reads one file of any known kind: FHIR R4 JSON (a resource or a Bundle), FHIR NDJSON, C-CDA XML (documents and
 * fragments). The kind is detected from the content; the name decides only for NDJSON whose first line is broken. Never
 * throws: unreadable input is returned as a refusal.
 */
export const readRecords = (input: ReadInput): ReadOutcome => readTogether([input]);

/**
 * Reads files of one export, whose FHIR resources may refer to each other across files: in a bulk export every
 * report is in another file than its results. Of several files, the places in `sources` begin with `name#`.
 */
export const readTogether = (inputs: readonly ReadInput[]): ReadOutcome => {
  const texts: FhirText[] = [];
  const others: ReadOutcome[] = [];
  for (const input of inputs) {
    const kind = kindOf(input);
    if ('refusals' in kind) others.push(kind);
    else texts.push(kind);
  }
  return joined([...(texts.length === 0 ? [] : [readFhir(texts)]), ...others]);
};

/**
 * Reads files of one export as `readTogether` does, and answers for each file by itself: a report belongs to the file
 * that holds the report, wherever its results stand.
 */
export const readByFile = (inputs: readonly ReadInput[]): readonly ReadOutcome[] => {
  const kinds = inputs.map(kindOf);
  const texts = kinds.filter((kind): kind is FhirText => !('refusals' in kind));
  const outcomes = splitByFile(readFhir(texts), texts.length > 1 ? inputs.map(({ name }) => name) : []);
  return kinds.map((kind) => {
    if ('refusals' in kind) return kind;
    return texts.length === 1 ? outcomes.whole : (outcomes.byFile.get(kind.input.name) ?? nothingRead);
  });
};

const splitByFile = (
  whole: ReadOutcome,
  names: readonly string[],
): { readonly whole: ReadOutcome; readonly byFile: ReadonlyMap<string, ReadOutcome> } => {
  const byFile = new Map(names.map((name) => [name, { records: [] as ReadRecord[], refusals: [] as Refusal[] }]));
  if (names.length === 0) return { whole, byFile };
  for (const record of whole.records) byFile.get(fileOf(record.sources[0] ?? '', byFile))?.records.push(record);
  for (const refusal of whole.refusals) byFile.get(refusal.source)?.refusals.push(refusal);
  return { whole, byFile };
};

/** The file that a place of several files begins with; a name of a file may hold the sign that ends it. */
const fileOf = (place: Place, files: ReadonlyMap<string, unknown>): string => {
  for (let end = place.indexOf('#'); end !== -1; end = place.indexOf('#', end + 1)) {
    if (files.has(place.slice(0, end))) return place.slice(0, end);
  }
  return '';
};

/** FHIR waits for its companions; everything else is read, or refused, on the spot. */
const kindOf = (input: ReadInput): FhirText | ReadOutcome => {
  const start = Buffer.from(input.bytes.subarray(0, 1024)).toString('latin1').replaceAll('\0', '');
  const [sign] = start.replace(/^(?:ï»¿|ÿþ|þÿ)/, '').trimStart();
  if (sign === '<') return readCcda(input);
  if (sign !== '{') return refused(input, 'unknown-format', 'neither FHIR JSON nor C-CDA XML');
  if (input.bytes.length > largest) return refused(input, 'too-large', 'more than 256 MiB of JSON');
  const text = decoded(input.bytes);
  if (text === undefined) return refused(input, 'malformed', 'JSON that is not UTF-8');
  return { input, text, lines: isLines(input.name, text) };
};

const refused = ({ name }: ReadInput, reason: RefusalReason, detail: string): ReadOutcome => ({
  records: [],
  refusals: [{ source: name, record: '', reason, detail }],
});

const decoded = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** NDJSON is several lines of which the first is whole. */
const isLines = (name: string, source: string): boolean => {
  if (/\.(?:ndjson|jsonl)$/i.test(name)) return true;
  const text = source.trim();
  const end = text.indexOf('\n');
  return end !== -1 && isJson(text.slice(0, end));
};

const isJson = (line: string): boolean => {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
};
