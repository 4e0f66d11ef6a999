import { nobodyId, type OperatorName } from '@portico/domain/activity';
import type { Instant, PracticeId } from '@portico/domain/kernel';
import { accountHeld, chartHeld } from '../sql/held-rows.ts';
import type { Sql } from '../sql/sql.ts';
import { PostgresActivityLog } from './postgres-activity-log.ts';
import {
  retiredOf,
  retirementSays,
  sealedRow,
  start,
  wrongWith,
  type Before,
  type BrokenSeal,
  type Retired,
  type SealedRow,
} from './sealed-chain.ts';

/** Lines that are looked at, and at most removed, in one transaction. */
export const retiredAtOnce = 1_000;
/** Milliseconds of one of its statements. */
const longest = 120_000;

export interface Retiring {
  /** Lines before this time go. */
  readonly before: Instant;
  readonly now: Instant;
  readonly operator: OperatorName;
  readonly reason: string;
  /** Begins each transaction: nobody is placed under a legal hold until it ends. */
  readonly holdsStand: (sql: Sql) => Promise<void>;
  readonly atOnce?: number;
}

/** What was retired of a chain, or would be. */
export interface RetiredChain {
  readonly chain: string;
  readonly lines: number;
  /** Lines of their time that are kept for a legal matter. */
  readonly held: number;
}

/** Something else has moved the place up to which the chain was retired. */
export class RetiredMeanwhile extends Error {}

type Wanted = Pick<Retiring, 'before' | 'atOnce'>;
interface HeldRow extends SealedRow {
  readonly held: boolean;
}

/** The chains that have seals. */
export const sealedChains = async (sql: Sql): Promise<readonly string[]> => {
  const rows = await sql.rows<{ readonly chain: string }>({
    text: 'select distinct chain from activity_seals order by chain',
  });
  return rows.map(({ chain }) => chain);
};

/**
 * What would be retired of a chain: the lines of its beginning that are before a time, but for those of people under a legal
 * hold. Answers the first line among them that is not as it was sealed instead, where there is one.
 */
export const retirable = async (sql: Sql, chain: string, wanted: Wanted): Promise<RetiredChain | BrokenSeal> => {
  const retired = await retiredOf(sql, chain);
  let [lines, held] = [0, 0];
  for (let before = start; ;) {
    const { rows, isLast, wrong } = await ripe(sql, chain, { ...wanted, retired, last: before });
    if (wrong !== undefined) return wrong;
    const counted = countOf(rows, before);
    lines += counted.lines;
    held += counted.held;
    before = rows.at(-1) ?? before;
    if (isLast) return { chain, lines, held };
  }
};

/**
 * Retires what `retirable` says, some lines at a time, each time in a transaction of its own that leaves a line in the chain: what
 * is left verifies whenever it ends. Throws where a line is not as it was sealed.
 */
export const retireChain = async (sql: Sql, chain: string, retiring: Retiring): Promise<RetiredChain> => {
  let [lines, held] = [0, 0];
  for (let last = start; ;) {
    const done = await sql.transaction(
      async (inner) => {
        await retiring.holdsStand(inner);
        await inner.rows({ text: `select set_config('portico.retires', 'on', true)` });
        return retireSome(inner, chain, last, retiring);
      },
      { statementMilliseconds: longest },
    );
    lines += done.lines;
    held += done.held;
    last = done.last;
    if (done.isLast) return { chain, lines, held };
  }
};

const retireSome = async (sql: Sql, chain: string, from: Before, retiring: Retiring) => {
  const retired = await retiredOf(sql, chain);
  const { rows, isLast, wrong } = await ripe(sql, chain, { ...retiring, retired, last: from });
  if (wrong !== undefined) throw new Error(`The chain ${chain} is broken at ${wrong.position}.`);
  const goes = rows.filter((row) => row.seq !== null && !row.held);
  const last = rows.at(-1) ?? from;
  const seals = rows.filter((row, at) => (row.seq === null || !row.held) && !isNeeded(row, rows[at + 1]));
  const done = { ...countOf(rows, from), last, isLast };
  await remove(sql, chain, goes, seals);
  // Where all are held nothing is gone that would have to be recorded.
  if (goes.length === 0 && (last.position <= retired.position || retired.lines === 0)) return done;
  await record(sql, chain, { was: retired, last, lines: goes.length }, retiring);
  return done;
};

