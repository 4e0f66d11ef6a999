import type { Result } from '@portico/practice-spi';
import { all, first, isObject, text, type Json, type JsonObject } from '../json/index.ts';
import { malformed, ok } from './build-results.ts';
import type { Capabilities } from './capabilities.ts';
import { storedIn, type Stored } from './stored-resource.ts';

/** One page of a search as it came. */
export interface Page {
  readonly matches: readonly Stored[];
  /** Resources that came along with them. */
  readonly included: readonly Stored[];
  readonly next?: string;
  /** Whether the server says that it leaves out some of what there is. */
  readonly isPartial: boolean;
  /** Parameters that the server did not understand, as its `self` link tells. */
  readonly ignored: readonly string[];
}

const linkTo = (bundle: Json, relation: string): string | undefined =>
  text(
    all(bundle, 'link').find((link) => text(link, 'relation') === relation),
    'url',
  );

/** Whether an address stands below the base of the server, to which alone the token may go. */
const isBelow = (url: URL, base: string): boolean =>
  url.origin === new URL(base).origin && url.pathname.startsWith(`${new URL(base).pathname.replace(/\/$/, '')}/`);

/** The address of a next page, complete, if the server may be asked for it. */
export const pageAddress = (link: string, base: string): string | undefined => {
  if (!URL.canParse(link, `${base}/`)) return undefined;
  const url = new URL(link, `${base}/`);
  const canPageAtBase =
    url.origin === new URL(base).origin && `${url.origin}${url.pathname}`.replace(/\/$/, '') === base;
  return canPageAtBase || isBelow(url, base) ? url.href : undefined;
};

/** Parameters that say how to list, and not what: a server may leave them out of its `self` link. */
const howToList = /^_(?:count|include|revinclude|sort)/;

const ignoredIn = (bundle: Json, asked: readonly string[], base: string): readonly string[] => {
  const self = linkTo(bundle, 'self');
  if (self === undefined || !URL.canParse(self, `${base}/`)) return [];
  const kept = new Set([...new URL(self, `${base}/`).searchParams.keys()].map((name) => name.split(':')[0]));
  return kept.size === 0 ? [] : asked.filter((name) => !howToList.test(name) && !kept.has(name));
};

/** Codes by which a list is said to be without some of what there is. */
const leavingOut = new Set([
  ...['suppressed', 'incomplete', 'security', 'forbidden', 'unknown', 'expired', 'login'],
  ...['too-costly', 'too-long', 'timeout', 'throttled', 'transient', 'no-store', 'lock-error', 'exception'],
]);

const saysPartial = (outcome: JsonObject): boolean =>
  all(outcome, 'issue').some(
    (issue) => ['error', 'fatal'].includes(text(issue, 'severity') ?? '') || leavingOut.has(text(issue, 'code') ?? ''),
  );

export const readPage = (
  bundle: JsonObject,
  of: { readonly type: string; readonly asked: readonly string[]; readonly base: string },
  capabilities: Capabilities,
): Result<Page> => {
  const matches: Stored[] = [];
  const included: Stored[] = [];
  let isPartial = false;
  for (const entry of all(bundle, 'entry')) {
    const resource = first(entry, 'resource');
    if (!isObject(resource)) return malformed('Bundle.entry.resource');
    const type = text(resource, 'resourceType');
    if (type === 'OperationOutcome' || text(entry, 'search.mode') === 'outcome') {
      isPartial ||= saysPartial(resource);
      continue;
    }
    const stored = storedIn(resource, { base: of.base, versions: capabilities.versions(type ?? '') });
    if (!stored.ok) return stored;
    (type === of.type && text(entry, 'search.mode') !== 'include' ? matches : included).push(stored.value);
  }
  const link = linkTo(bundle, 'next');
  const next = link === undefined ? undefined : pageAddress(link, of.base);
  if (link !== undefined && next === undefined) return malformed('Bundle.link.next');
  return ok({
    matches,
    included,
    isPartial,
    ignored: ignoredIn(bundle, of.asked, of.base),
    ...(next === undefined ? {} : { next }),
  });
};
