import pg from 'pg';

const { builtins } = pg.types;

const safeInteger = (raw: string): number => {
  const value = Number(raw);
  if (!Number.isSafeInteger(value)) throw new RangeError('A bigint of the database does not fit a number.');
  return value;
};

/** PostgreSQL writes `2026-03-01 10:00:00.123+00`, and offsets with minutes or seconds for old dates. */
const epochMilliseconds = (raw: string): number => {
  const at = Date.parse(raw.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00'));
  if (Number.isNaN(at)) throw new RangeError('A timestamp of the database is outside the range of an instant.');
  return at;
};

const parsers = new Map<number, (raw: string) => unknown>([
  [builtins.INT8, safeInteger],
  [builtins.TIMESTAMPTZ, epochMilliseconds],
  [builtins.DATE, (raw) => raw],
  [builtins.NUMERIC, (raw) => raw],
]);

/**
 * How column values arrive, the one place that decides: `bigint` and `timestamptz` as numbers (the latter in epoch
 * milliseconds), `date` and `numeric` as the text that was stored, everything else as `pg` has it. Instants are kept
 * in `bigint` columns of epoch milliseconds, so that they are written and read alike.
 */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parsers.get(oid)) ??
    pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};
