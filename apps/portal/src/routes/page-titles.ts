import type { Title } from '@portico/ui/screens/titles';
import { table, type Row } from './route-table.ts';

/** A path up to its first parameter or rest: paths below it take the title of their nearest parent. */
const literal = (path: string): string => path.replace(/\/[:*].*$/, '');

/** The title of every path that has one (`ACC-126` to `ACC-132`). */
export const titles: Readonly<Record<string, Title>> = Object.fromEntries(
  (table as readonly Row[]).flatMap(({ path, title }) => (title === undefined ? [] : [[literal(path), title]])),
);
