/** JSON as it came, except that a number is its own digits: `7.10` must not become `7.1` on the way to a chart. */
export type Json = null | boolean | string | Decimal | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json | undefined;
}

export class Decimal {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  /** Goes back to its system with the digits that it came with. */
  toJSON(): unknown {
    return (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(this.text);
  }
}

/** No FHIR resource comes near this depth; deeper text is an attack on the stack. */
export const deepest = 100;

export type BadJson = { readonly kind: 'malformed' } | { readonly kind: 'too-deep' };

type Parsed = { readonly ok: true; readonly value: Json } | { readonly ok: false; readonly error: BadJson };

export const parseJson = (source: string): Parsed => {
  if (depthOf(source) > deepest) return { ok: false, error: { kind: 'too-deep' } };
  try {
    return { ok: true, value: JSON.parse(source, keepDigits) as Json };
  } catch {
    return { ok: false, error: { kind: 'malformed' } };
  }
};

export const writeJson = (json: Json): string => JSON.stringify(json);

const keepDigits = (_name: string, value: unknown, context?: { readonly source?: string }): unknown =>
  typeof value === 'number' ? new Decimal(context?.source ?? String(value)) : value;

const depthOf = (source: string): number => {
  let depth = 0;
  let most = 0;
  let quoted = false;
  for (let at = 0; at < source.length; at += 1) {
    const character = source.charCodeAt(at);
    if (quoted) {
      if (character === 0x5c) at += 1;
      else if (character === 0x22) quoted = false;
    } else if (character === 0x22) quoted = true;
    else if (character === 0x7b || character === 0x5b) most = Math.max(most, (depth += 1));
    else if (character === 0x7d || character === 0x5d) depth -= 1;
  }
  return most;
};

export const isObject = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !isList(json) && !(json instanceof Decimal);

export const isList = (json: Json | undefined): json is readonly Json[] => Array.isArray(json);

const own = (from: Json, name: string): Json | undefined =>
  isObject(from) && Object.hasOwn(from, name) ? from[name] : undefined;

/** Everything that stands at `path` (`name.given`), lists laid flat, in order; like FHIRPath without its functions. */
export const all = (from: Json | undefined, path: string): readonly Json[] =>
  path.split('.').reduce<readonly Json[]>((found, name) => found.flatMap((json) => flat(own(json, name))), flat(from));

const flat = (json: Json | undefined): readonly Json[] =>
  json === undefined || json === null ? [] : isList(json) ? json.flatMap(flat) : [json];

export const first = (from: Json | undefined, path: string): Json | undefined => all(from, path)[0];

/** Texts at `path` without outer blanks; empty ones and other kinds of values are not there. */
export const texts = (from: Json | undefined, path: string): readonly string[] =>
  all(from, path).flatMap((json) => (typeof json === 'string' && json.trim() !== '' ? [json.trim()] : []));

export const text = (from: Json | undefined, path: string): string | undefined => texts(from, path)[0];

export const digits = (from: Json | undefined, path: string): string | undefined => {
  const found = first(from, path);
  return found instanceof Decimal ? found.text : undefined;
};
