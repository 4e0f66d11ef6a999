import type { Instant } from '@portico/domain/kernel';
import type { Sql } from '../sql/sql.ts';
import type { ActivityRow } from './activity-rows.ts';
import { beforeTheFirst, lines, sealOf, type ChainHead } from './activity-seal.ts';

/** What is wrong with the first line of a chain that is not as it was sealed. */
export interface BrokenSeal {
  readonly chain: string;
  readonly position: number;
  /** The line's number; absent where its seal is gone. */
  readonly seq?: number;
  readonly why: 'line-changed' | 'line-gone' | 'seal-gone';
}

export interface Verified {
  readonly heads: readonly ChainHead[];
  /** The first broken line of each chain that has one. */
  readonly broken: readonly BrokenSeal[];
  /** Lines without a seal: those of the last moments, unless sealing stopped. */
  readonly unsealed: { readonly count: number; readonly oldest?: Instant };
}

const step = 5_000;

type SealedRow = { readonly [Key in keyof ActivityRow]: ActivityRow[Key] | null } & {
  readonly position: number;
  readonly sealed: number;
  readonly hash: Uint8Array;
};

/** Holds every line of the activity log against its seal, chain by chain. */
export const verifyActivity = async (sql: Sql): Promise<Verified> => {
  const chains = await sql.rows<{ readonly chain: string }>({
    text: 'select distinct chain from activity_seals order by chain',
  });
  const heads: ChainHead[] = [];
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

const walk = async (sql: Sql, chain: string): Promise<ChainHead | BrokenSeal> => {
  let before: Uint8Array = beforeTheFirst;
  for (let position = 0; ;) {
    const rows = await sql.rows<SealedRow>({
      text: `select s.position, s.seq as sealed, s.hash, ${lines} from activity_seals s
        left join activity a on a.seq = s.seq
        where s.chain = $1 and s.position > $2 order by s.position limit ${step}`,
      values: [chain, position],
    });
    for (const row of rows) {
      const wrong = wrongWith(row, { chain, position: position + 1 }, before);
      if (wrong !== undefined) return wrong;
      position += 1;
      before = row.hash;
    }
    if (rows.length < step) return { chain, position, hash: Buffer.from(before).toString('hex') };
  }
};

const wrongWith = (
  { position, sealed, hash, ...row }: SealedRow,
  place: { readonly chain: string; readonly position: number },
  before: Uint8Array,
): BrokenSeal | undefined => {
  if (position !== place.position) return { ...place, why: 'seal-gone' };
  if (!isWhole(row)) return { ...place, seq: sealed, why: 'line-gone' };
  return sealOf(before, place, row).equals(hash) ? undefined : { ...place, seq: sealed, why: 'line-changed' };
};

const isWhole = (row: { readonly [Key in keyof ActivityRow]: ActivityRow[Key] | null }): row is ActivityRow =>
  row.seq !== null;
