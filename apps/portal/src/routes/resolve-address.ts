import { paths } from '@portico/application/kernel';
import { matcherOf, rankOf } from './path-pattern.ts';
import { table, type OpenScreen, type Row, type SignedInScreen } from './route-table.ts';

/** What an address shows to a visitor. */
export type Place =
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'open'; readonly screen: OpenScreen; readonly path: string }
  | { readonly kind: 'signed-in'; readonly screen: SignedInScreen; readonly path: string };

/** An address of the portal: `path` begins with a slash, `search` is empty or begins with `?`. */
export interface Address {
  readonly path: string;
  readonly search: string;
}

/** What was opened and could not be shown to somebody signed in: no page of the portal, one of guests, or an invitation. */
export type Missed = 'unknown' | 'guest-link' | 'invitation';

/** Where the visitor ends up, and what is shown there. */
export interface Arrival extends Address, ArrivalState {
  readonly place: Place;
}

/** What a page is told with its address, by the history of the browser. */
export interface ArrivalState {
  /** `section`: the settings as a whole were opened, or a section that there is not. */
  readonly missed?: Missed | 'section';
}

const rows: readonly { readonly row: Row; readonly matcher: RegExp }[] = [...(table as readonly Row[])]
  .sort((a, b) => (rankOf(a.path) < rankOf(b.path) ? 1 : -1))
  .map((row) => ({ row, matcher: matcherOf([row.path]) }));

/** The row of a path, if the portal knows it. */
export const rowOf = (path: string): Row | undefined => rows.find(({ matcher }) => matcher.test(path))?.row;

/** Whether a path shows something of its own today, or leads to what does. */
export const isServed = (path: string): boolean => {
  const row = rowOf(path);
  if (row === undefined) return false;
  return 'screen' in row || (row.to !== '/' && isServed(row.to));
};

/** Where a path leads a visitor next, or what it shows. */
const step = (row: Row | undefined, search: string, signedIn: boolean): Place | { readonly to: string } => {
  if (row === undefined) return signedIn ? { to: '/' } : { kind: 'sign-in' };
  if (!signedIn && row.access === 'tokens') return row.wayIn === undefined ? { kind: 'sign-in' } : { to: row.wayIn };
  const query = new URLSearchParams(search);
  const stays = 'staysWith' in row && row.staysWith?.some((name) => query.has(name)) === true;
  if (signedIn && row.access === 'open' && !stays) return { to: '/' };
  if ('to' in row) return { to: row.when !== undefined && query.has(row.when.query) ? row.when.to : row.to };
  return row.access === 'tokens'
    ? { kind: 'signed-in', screen: row.screen as SignedInScreen, path: row.path }
    : { kind: 'open', screen: row.screen as OpenScreen, path: row.path };
};

/** Where `/` leads behind sign-in (`ACC-086`). */
export const home = paths.dashboard;

const guestPages = /^\/(?:guest|standalone-signup)/;
const invitations: readonly string[] = [paths.delegateInvitation, paths.delegateVerification];

/** Follows the table from an address to what is shown. The query goes along, except home, which has no use for it. */
export const arriveAt = ({ path: given, search }: Address, signedIn: boolean): Arrival => {
  // An address that begins with two slashes is another host's wherever it is followed.
  const path = given.replace(/^\/+/, '/');
  const row = rowOf(path);
  const next = step(row, search, signedIn);
  if ('to' in next) {
    const there = { path: next.to, search: next.to === '/' || next.to === home ? '' : search };
    const missed =
      next.to === '/' ? missedAt(path, row, signedIn) : next.to === paths.personal && { missed: 'section' as const };
    return { ...missed, ...arriveAt(there, signedIn) };
  }
  return { path, search, place: next };
};

const missedAt = (path: string, row: Row | undefined, signedIn: boolean): ArrivalState => {
  if (!signedIn) return {};
  if (row === undefined) return { missed: 'unknown' };
  if (invitations.includes(row.path)) return { missed: 'invitation' };
  return guestPages.test(path) && row.access === 'open' ? { missed: 'guest-link' } : {};
};

/** As the router keeps what goes along with an address. */
const stateOf = ({ missed }: Arrival): { readonly usr: ArrivalState } | null =>
  missed === undefined ? null : { usr: { missed } };

/** As `arriveAt`, from where the browser is; an address that led on is replaced, so that going back leads nowhere odd. */
export const arriveHere = (window: Pick<Window, 'location' | 'history'>, signedIn: boolean): Arrival => {
  const { pathname, search, hash } = window.location;
  const arrival = arriveAt({ path: pathname, search }, signedIn);
  if (arrival.path !== pathname || arrival.search !== search)
    window.history.replaceState(stateOf(arrival), '', `${arrival.path}${arrival.search}${hash}`);
  return arrival;
};
