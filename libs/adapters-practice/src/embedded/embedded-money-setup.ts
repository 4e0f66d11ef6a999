import type { HeldSlot } from '@portico/domain/appointments';
import type { Sql } from '@portico/adapters-storage/sql';
import type { AppointmentId, PatientRef, PracticeId } from '@portico/domain/kernel';
import type { StatementContents, VisitDues } from '@portico/domain/payments';
import { writeRows } from './bulk-upsert.ts';
import type { KeptPaymentSettings } from './embedded-billing.ts';
import * as tables from './money-setup-tables.ts';

/** The way into the embedded system's money side for whole batches, each kept by its id as `EmbeddedSetup` does. */
export class EmbeddedMoneySetup {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  settings(practice: PracticeId, settings: KeptPaymentSettings): Promise<number> {
    return writeRows(this.#sql, tables.paymentSettings, [
      { practice_id: practice, settings: JSON.stringify(settings) },
    ]);
  }

  /** The visits must be there already. What was paid of a copay stays paid. */
  visitDues(
    practice: PracticeId,
    dues: readonly (VisitDues & { readonly appointment: AppointmentId })[],
  ): Promise<number> {
    const rows = dues.map(({ appointment, copay, cancellationFee }) => ({
      practice_id: practice,
      appointment_id: appointment,
      copay_cents: copay,
      cancellation_fee_cents: cancellationFee,
    }));
    return writeRows(this.#sql, tables.visitDues, rows);
  }

  /** Providers and locations are kept by id alone and must be there already. */
  heldSlots(slots: readonly HeldSlot[]): Promise<number> {
    const rows = slots.map(({ id, visit, prepayment, until, replaces }) => ({
      practice_id: visit.patient.practice,
      id,
      patient_id: visit.patient.patient,
      provider_id: visit.provider.id,
      location_id: visit.location.id,
      starts_at: visit.start,
      ends_at: visit.end,
      video: visit.video,
      visit_type: visit.visitType ?? null,
      visit_reason: visit.visitReason ?? null,
      comment: visit.comment ?? null,
      visit_reason_id: visit.bookedAs?.visitReason ?? null,
      prepayment_cents: prepayment,
      until,
      replaces: replaces ?? null,
    }));
    return writeRows(this.#sql, tables.heldSlots, rows);
  }

  /** Statements with their lines. */
  async statements(statements: readonly (StatementContents & { readonly patient: PatientRef })[]): Promise<number> {
    const keyOf = ({ practice, patient }: PatientRef) => ({ practice_id: practice, patient_id: patient });
    const rows = statements.map(({ patient, id, date, total }) => ({
      ...keyOf(patient),
      id,
      issued_on: date,
      total_cents: total,
    }));
    const lines = statements.flatMap((statement) =>
      statement.lines.map(({ date, description, amount, visit, insurance }, line) => ({
        ...keyOf(statement.patient),
        statement_id: statement.id,
        line,
        on_date: date,
        description,
        amount_cents: amount,
        appointment_id: visit ?? null,
        insurance: insurance === undefined ? null : JSON.stringify(insurance),
      })),
    );
    return (
      (await writeRows(this.#sql, tables.statements, rows)) + (await writeRows(this.#sql, tables.statementLines, lines))
    );
  }
}
