import { failed, ok, parseId, type Localized, type Result, parseLocalized } from '../kernel/index.ts';

/** Why a practice's data is not a valid form. Nothing is guessed: an invalid form is not shown at all. */
export interface BadForm {
  readonly kind:
    | 'no-id'
    /** A uuid of another field, or a value of another choice. */
    | 'same-id'
    /** Missing or blank, perhaps in one language only. */
    | 'no-text'
    | 'no-number'
    | 'no-flag'
    | 'no-list'
    | 'unknown-type'
    | 'unknown-rule'
    | 'unknown-format'
    /** A rule or a list of required fields names a field that does not exist, or does not accept such a value. */
    | 'unknown-field'
    | 'bad-pattern'
    | 'bad-range';
  /** Where the error is, such as `form.pages[0].fields[2].label.es`. */
  readonly path: string;
}

export type Read<T> = Result<T, BadForm>;
/** Parses an existing value at `path`. */
export type Reader<T> = (raw: unknown, path: string) => Read<T>;

export const bad = (kind: BadForm['kind'], path: string): Read<never> => failed({ kind, path });

export const within = (raw: unknown, name: string): unknown =>
  typeof raw === 'object' && raw !== null && Object.hasOwn(raw, name)
    ? (raw as Record<string, unknown>)[name]
    : undefined;

/** Parses the required property `name`. */
export const part = <T>(raw: unknown, path: string, name: string, read: Reader<T>): Read<T> =>
  read(within(raw, name), `${path}.${name}`);

/** Parses an optional property; null on the wire means absent. */
export const partIfAny = <T>(raw: unknown, path: string, name: string, read: Reader<T>): Read<T | undefined> => {
  const value = within(raw, name);
  return value === undefined || value === null ? ok(undefined) : read(value, `${path}.${name}`);
};

/**
 * The parse results of each property of a `T`; undefined for an absent one, which is allowed for optional ones only.
 */
type PartsOf<T> = { readonly [Key in keyof T]-?: Read<T[Key] | undefined> };

/** Combines the properties into one value, without absent ones; or returns the first error among them. */
export const all = <T extends object>(parts: PartsOf<T>): Read<T> => {
  const whole: Record<string, unknown> = {};
  for (const [name, each] of Object.entries<Read<unknown>>(parts)) {
    if (!each.ok) return each;
    if (each.value !== undefined) whole[name] = each.value;
  }
  return ok(whole as T);
};

/** Parses each item of a list of at least `least`, or returns the first error among them. */
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
  const text = parseLocalized(raw);
  return text.ok ? text : bad('no-text', `${path}.${text.error}`);
};

export const wholeNumber: Reader<number> = (raw, path) =>
  Number.isSafeInteger(raw) ? ok(raw as number) : bad('no-number', path);

export const finiteNumber: Reader<number> = (raw, path) =>
  typeof raw === 'number' && Number.isFinite(raw) ? ok(raw) : bad('no-number', path);

export const flag: Reader<boolean> = (raw, path) => (typeof raw === 'boolean' ? ok(raw) : bad('no-flag', path));
