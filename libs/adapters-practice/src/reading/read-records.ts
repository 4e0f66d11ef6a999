import { isUtf8 } from 'node:buffer';
import { parseJson } from '@portico/practice-fhir/json';
import { readCcda } from '../ccda/index.ts';
import { readFhir, type FhirText } from '../fhir/index.ts';
import { joined, type Place, type ReadInput, type ReadOutcome, type RefusalReason } from '../records/index.ts';

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
  return joined([readFhir(texts), ...others]);
};

/**
 * Reads files of one export as `readTogether` does, and answers for each file by itself: a report belongs to the file
 * that holds the report, wherever its results stand.
 */
export const readByFile = (inputs: readonly ReadInput[]): readonly ReadOutcome[] => {
  const kinds = inputs.map(kindOf);
  const texts = kinds.filter((kind): kind is FhirText => !('refusals' in kind));
  const whole = readFhir(texts);
  const names = new Set(inputs.map(({ name }) => name));
  const records = Map.groupBy(whole.records, ({ sources }) => fileOf(sources, names));
  const refusals = Map.groupBy(whole.refusals, ({ source }) => source);
  return kinds.map((kind) => {
    if ('refusals' in kind) return kind;
    const { name } = kind.input;
    // The places of one file alone do not begin with its name.
    return texts.length === 1 ? whole : { records: records.get(name) ?? [], refusals: refusals.get(name) ?? [] };
  });
};

/** The file that the places of several files begin with; a name of a file may hold the sign that ends it. */
const fileOf = (places: readonly Place[], files: ReadonlySet<string>): string | undefined =>
  places
    .flatMap((place) => [...place.matchAll(/#/g)].map(({ index }) => place.slice(0, index)))
    .find((name) => files.has(name));

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

const decoded = (bytes: Uint8Array): string | undefined =>
  isUtf8(bytes) ? new TextDecoder().decode(bytes) : undefined;

/** NDJSON is several lines of which the first is whole. */
const isLines = (name: string, source: string): boolean => {
  if (/\.(?:ndjson|jsonl)$/i.test(name)) return true;
  const line = /^\s*([^\n]+)\n\s*\S/.exec(source)?.[1];
  return line !== undefined && isJson(line);
};

const isJson = (line: string): boolean => {
  const parsed = parseJson(line);
  return parsed.ok || parsed.error.kind === 'too-deep';
};
