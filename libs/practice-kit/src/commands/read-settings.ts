import { readFile } from 'node:fs/promises';
import type { KnownPatient } from '../conformance-stage.ts';

/** The file of settings; a stage may look for more in it. */
export interface Settings {
  readonly timeZone: string;
  readonly connection: unknown;
  readonly patients?: readonly KnownPatient[];
  /** Milliseconds since 1970. */
  readonly now?: number;
  /** A recording that is replayed: time zone, moment and patients are its own. */
  readonly cassette?: string;
}

/** What a file of JSON holds; throws a sentence that names the file. */
export const readJson = async (file: string): Promise<unknown> => {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`${file} cannot be read.`);
  try {
    return JSON.parse(text);
  } catch (cause) {
    const place = cause instanceof Error ? /line \d+ column \d+/.exec(cause.message)?.[0] : undefined;
    throw new Error(`${file} is no JSON${place === undefined ? '' : `: see ${place}`}.`, { cause });
  }
};

/** Settings as they were written; throws all their mistakes, a sentence each. */
export const settingsFrom = (file: string, written: unknown): Settings => {
  if (typeof written !== 'object' || written === null || Array.isArray(written))
    throw new Error(`${file} has to hold an object.`);
  const { timeZone, connection, patients } = written as Readonly<Record<string, unknown>>;
  const mistakes = [
    ...zoneMistakes(timeZone),
    ...(typeof connection === 'object' && connection !== null ? [] : ['connection has to be an object']),
    ...(patients === undefined ? [] : patientMistakes(patients)),
  ];
  if (mistakes.length === 0) return written as Settings;
  throw new Error(`${file}, which has ${Object.keys(written).join(', ') || 'nothing'}:\n  ${mistakes.join('\n  ')}`);
};

const zoneMistakes = (zone: unknown): readonly string[] => {
  if (typeof zone !== 'string') return ['timeZone is missing: an IANA time zone, such as "America/New_York"'];
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
    return [];
  } catch {
    return ['timeZone is no IANA time zone, such as "America/New_York"'];
  }
};

const patientMistakes = (patients: unknown): readonly string[] =>
  !Array.isArray(patients) || patients.length < 2
    ? ['patients has to be a list of two']
    : patients.flatMap((one: unknown, at) => [...claimMistakes(one)].map((what) => `patients[${at}]${what}`));

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

function* claimMistakes(patient: unknown): Generator<string> {
  const { id, claim } = (patient ?? {}) as {
    readonly id?: unknown;
    readonly claim?: Readonly<Record<string, unknown>>;
  };
  if (!isText(id)) yield '.id has to be a text';
  if (!isText(claim?.['firstName'])) yield '.claim.firstName has to be a text';
  if (!isText(claim?.['lastName'])) yield '.claim.lastName has to be a text';
  if (!/^\d{4}-\d\d-\d\d$/.test(String(claim?.['birthDate'])))
    yield '.claim.birthDate has to be a day, such as "1980-02-29"';
}
