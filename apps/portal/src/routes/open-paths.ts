import { matcherOf } from './path-pattern.ts';
import { isServed } from './resolve-address.ts';
import { table, type Row } from './route-table.ts';

/**
 * The source of a regular expression for the paths that show visitors without tokens something else than the login
 * screen, for the server of the page.
 */
export const openPaths: string = matcherOf(
  (table as readonly Row[])
    .filter(({ access, wayIn, path }) => (access !== 'tokens' || wayIn !== undefined) && isServed(path))
    .map(({ path }) => path),
).source;
