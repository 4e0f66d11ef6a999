import { readCcda } from '../ccda/index.ts';
import { readFhir, type FhirText } from '../fhir/index.ts';
import { joined, type ReadInput, type ReadOutcome, type RefusalReason } from '../records/index.ts';

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
