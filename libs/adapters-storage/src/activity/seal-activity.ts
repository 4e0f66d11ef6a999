import { MINUTE, plus, type Instant } from '@portico/domain/kernel';
import { isTaken } from '../sql/is-taken.ts';
import type { Sql } from '../sql/sql.ts';
import type { ActivityRow } from './activity-rows.ts';
import { beforeTheFirst, lines, sealOf, type ChainHead } from './activity-seal.ts';

/** The row among the turns that whoever seals holds until its transaction is over. */
const sealing = 'activity-seals';

/** Lines that are sealed in one transaction. */
const batch = 1_000;

/** A line is looked for that long after others that were numbered later: its transaction was slower than theirs. */
export const slowestWriter = 2 * MINUTE;

/** What was sealed at one time. */
export interface Sealed {
  readonly count: number;
  /** The newest seal of each chain that grew. */
  readonly heads: readonly ChainHead[];
}

interface SealedBatch {
  readonly count: number;
  readonly last: number;
  readonly heads: Iterable<Head>;
}

interface Head {
  readonly chain: string;
  readonly position: number;
  readonly hash: Uint8Array;
}

/**
 * Seals the lines of the activity log that are not sealed yet. Any number of instances may do so at once: one does, the
 * others seal none. `back` is how far behind the newest seals a line may have been missed.
 */
export const sealActivity = async (sql: Sql, now: Instant, back: number = slowestWriter): Promise<Sealed> => {
  let from = await lastSealedBefore(sql, plus(now, -back));
  const heads = new Map<string, ChainHead>();
  for (let count = 0; ;) {
    const done = await sealSome(sql, now, from).catch(noneIfTaken);
    count += done?.count ?? 0;
    for (const head of done?.heads ?? []) heads.set(head.chain, inHex(head));
    if (done === undefined || done.count < batch) return { count, heads: [...heads.values()] };
    from = done.last;
  }
};

/** An earlier release takes its turn by other means: where both seal, the lines belong to the first, and the next round goes on. */
const noneIfTaken = (error: unknown): undefined => {
  if (!isTaken(error)) throw error;
};

const inHex = ({ chain, position, hash }: Head): ChainHead => ({
  chain,
  position,
  hash: Buffer.from(hash).toString('hex'),
});

/** Lines up to this number have their seals. */
const lastSealedBefore = async (sql: Sql, at: Instant): Promise<number> => {
  const [row] = await sql.rows<{ readonly seq: number }>({
    name: 'activity-sealed-before',
    text: `select min(seq) as seq from activity_seals
      where sealed_at = (select max(sealed_at) from activity_seals where sealed_at < $1) having min(seq) is not null`,
    values: [at],
  });
  return row?.seq ?? 0;
};

const sealSome = (sql: Sql, now: Instant, from: number): Promise<SealedBatch | undefined> =>
  sql.transaction(async (inner) => {
    if (!(await holdsTurn(inner, now))) return undefined;
    const rows = await inner.rows<ActivityRow>({
      name: 'activity-unsealed',
      text: `select ${lines} from activity a
        where a.seq > $1 and not exists (select 1 from activity_seals s where s.seq = a.seq)
        order by a.seq limit ${batch}`,
      values: [from],
    });
    const heads = rows.length > 0 ? await append(inner, rows, now) : [];
    return { count: rows.length, last: rows.at(-1)?.seq ?? from, heads };
  });

/**
 * Whether nobody else seals. The row is changed and not only locked, so that of two transactions that both saw an older
 * state of the database one is undone by it.
 */
const holdsTurn = async (sql: Sql, now: Instant): Promise<boolean> => {
  const held = await sql.rows({
    name: 'activity-seal-turn',
    text: `update turns set until = $2 where job = (select job from turns where job = $1 for update skip locked) returning job`,
    values: [sealing, now],
  });
  if (held.length > 0) return true;
  const first = await sql.rows({
    name: 'activity-seal-first-turn',
    text: 'insert into turns (job, until) values ($1, $2) on conflict (job) do nothing returning job',
    values: [sealing, now],
  });
  return first.length > 0;
};

const append = async (sql: Sql, rows: readonly ActivityRow[], now: Instant): Promise<Iterable<Head>> => {
  const heads = await headsOf(sql, [...new Set(rows.map(({ practice }) => practice))]);
  const sealed = rows.map((row) => {
    const { practice: chain, seq } = row;
    const before = heads.get(chain) ?? { chain, position: 0, hash: beforeTheFirst };
    const position = before.position + 1;
    const head: Head = { chain, position, hash: sealOf(before.hash, { chain, position }, row) };
    heads.set(chain, head);
    return { ...head, seq };
  });
  await sql.rows({
    name: 'activity-seal',
    text: `insert into activity_seals (chain, position, seq, hash, sealed_at)
      select s.chain, s.position, s.seq, decode(s.hash, 'hex'), $5
      from unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[]) as s (chain, position, seq, hash)`,
    values: [
      sealed.map(({ chain }) => chain),
      sealed.map(({ position }) => position),
      sealed.map(({ seq }) => seq),
      sealed.map(({ hash }) => Buffer.from(hash).toString('hex')),
      now,
    ],
  });
  return heads.values();
};

const headsOf = async (sql: Sql, chains: readonly string[]): Promise<Map<string, Head>> => {
  const heads = await sql.rows<Head>({
    name: 'activity-heads',
    text: `select h.chain, h.position, h.hash from unnest($1::text[]) as c (chain)
      cross join lateral (
        select s.chain, s.position, s.hash from activity_seals s
        where s.chain = c.chain order by s.position desc limit 1
      ) as h`,
    values: [chains],
  });
  return new Map(heads.map((head) => [head.chain, head]));
};
