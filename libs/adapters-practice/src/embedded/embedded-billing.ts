import type { Sql } from '@portico/adapters-storage/sql';
import {
  type AppointmentId,
  type Cents,
  type Instant,
  type Language,
  type LocalDate,
  type PatientRef,
  type PracticeId,
  inLanguageOf,
  type Localized,
} from '@portico/domain/kernel';
import {
  noPlans,
  type Balance,
  type Billing,
  type LedgerPosting,
  type LedgerClock,
  type PaymentSettings,
  type Statement,
  type StatementContents,
  type StatementLine,
  type OpenCopay,
  type VisitDues,
} from '@portico/domain/payments';
import { enterPosting } from './enter-posting.ts';

interface StatementRow {
  readonly id: string;
  readonly issued_on: LocalDate;
  readonly total_cents: Cents;
}

/** As it is kept: the terms in every language in which people may ask for them. */
export interface KeptPaymentSettings extends Omit<PaymentSettings, 'planTerms'> {
  readonly planTerms?: Localized;
}

const statementOf = ({ id, issued_on: date, total_cents: total }: StatementRow): Statement => ({ id, date, total });

/** The books are kept here, so a balance is never older than the request that asks for it, and no older than now where it says so. */
export class EmbeddedBilling implements Billing {
  readonly #sql: Sql;
  readonly #now: LedgerClock;
  readonly #asOf: LedgerClock;

  /**
   * Its entries are compared with the ledger's, so it goes by the same clock. `asOf` is the moment that balances are of
   * unless they are looked at anew: at most now, and not before the request began.
   */
  constructor(sql: Sql, now: LedgerClock, asOf: LedgerClock = now) {
    this.#sql = sql;
    this.#now = now;
    this.#asOf = asOf;
  }

  async balance(patient: PatientRef, look?: 'anew'): Promise<Balance> {
    const asOf = await (look === 'anew' ? this.#now() : this.#asOf());
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
    return rows.map(statementOf);
  }

  /** Its lines say nothing of what is open: these books do not tell which line a payment was for. */
  async statement(patient: PatientRef, id: string): Promise<StatementContents | undefined> {
    const [row] = await this.#sql.rows<StatementRow & { readonly lines: readonly StatementLine[] }>({
      name: 'clinic-statement',
      text: `select s.id, s.issued_on::text as issued_on, s.total_cents,
               coalesce((select jsonb_agg(
                   jsonb_strip_nulls(jsonb_build_object('date', l.on_date::text, 'description', l.description,
                     'amount', l.amount_cents, 'visit', l.appointment_id, 'insurance', l.insurance))
                   order by l.on_date, l.line)
                 from clinic.statement_lines l
                 where l.practice_id = s.practice_id and l.patient_id = s.patient_id and l.statement_id = s.id), '[]'
               ) as lines
             from clinic.statements s where s.practice_id = $1 and s.patient_id = $2 and s.id = $3`,
      values: [patient.practice, patient.patient, id],
    });
    return row === undefined ? undefined : { ...statementOf(row), lines: row.lines };
  }

  async visitDues(patient: PatientRef, appointment: AppointmentId): Promise<VisitDues | undefined> {
    const [row] = await this.#sql.rows<{ readonly copay: Cents; readonly cancellation_fee: Cents }>({
      name: 'clinic-visit-dues',
      text: `select coalesce(d.copay_cents - d.copay_paid_cents, 0) as copay,
               coalesce(d.cancellation_fee_cents, 0) as cancellation_fee
             from clinic.appointments a
             left join clinic.visit_dues d on d.practice_id = a.practice_id and d.appointment_id = a.id
             where a.practice_id = $1 and a.patient_id = $2 and a.id = $3`,
      values: [patient.practice, patient.patient, appointment],
    });
    return row && { copay: row.copay, cancellationFee: row.cancellation_fee };
  }

  async openCopays(patient: PatientRef, since: Instant): Promise<readonly OpenCopay[]> {
    return this.#sql.rows<OpenCopay>({
      name: 'clinic-open-copays',
      text: `select a.id as appointment, a.starts_at as start, d.copay_cents - d.copay_paid_cents as copay
             from clinic.appointments a
             join clinic.visit_dues d on d.practice_id = a.practice_id and d.appointment_id = a.id
             where a.practice_id = $1 and a.patient_id = $2 and a.status = 'COMPLETED' and a.starts_at >= $3
               and d.copay_cents > d.copay_paid_cents
             order by a.starts_at desc, a.id desc`,
      values: [patient.practice, patient.patient, since],
    });
  }

  async settings(practice: PracticeId, language: Language): Promise<PaymentSettings> {
    const [row] = await this.#sql.rows<{ readonly settings: KeptPaymentSettings }>({
      name: 'clinic-payment-settings',
      text: 'select settings from clinic.payment_settings where practice_id = $1',
      values: [practice],
    });
    if (row === undefined) return noPlans;
    const { planTerms, ...settings } = row.settings;
    return { ...settings, ...(planTerms === undefined ? {} : { planTerms: inLanguageOf(planTerms, language) }) };
  }

  /** A balance read at or after the returned moment includes the entry. */
  async post(posting: LedgerPosting): Promise<void> {
    const at = await this.#now();
    await this.#sql.transaction((sql) => enterPosting(sql, posting, at));
  }
}
