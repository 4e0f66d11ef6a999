import { titleOf, titleWords, type Title } from '@portico/ui/screens/titles';
import type { Message } from '@portico/ui/words';
import { matcherOf, rankOf } from './path-pattern.ts';
import { table, type Row } from './route-table.ts';

const rows: readonly Row[] = table;

const titled = rows.flatMap(({ path, title }) => (title === undefined ? [] : [{ path, title }]));
const hasParameters = ({ path }: { readonly path: string }): boolean => path.includes(':');

/** The title of every path without parameters that has one (`ACC-126` to `ACC-132`); below a `*` it holds for any. */
export const titles: Readonly<Record<string, Title>> = Object.fromEntries(
  titled.filter((row) => !hasParameters(row)).map(({ path, title }) => [path.replace(/\/\*$/, ''), title]),
);

const patterns = titled
  .filter(hasParameters)
  .sort((a, b) => (rankOf(a.path) < rankOf(b.path) ? 1 : -1))
  .map(({ path, title }) => ({ matches: matcherOf([path]), title }));

/** What the page at a path is called, in the window and as its heading. A number at the end is ignored (`ACC-131`). */
export const titleAt = (path: string): Message => {
  if (path.replace(/\/\d+\/?$/, '') in titles) return titleOf(titles, path);
  const found = patterns.find(({ matches }) => matches.test(path));
  return found === undefined ? titleOf(titles, path) : titleWords[found.title];
};

export interface ParentPage {
  readonly path: string;
  readonly title: Message;
}

/** The page that a page behind sign-in lies below, if it does: what its way back leads to. */
export const parentOf = (path: string): ParentPage | undefined => {
  const segments = path.split('/');
  for (let length = segments.length - 1; length > 1; length -= 1) {
    const above = segments.slice(0, length).join('/');
    const row = rows.find((one) => one.path === above && one.access === 'tokens');
    if (row?.title !== undefined) return { path: above, title: titleWords[row.title] };
  }
  return undefined;
};

/** A page that was opened from another one, as the times for the visit that is moved or an entry of the timeline, leads back to that address. */
export const wayBackOf = (path: string, above: string | undefined): ParentPage | undefined =>
  above ? { path: above, title: titleAt(above.replace(/[?#].*$/, '')) } : parentOf(path);
