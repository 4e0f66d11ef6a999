import { failed, languages, ok, parseId, type Localized, type Result } from '../kernel/index.ts';

/** Why what a practice sent is no form. Nothing of it is guessed: a form is whole, or it is not shown at all. */
export interface BadForm {
  readonly kind:
    | 'no-id'
    /** A uuid that another field has, or a value that another choice has. */
    | 'same-id'
    /** Missing or blank, in one of the languages perhaps. */
    | 'no-text'
    | 'no-number'
    | 'no-flag'
    | 'no-list'
    | 'unknown-type'
    | 'unknown-rule'
    | 'unknown-format'
    /** A rule or a list of required fields names a field that is not there, or that takes no such value. */
    | 'unknown-field'
    | 'bad-pattern'
    | 'bad-range';
  /** Where, such as `form.pages[0].fields[2].label.es`. */
  readonly path: string;
}

export type Read<T> = Result<T, BadForm>;
/** Reads a value that is there, at `path`. */
export type Reader<T> = (raw: unknown, path: string) => Read<T>;

export const bad = (kind: BadForm['kind'], path: string): Read<never> => failed({ kind, path });

export const within = (raw: unknown, name: string): unknown =>
  typeof raw === 'object' && raw !== null && Object.hasOwn(raw, name)
    ? (raw as Record<string, unknown>)[name]
    : undefined;

/** Reads what must be there under `name`. */
export const part = <T>(raw: unknown, path: string, name: string, read: Reader<T>): Read<T> =>
  read(within(raw, name), `${path}.${name}`);

/** Reads what may be left out; the wire says null for that. */
export const partIfAny = <T>(raw: unknown, path: string, name: string, read: Reader<T>): Read<T | undefined> => {
  const value = within(raw, name);
  return value === undefined || value === null ? ok(undefined) : read(value, `${path}.${name}`);
};

/** What is read for each part of a `T`; undefined for a part that was left out, which only an optional one may be. */
type PartsOf<T> = { readonly [Key in keyof T]-?: Read<T[Key] | undefined> };

/** The parts as one value, without those that were left out; or the first fault among them. */
export const all = <T extends object>(parts: PartsOf<T>): Read<T> => {
  const whole: Record<string, unknown> = {};
  for (const [name, each] of Object.entries<Read<unknown>>(parts)) {
    if (!each.ok) return each;
    if (each.value !== undefined) whole[name] = each.value;
  }
  return ok(whole as T);
};

/** Each of a list of at least `least`, or the first fault among them. */
export const listOf =
  <T>(read: Reader<T>, least = 0): Reader<readonly T[]> =>
  (raw, path) => {
    if (!Array.isArray(raw) || raw.length < least) return bad('no-list', path);
    const values: T[] = [];
    for (const [at, each] of raw.entries()) {
      const value = read(each, `${path}[${at}]`);
      if (!value.ok) return value;
      values.push(value.value);
    }
    return ok(values);
  };

export const idText: Reader<string> = (raw, path) => {
  const id = parseId(raw);
  return id.ok ? ok(id.value) : bad('no-id', path);
};

export const words: Reader<string> = (raw, path) =>
  typeof raw === 'string' && raw.trim() !== '' ? ok(raw) : bad('no-text', path);

export const localized: Reader<Localized> = (raw, path) => {
  const missing = languages.find((language) => !words(within(raw, language), path).ok);
  if (missing !== undefined) return bad('no-text', `${path}.${missing}`);
  const { en, es } = raw as Localized;
  return ok({ en, es });
};

export const wholeNumber: Reader<number> = (raw, path) =>
  Number.isSafeInteger(raw) ? ok(raw as number) : bad('no-number', path);

export const finiteNumber: Reader<number> = (raw, path) =>
  typeof raw === 'number' && Number.isFinite(raw) ? ok(raw) : bad('no-number', path);

export const flag: Reader<boolean> = (raw, path) => (typeof raw === 'boolean' ? ok(raw) : bad('no-flag', path));
