import type { Sql } from '@portico/adapters-storage/sql';
import type { Cents, Instant, LocalDate, PatientRef } from '@portico/domain/kernel';
import type { Balance, Billing, Statement } from '@portico/domain/payments';

interface StatementRow {
  readonly id: string;
  readonly issued_on: LocalDate;
  readonly total_cents: Cents;
}

/** The ledger lives here, so a balance is never older than the question: it is as of `now()`. */
export class EmbeddedBilling implements Billing {
  readonly #sql: Sql;
  readonly #now: () => Instant;

  constructor(sql: Sql, now: () => Instant) {
    this.#sql = sql;
    this.#now = now;
  }

  async balance(patient: PatientRef): Promise<Balance> {
    const asOf = this.#now();
    const [row] = await this.#sql.rows<{ readonly due: Cents }>({
      name: 'clinic-balance',
      text: `select coalesce(sum(amount_cents), 0)::bigint as due from clinic.charges
             where practice_id = $1 and patient_id = $2 and posted_at <= $3`,
      values: [patient.practice, patient.patient, asOf],
    });
    return { due: row?.due ?? (0 as Cents), asOf };
  }

  async statements(patient: PatientRef, limit: number): Promise<readonly Statement[]> {
    const rows = await this.#sql.rows<StatementRow>({
      name: 'clinic-statements',
      text: `select id, issued_on::text as issued_on, total_cents from clinic.statements
             where practice_id = $1 and patient_id = $2 order by statements.issued_on desc, id desc limit $3`,
      values: [patient.practice, patient.patient, limit],
    });
    return rows.map(({ id, issued_on: date, total_cents: total }) => ({ id, date, total }));
  }
}
