import type { Instant } from '@portico/domain/kernel';
import { nobodyId } from '@portico/domain/activity';
import type { Sql } from '../sql/sql.ts';
import type { ActivityRow } from './activity-rows.ts';
import { beforeTheFirst, lines, sealOf, type Place } from './activity-seal.ts';

/** What is wrong with the first line of a chain that is not as it was sealed. */
export interface BrokenSeal {
  readonly chain: string;
  readonly position: number;
  /** The line's number; absent where its seal is gone. */
  readonly seq?: number;
  readonly why: 'line-changed' | 'line-gone' | 'seal-gone' | 'retired-otherwise';
}

/** Up to where the lines of a chain were retired. */
export interface Retired {
  readonly position: number;
  /** Lines up to there that are gone; the others are kept for a legal matter. */
  readonly lines: number;
  readonly at: Instant;
}

export const nothingRetired: Retired = { position: 0, lines: 0, at: 0 as Instant };

export type SealedRow = { readonly [Key in keyof ActivityRow]: ActivityRow[Key] | null } & {
  readonly position: number;
  readonly sealed: number;
  readonly hash: Uint8Array;
};
type Line = { readonly [Key in keyof ActivityRow]: ActivityRow[Key] | null };

/** The seal that the next one follows. */
export type Before = Pick<SealedRow, 'position' | 'hash'>;
export const start: Before = { position: 0, hash: beforeTheFirst };

/** What is read of a seal `s` and its line `a`. */
export const sealedRow = `s.position, s.seq as sealed, s.hash, ${lines}`;

/** The seals of a chain from a position on, each with its line. */
export const sealsFrom = (sql: Sql, { chain, position }: Place, limit: number): Promise<readonly SealedRow[]> =>
  sql.rows<SealedRow>({
    text: `select ${sealedRow} from activity_seals s left join activity a on a.seq = s.seq
      where s.chain = $1 and s.position >= $2 order by s.position limit ${limit}`,
    values: [chain, position],
  });

/** Undefined where a line stands as it was sealed, or was retired. */
export const wrongWith = (
  { position, sealed, hash, ...line }: SealedRow,
  before: Before,
  chain: string,
  retired: Retired,
): BrokenSeal | undefined => {
  const there = isWhole(line);
  if (position !== before.position + 1 && (there || position > retired.position)) {
    const missing = position > retired.position ? Math.max(before.position + 1, retired.position) : position - 1;
    return { chain, position: missing, why: 'seal-gone' };
  }
  const place = { chain, position };
  if (!there) return position <= retired.position ? undefined : { ...place, seq: sealed, why: 'line-gone' };
  return sealOf(before.hash, place, line).equals(hash) ? undefined : { ...place, seq: sealed, why: 'line-changed' };
};

const isWhole = (line: Line): line is ActivityRow => line.seq !== null;

export const retiredOf = async (sql: Sql, chain: string): Promise<Retired> => {
  const [retired] = await sql.rows<Retired>({
    text: 'select position, lines, retired_at as at from activity_retired where chain = $1',
    values: [chain],
  });
  return retired ?? nothingRetired;
};

/** The line about what was retired, which is sealed as every line: what it says cannot be changed later. */
export const retirementSays = (
  { position, lines: gone }: Pick<Retired, 'position' | 'lines'>,
  hash: Uint8Array,
): string => `${position} ${gone} ${Buffer.from(hash).toString('hex')}`;

/** Whether the log itself says what the table of what was retired says. */
export const isSaid = async (sql: Sql, chain: string, retired: Retired, hash: Uint8Array): Promise<boolean> => {
  const found = await sql.rows({
    text: `select 1 from activity
      where practice_id = $1 and subject_id = $2 and at = $3 and action = 'retired-log' and resource = $4 limit 1`,
    values: [chain, nobodyId, retired.at, retirementSays(retired, hash)],
  });
  return found.length > 0;
};
