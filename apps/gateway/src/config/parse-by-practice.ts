import { failed, ok, parseId, type PracticeId, type Result } from '@portico/domain/kernel';
import { nothingElsewhere, withReferences, type Elsewhere } from './references.ts';
import type { Reader } from './setting-readers.ts';

/** A mistake is a sentence that names the setting and never repeats what stands there. */
export type Mistakes = readonly string[];

/**
 * Reads a JSON object with a practice's id for each name. In place of a text may stand `{"file": "…"}` or `{"env": "…"}`.
 * Every mistake is named at once.
 */
export const parseByPractice = <Settings>(
  json: string,
  settingsFrom: SettingsFrom<Settings>,
  elsewhere: Elsewhere = nothingElsewhere,
): Result<ReadonlyMap<PracticeId, Settings>, Mistakes> => {
  const file = objectFrom(json);
  if (file === undefined) return failed(['The file must be a JSON object with one entry for each practice.']);
  const entries = new Map<PracticeId, Settings>();
  const mistakes: string[] = [];
  for (const [name, entry] of Object.entries(file)) {
    const practice = parseId<PracticeId>(name);
    const settings = practice.ok ? parseEntry(name, entry, settingsFrom, elsewhere) : failed([noPractice]);
    if (!settings.ok) mistakes.push(...settings.error);
    else if (practice.ok) entries.set(practice.value, settings.value);
  }
  return mistakes.length === 0 ? ok(entries) : failed(mistakes);
};

const noPractice = 'An entry has a name that is no practice’s id.';

/** Reads one entry, by the name that mistakes begin with. */
export type SettingsFrom<Settings> = (
  practice: string,
  entry: Readonly<Record<string, unknown>>,
) => Result<Settings, Mistakes>;

/** Reads one entry with the texts that it names elsewhere. */
export const parseEntry = <Settings>(
  name: string,
  raw: unknown,
  settingsFrom: SettingsFrom<Settings>,
  elsewhere: Elsewhere,
): Result<Settings, Mistakes> => {
  if (!isObject(raw)) return failed([`${name} must be an object.`]);
  const { entry, unknown } = withReferences(raw, elsewhere);
  const settings = settingsFrom(name, entry);
  if (unknown.size === 0) return settings;
  // What is not known is told once, by why it is not.
  const places = [...unknown.keys()].map((where) => `${name}.${where} `);
  const others = (settings.ok ? [] : settings.error).filter((one) => !places.some((place) => one.startsWith(place)));
  return failed([...[...unknown].map(([where, why]) => `${name}.${where} ${why}.`), ...others]);
};

/** Reads one entry whose settings are texts, of which some may be missing; `of` ends the sentence about a setting that there is not. */
export const readEntry = (
  practice: string,
  entry: Readonly<Record<string, unknown>>,
  readers: Readonly<Record<string, Reader<string>>>,
  of: string,
  mayMiss: Readonly<Record<string, Reader<string>>> = {},
): Result<Readonly<Record<string, string>>, Mistakes> => {
  const read: Record<string, string> = {};
  const mistakes: string[] = [];
  const known = { ...readers, ...mayMiss };
  for (const [name, reader] of Object.entries(known)) {
    const value = entry[name];
    if (value === undefined && Object.hasOwn(mayMiss, name)) continue;
    const result = typeof value === 'string' ? reader(value.trim()) : failed('is missing, or no text');
    if (result.ok) read[name] = result.value;
    else mistakes.push(`${practice}.${name} ${result.error}.`);
  }
  for (const name of Object.keys(entry).filter((one) => !Object.hasOwn(known, one))) {
    // Only what looks like a name is repeated: name and secret may have been swapped by mistake.
    const told = /^[a-zA-Z]{1,20}$/.test(name) ? `${practice}.${name}` : `A name in ${practice}`;
    mistakes.push(`${told} is not a setting of ${of}.`);
  }
  return mistakes.length === 0 ? ok(read) : failed(mistakes);
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const objectFrom = (json: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const value: unknown = JSON.parse(json);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
};
