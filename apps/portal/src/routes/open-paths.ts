import { matcherOf } from './path-pattern.ts';
import { isServed } from './place-of.ts';
import { table, type Row } from './table.ts';

/**
 * The paths of a visitor without tokens that show something else than the login screen, as the text of a regular
 * expression: for whoever serves the page.
 */
export const openPaths: string = matcherOf(
  (table as readonly Row[])
    .filter(({ access, wayIn, path }) => (access !== 'tokens' || wayIn !== undefined) && isServed(path))
    .map(({ path }) => path),
).source;
