import type { Host, Result } from '@portico/practice-spi';

/** The rows that can be read; those that cannot are left out and counted, by what was wrong with them. */
export const readableRows = <T>(host: Host, rows: readonly Result<T>[]): readonly T[] => {
  const leftOut = new Map<string, number>();
  for (const row of rows) {
    if (!row.ok && row.error.kind === 'malformed') leftOut.set(row.error.what, (leftOut.get(row.error.what) ?? 0) + 1);
  }
  for (const [what, count] of leftOut) host.log('fhir-rows-left-out', { what, count });
  return rows.flatMap((row) => (row.ok ? [row.value] : []));
};
