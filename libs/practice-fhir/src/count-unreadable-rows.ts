import type { Host, Result } from '@portico/practice-spi';
import { malformed, ok } from './client/build-results.ts';

/** The rows that can be read; those that cannot are left out and counted, by what was wrong with them. */
export const readableRows = <T>(host: Host, rows: readonly Result<T>[]): readonly T[] => {
  const unreadable = new Map<string, number>();
  for (const row of rows) {
    if (!row.ok && row.error.kind === 'malformed')
      unreadable.set(row.error.what, (unreadable.get(row.error.what) ?? 0) + 1);
  }
  for (const [what, count] of unreadable) host.log('fhir-rows-left-out', { what, count });
  return rows.flatMap((row) => (row.ok ? [row.value] : []));
};

export const isUnreadable = (row: Result<unknown> | undefined): boolean =>
  row?.ok === false && row.error.kind === 'malformed';

export const hasUnreadable = (rows: readonly Result<unknown>[]): boolean => rows.some(isUnreadable);

/** A list, unless it is empty and something of it is left out: it would say that there is nothing. */
export const listUnlessUnknown = <T>(type: string, items: readonly T[], leavesOut: boolean): Result<readonly T[]> =>
  items.length === 0 && leavesOut ? malformed(leftOutOf(type)) : ok(items);

/** What is wrong with an answer in which resources of a type are left out. */
export const leftOutOf = (type: string): string => `Bundle.entry.${type}`;
