import type { Cents, Instant, PracticeId } from '@portico/domain/kernel';
import type {
  ActivitySpan,
  ChargeId,
  Difference,
  DifferenceId,
  DifferenceKind,
  LeasedSettlement,
  LedgerRefund,
  LedgerSide,
  ProcessorLine,
  Settlements,
} from '@portico/domain/payments';
import type { Sql } from '../../sql/sql.ts';
import { chargeColumns, chargeFrom, type ChargeRow } from './charge-rows.ts';

interface DifferenceRow {
  readonly practice_id: PracticeId;
  readonly id: DifferenceId;
  readonly kind: DifferenceKind;
  readonly charge_id: ChargeId | null;
  readonly processor_line: string | null;
  readonly ledger_cents: Cents;
  readonly processor_cents: Cents;
  readonly at: Instant;
}

const differenceFrom = (row: DifferenceRow): Difference => ({
  id: row.id,
  kind: row.kind,
  practice: row.practice_id,
  ...(row.charge_id === null ? {} : { charge: row.charge_id }),
  ...(row.processor_line === null ? {} : { line: row.processor_line }),
  inLedger: row.ledger_cents,
  atProcessor: row.processor_cents,
  at: row.at,
});

const columns = 'practice_id, id, kind, charge_id, processor_line, ledger_cents, processor_cents, at';

/** What was compared with the processors, in the portal's own tables. A claim has no name: prepared for any limit, it would be planned for a large one. */
export class PostgresSettlements implements Settlements {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async claim(
    now: Instant,
    until: Instant,
    limit: number,
    except: readonly PracticeId[],
    left: Instant,
  ): Promise<readonly LeasedSettlement[]> {
    const rows = await this.#sql.rows<{ readonly practice_id: PracticeId }>({
      text: `with due as (
          select practice_id from settlement_looks where look_at <= $1 and (look_at <= $5 or practice_id <> all($4::text[]))
          order by look_at, practice_id limit $3 for update skip locked
        )
        update settlement_looks l set look_at = $2 from due where l.practice_id = due.practice_id
        returning l.practice_id`,
      values: [now, until, limit, except, left],
    });
    return rows.map(({ practice_id: practice }) => ({ practice, until }));
  }

  async lookAgain({ practice, until }: LeasedSettlement, at: Instant): Promise<void> {
    await this.#sql.rows({
      name: 'settlement-look-again',
      text: 'update settlement_looks set look_at = $3 where practice_id = $1 and look_at = $2',
      values: [practice, until, at],
    });
  }

  async settledUntil(practice: PracticeId): Promise<Instant | undefined> {
    const [row] = await this.#sql.rows<{ readonly settled_until: Instant }>({
      name: 'settled-until',
      text: 'select settled_until from settlements where practice_id = $1',
      values: [practice],
    });
    return row?.settled_until;
  }

  async ledgerSide(
    practice: PracticeId,
    { from, until }: ActivitySpan,
    lines: readonly ProcessorLine[],
  ): Promise<LedgerSide> {
    const references = lines.flatMap(({ reference }) => reference ?? []);
    const names = lines.flatMap((line) => (line.kind === 'charge' ? line.id : (line.charge ?? [])));
    const rows = await this.#sql.rows<ChargeRow & { readonly captured_at: Instant | null }>({
      name: 'settlement-charges',
      text: `with named as (
          select id from payment_charges where practice_id = $1 and reference = any($4::text[])
          union select id from payment_charges
            where practice_id = $1 and state_detail ? 'processorCharge' and state_detail ->> 'processorCharge' = any($5::text[])
          union select id from payment_charges where practice_id = $1 and moved_at >= $2 and moved_at < $3
          union select charge_id from book_postings where practice_id = $1 and at >= $2 and at < $3
        )
        select ${chargeColumns}, p.at as captured_at from named n
        join payment_charges c on c.practice_id = $1 and c.id = n.id
        left join book_postings p on p.practice_id = c.practice_id and p.patient_id = c.patient_id and p.id = c.id || '-in'
        order by c.id`,
      values: [practice, from, until, references, names],
    });
    const refunds = await this.#sql.rows<LedgerRefund>({
      name: 'settlement-refunds',
      text: `select charge_id as charge, -amount_cents as amount, at from book_postings
        where practice_id = $1 and at >= $2 and at < $3 and amount_cents < 0 and id not like '%-dispute-%' order by at, id`,
      values: [practice, from, until],
    });
    return {
      charges: rows.map((row) => ({
        charge: chargeFrom(row),
        ...(row.captured_at === null ? {} : { capturedAt: row.captured_at }),
      })),
      refunds,
    };
  }

  record(
    practice: PracticeId,
    { until }: ActivitySpan,
    found: readonly Difference[],
    at: Instant,
  ): Promise<readonly Difference[]> {
    return this.#sql.transaction(async (sql) => {
      const fresh: Difference[] = [];
      for (const one of found) {
        const written = await sql.rows({
          name: 'settlement-difference-put',
          text: `insert into settlement_differences (${columns}, found_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
            on conflict (practice_id, id) do nothing returning id`,
          values: [
            practice,
            one.id,
            one.kind,
            one.charge ?? null,
            one.line ?? null,
            one.inLedger,
            one.atProcessor,
            one.at,
            at,
          ],
        });
        if (written.length === 1) fresh.push(one);
      }
      await sql.rows({
        name: 'settled',
        text: `insert into settlements (practice_id, settled_until, settled_at) values ($1, $2, $3)
          on conflict (practice_id) do update set settled_until = greatest(settlements.settled_until, excluded.settled_until),
            settled_at = excluded.settled_at`,
        values: [practice, until, at],
      });
      return fresh;
    });
  }

  async open(practice?: PracticeId): Promise<readonly Difference[]> {
    const rows = await this.#sql.rows<DifferenceRow>({
      name: 'settlement-differences-open',
      text: `select ${columns} from settlement_differences
        where explained_at is null and ($1::text is null or practice_id = $1) order by at, id`,
      values: [practice ?? null],
    });
    return rows.map(differenceFrom);
  }

  async explain(practice: PracticeId, id: DifferenceId, words: string, at: Instant): Promise<boolean> {
    const done = await this.#sql.rows({
      name: 'settlement-difference-explain',
      text: `update settlement_differences set explained_at = $3, explanation = $4
        where practice_id = $1 and id = $2 and explained_at is null returning id`,
      values: [practice, id, at, words],
    });
    return done.length === 1;
  }
}