/** The last one of the look before is not counted again. */
const countOf = (rows: readonly HeldRow[], last: Before) => {
  const there = rows.filter(({ position, seq }) => position > last.position && seq !== null);
  const kept = there.filter((row) => row.held).length;
  return { lines: there.length - kept, held: kept };
};

/** A seal stays before a line that is kept, and at the end of what was looked at: it is the hash that the next line follows. */
const isNeeded = (row: HeldRow, next: HeldRow | undefined): boolean =>
  next === undefined || (next.seq !== null && next.held && next.position === row.position + 1);

interface Window extends Wanted {
  readonly retired: Retired;
  /** Where the look before ended. */
  readonly last: Before;
}

/** The next seals of a chain up to the first line that is too young, and whether there are no more. */
const ripe = async (sql: Sql, chain: string, { before, atOnce = retiredAtOnce, retired, last }: Window) => {
  const found = await sql.rows<HeldRow>({
    text: `select ${sealedRow}, a.seq is not null and ${held} as held
      from activity_seals s left join activity a on a.seq = s.seq
      where s.chain = $1 and s.position >= $2 order by s.position limit ${atOnce + 1}`,
    values: [chain, last.position],
  });
  const young = found.findIndex(({ at }) => at !== null && at >= before);
  const rows = young < 0 ? found : found.slice(0, young);
  let previous: Before = last;
  for (const row of rows) {
    if (row.position === last.position) continue;
    const wrong = wrongWith(row, previous, chain, retired);
    if (wrong !== undefined) return { rows: [], isLast: true, wrong };
    previous = row;
  }
  return { rows, isLast: young >= 0 || found.length <= atOnce };
};

/** A line of a held account or chart, also of one that became a part of it, or by a held account. */
const held = `(${chartHeld('a.practice_id', 'a.subject_id')} or a.practice_id = '' and ${accountHeld('a.subject_id')}
  or a.actor_kind in ('patient', 'delegate') and ${accountHeld('a.actor_id')}
  or exists (select from merges m where m.practice_id = a.practice_id and m.from_id = a.subject_id
    and (${chartHeld('m.practice_id', 'm.into_id')} or m.practice_id = '' and ${accountHeld('m.into_id')})))`;

const remove = async (sql: Sql, chain: string, goes: readonly HeldRow[], seals: readonly HeldRow[]): Promise<void> => {
  await sql.rows({
    text: 'delete from activity where practice_id = $1 and seq = any($2::bigint[])',
    values: [chain, goes.map(({ seq }) => seq)],
  });
  await sql.rows({
    text: 'delete from activity_seals where chain = $1 and position = any($2::bigint[])',
    values: [chain, seals.map(({ position }) => position)],
  });
};

const record = async (
  sql: Sql,
  chain: string,
  { was, last, lines }: { readonly was: Retired; readonly last: Before; readonly lines: number },
  { now, operator, reason }: Retiring,
): Promise<void> => {
  const is = { position: Math.max(was.position, last.position), lines: was.lines + lines };
  const written = await sql.rows({
    text: `insert into activity_retired as r (chain, position, lines, retired_at) values ($1, $2, $3, $4)
      on conflict (chain) do update set position = excluded.position, lines = excluded.lines, retired_at = excluded.retired_at
      where (r.position, r.lines) = ($5, $6) returning 1`,
    values: [chain, is.position, is.lines, now, was.position, was.lines],
  });
  if (written.length === 0) throw new RetiredMeanwhile('Somebody else retires lines of the log at this time.');
  await new PostgresActivityLog(sql).append({
    at: now,
    actor: operator,
    actorKind: 'operator',
    subject: nobodyId,
    ...(chain === '' ? {} : { practice: chain as PracticeId }),
    action: 'retired-log',
    resource: retirementSays(is, await hashAt(sql, chain, is.position)),
    reason,
  });
};

const hashAt = async (sql: Sql, chain: string, position: number): Promise<Uint8Array> => {
  const [seal] = await sql.rows<{ readonly hash: Uint8Array }>({
    text: 'select hash from activity_seals where chain = $1 and position = $2',
    values: [chain, position],
  });
  if (seal === undefined) throw new Error(`The chain ${chain} has no seal at ${position}.`);
  return seal.hash;
};
