import type { Cents, Instant, PatientId, PatientRef, PracticeId } from '@portico/domain/kernel';
import {
  disputePosting,
  type ChargeId,
  type ChargePurpose,
  type Dispute,
  type DisputeId,
  type DisputeOutcome,
  type Disputes,
} from '@portico/domain/payments';
import type { Sql } from '../../sql/sql.ts';
import { putPosting } from './ledger-posting-rows.ts';

interface DisputeRow {
  readonly practice_id: PracticeId;
  readonly id: DisputeId;
  readonly patient_id: PatientId;
  readonly charge_id: ChargeId;
  readonly amount_cents: Cents;
  readonly opened_at: Instant;
  readonly outcome: DisputeOutcome;
  readonly closed_at: Instant | null;
}

const columns = 'd.practice_id, d.id, d.patient_id, d.charge_id, d.amount_cents, d.opened_at, d.outcome, d.closed_at';

const disputeFrom = (row: DisputeRow): Dispute => ({
  id: row.id,
  charge: row.charge_id,
  patient: { practice: row.practice_id, patient: row.patient_id },
  amount: row.amount_cents,
  openedAt: row.opened_at,
  outcome: row.outcome,
  ...(row.closed_at === null ? {} : { closedAt: row.closed_at }),
});

/** Disputes in the portal's own tables; the posting of a lost one is written with it. */
export class PostgresDisputes implements Disputes {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  put({ id, charge, patient, amount, openedAt, outcome, closedAt }: Dispute): Promise<boolean> {
    return this.#sql.transaction(async (sql) => {
      const [row] = await sql.rows<DisputeRow & { readonly purpose: ChargePurpose }>({
        name: 'dispute-put',
        text: `with put as (
            insert into disputes as d (practice_id, id, patient_id, charge_id, amount_cents, opened_at, outcome, closed_at)
            values ($1, $2, $3, $4, $5, $6, $7, $8)
            on conflict (practice_id, id) do update set outcome = excluded.outcome, closed_at = excluded.closed_at
            where d.outcome = 'open' and excluded.outcome <> 'open'
            returning ${columns}
          )
          select put.*, c.purpose from put join payment_charges c on c.practice_id = put.practice_id
            and c.patient_id = put.patient_id and c.id = put.charge_id`,
        values: [patient.practice, id, patient.patient, charge, amount, openedAt, outcome, closedAt ?? null],
      });
      if (row === undefined) return false;
      const posting = disputePosting(disputeFrom(row), row);
      if (posting !== undefined) await putPosting(sql, posting, 0 as Cents);
      return true;
    });
  }

  async byId(practice: PracticeId, id: DisputeId): Promise<Dispute | undefined> {
    const [row] = await this.#sql.rows<DisputeRow>({
      name: 'dispute-by-id',
      text: `select ${columns} from disputes d where d.practice_id = $1 and d.id = $2`,
      values: [practice, id],
    });
    return row && disputeFrom(row);
  }

  async of({ practice, patient }: PatientRef): Promise<readonly Dispute[]> {
    const rows = await this.#sql.rows<DisputeRow>({
      name: 'disputes-of',
      text: `select ${columns} from disputes d where d.practice_id = $1 and d.patient_id = $2 order by d.opened_at, d.id`,
      values: [practice, patient],
    });
    return rows.map(disputeFrom);
  }

  async open(practice?: PracticeId): Promise<readonly Dispute[]> {
    const rows = await this.#sql.rows<DisputeRow>({
      name: 'disputes-open',
      text: `select ${columns} from disputes d where d.outcome = 'open' and ($1::text is null or d.practice_id = $1)
        order by d.opened_at, d.id`,
      values: [practice ?? null],
    });
    return rows.map(disputeFrom);
  }
}
