import { all, text, type Json, type JsonObject } from '@portico/practice-fhir/json';
import { dateSpan, type Span } from './date-spans.ts';

/** How one search parameter is read and looked for in a resource. */
export interface SearchParameter {
  readonly type: 'token' | 'date' | 'reference' | 'string';
  /** Whether the value can be read. */
  readonly isReadable: (value: string) => boolean;
  readonly matches: (resource: JsonObject, value: string) => boolean;
}

export const anyText = (value: string): boolean => value !== '';

/** Values that stand for “one of these”; a comma in a value is written `\,`. */
export const alternatives = (value: string): readonly string[] =>
  value.split(/(?<!\\),/).map((each) => each.replace(/\\([,|$\\])/g, '$1'));

/** `code`, `system|code`, `|code` or `system|`, of codings, identifiers and codes. */
const isToken = (json: Json, wanted: string): boolean => {
  const [code, system] =
    typeof json === 'string' ? [json, undefined] : [text(json, 'code') ?? text(json, 'value'), text(json, 'system')];
  const at = wanted.indexOf('|');
  if (at < 0) return code === wanted;
  const [wantedSystem, wantedCode] = [wanted.slice(0, at), wanted.slice(at + 1)];
  return (wantedCode === '' || code === wantedCode) && (system ?? '') === wantedSystem;
};

export const token = (...paths: readonly string[]): SearchParameter => ({
  type: 'token',
  isReadable: anyText,
  matches: (resource, value) =>
    alternatives(value).some((wanted) =>
      paths.some((path) => all(resource, path).some((json) => isToken(json, wanted))),
    ),
});

const folded = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Words begin with the value, whatever their case and accents. */
export const string = (...paths: readonly string[]): SearchParameter => ({
  type: 'string',
  isReadable: anyText,
  matches: (resource, value) =>
    alternatives(value).some((wanted) =>
      paths.some((path) =>
        all(resource, path).some((json) => {
          const words = typeof json === 'string' ? folded(json) : '';
          return words.startsWith(folded(wanted)) || words.includes(` ${folded(wanted)}`);
        }),
      ),
    ),
});

const prefixed = /^(eq|ne|gt|lt|ge|le|sa|eb)?(\d.*)$/;

const compare: ReadonlyMap<string, (own: Span, wanted: Span) => boolean> = new Map(
  Object.entries({
    eq: (own, wanted) => own.start >= wanted.start && own.end <= wanted.end,
    ne: (own, wanted) => own.start < wanted.start || own.end > wanted.end,
    gt: (own, wanted) => own.end > wanted.end,
    lt: (own, wanted) => own.start < wanted.start,
    ge: (own, wanted) => own.end > wanted.start,
    le: (own, wanted) => own.start < wanted.end,
    sa: (own, wanted) => own.start >= wanted.end,
    eb: (own, wanted) => own.end <= wanted.start,
  }),
);

/** A date of a search with its prefix; undefined if it is none. */
export const readDate = (value: string): { readonly prefix: string; readonly span: Span } | undefined => {
  const [, prefix = 'eq', written = ''] = prefixed.exec(value) ?? [];
  const span = dateSpan(written);
  return span && { prefix, span };
};

export const date = (...paths: readonly string[]): SearchParameter => ({
  type: 'date',
  isReadable: (value) => alternatives(value).every((each) => readDate(each) !== undefined),
  matches: (resource, value) =>
    alternatives(value).some((each) => {
      const wanted = readDate(each);
      return paths.some((path) =>
        all(resource, path).some((json) => {
          const own = typeof json === 'string' ? dateSpan(json) : undefined;
          return own !== undefined && wanted !== undefined && compare.get(wanted.prefix)?.(own, wanted.span) === true;
        }),
      );
    }),
});

/** The id in `Type/id`, or by itself; undefined for an address, which leads to another server. */
export const idInReference = (value: string, type: string): string | undefined => {
  const [, before, id] = /^(?:([^/]*)\/)?([A-Za-z0-9.-]{1,64})$/.exec(value) ?? [];
  return before === undefined || before === type ? id : undefined;
};

/** Addresses below the base of the service as what they are here: `Type/id`. */
export const withoutBase = (value: string, base: string): string =>
  value
    .split(/(?<!\\),/)
    .map((each) => (each.startsWith(`${base}/`) ? each.slice(base.length + 1) : each))
    .join(',');

export const reference = (type: string, path: string): SearchParameter => ({
  type: 'reference',
  isReadable: (value) => alternatives(value).every((each) => idInReference(each, type) !== undefined),
  matches: (resource, value) =>
    alternatives(value).some((each) =>
      all(resource, path).some((json) => text(json, 'reference') === `${type}/${idInReference(each, type)}`),
    ),
});

/** A reference that can lead to several types, and therefore names its own. */
export const typedReference = (types: readonly string[], path: string): SearchParameter => ({
  type: 'reference',
  isReadable: (value) =>
    alternatives(value).every((each) => types.some((type) => each.startsWith(`${type}/`) && idInReference(each, type))),
  matches: (resource, value) =>
    alternatives(value).some((each) => all(resource, path).some((json) => text(json, 'reference') === each)),
});
