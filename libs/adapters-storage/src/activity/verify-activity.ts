import type { Instant } from '@portico/domain/kernel';
import type { Sql } from '../sql/sql.ts';
import type { ChainHead } from './activity-seal.ts';
import { isSaid, retiredOf, sealsFrom, start, wrongWith, type BrokenSeal, type Retired } from './sealed-chain.ts';

/** A chain whose lines are all as they were sealed. */
export interface WholeChain extends ChainHead {
  /** Lines that are there. */
  readonly lines: number;
  /** What was retired of it, with the hash that the first line behind it follows, in hex. */
  readonly retired?: Retired & { readonly hash: string };
}

export interface Verified {
  readonly heads: readonly WholeChain[];
  /** The first broken line of each chain that has one. */
  readonly broken: readonly BrokenSeal[];
  /** Lines without a seal: those of the last moments, unless sealing stopped. */
  readonly unsealed: { readonly count: number; readonly oldest?: Instant };
}

const step = 5_000;

/** Holds every line of the activity log against its seal, chain by chain. */
export const verifyActivity = async (sql: Sql): Promise<Verified> => {
  const chains = await sql.rows<{ readonly chain: string }>({
    text: 'select chain from activity_seals union select chain from activity_retired order by chain',
  });
  const heads: WholeChain[] = [];
  const broken: BrokenSeal[] = [];
  for (const { chain } of chains) {
    const verdict = await walk(sql, chain);
    if ('why' in verdict) broken.push(verdict);
    else heads.push(verdict);
  }
  const [tail] = await sql.rows<{ readonly count: number; readonly oldest: Instant | null }>({
    text: `select count(*) as count, min(a.at) as oldest from activity a
      where not exists (select 1 from activity_seals s where s.seq = a.seq)`,
  });
  const { count = 0, oldest = null } = tail ?? {};
  return { heads, broken, unsealed: { count, ...(oldest === null ? {} : { oldest }) } };
};

const walk = async (sql: Sql, chain: string): Promise<WholeChain | BrokenSeal> => {
  const retired = await retiredOf(sql, chain);
  let before = start;
  let kept = 0;
  let behind = 0;
  let boundary = start;
  for (;;) {
    const rows = await sealsFrom(sql, { chain, position: before.position + 1 }, step);
    for (const row of rows) {
      const wrong = wrongWith(row, before, chain, retired);
      if (wrong !== undefined) return wrong;
      before = row;
      if (row.position === retired.position) boundary = row;
      if (row.position > retired.position) behind += 1;
      else if (row.seq !== null) kept += 1;
    }
    if (rows.length < step) break;
  }
  const { position, hash } = before;
  const head = { chain, position, hash: Buffer.from(hash).toString('hex') };
  if (retired.position === 0) return { ...head, lines: behind };
  if (position < retired.position) return { chain, position: retired.position, why: 'seal-gone' };
  if (kept !== retired.position - retired.lines || !(await isSaid(sql, chain, retired, boundary.hash)))
    return { chain, position: retired.position, why: 'retired-otherwise' };
  return { ...head, lines: behind + kept, retired: { ...retired, hash: Buffer.from(boundary.hash).toString('hex') } };
};
