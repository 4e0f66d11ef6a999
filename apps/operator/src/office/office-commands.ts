import { entriesByHand, formsByHand, markEntered, settleForm } from '@portico/adapters-practice/connected';
import { PostgresActivityLog } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import { nobodyId, type ActivityAction } from '@portico/domain/activity';
import { decimalOf, isoOf, type PatientId, type PracticeId } from '@portico/domain/kernel';
import type { OperatorActing } from '@portico/services/activity';
import { Mistake } from '../command/run-command.ts';
import { tableOf } from '../money/text-or-csv-table.ts';

/** What is wished for, as it is typed. */
export interface OfficeRequest {
  readonly practice: string;
  readonly csv: boolean;
  /** What the office has entered, by its names in the list. */
  readonly entered: readonly string[];
}

/** Something that the practice's system did not take, so that the office enters it by hand. */
interface ByHand {
  readonly patient: PatientId;
  readonly row: Readonly<Record<string, string>>;
  readonly mark: () => Promise<void>;
}

const headings = ['what', 'entry', 'patient', 'at', 'amount', 'for', 'visit'] as const;

/** What the office of a practice still has to enter, by its name in the list. */
const openByHand = async (
  sql: Sql,
  practice: PracticeId,
  at: OperatorActing['now'],
): Promise<ReadonlyMap<string, ByHand>> => {
  const payments = await entriesByHand(sql, practice);
  const forms = await formsByHand(sql, practice);
  return new Map<string, ByHand>([
    ...payments.map((payment): [string, ByHand] => {
      const { id, patient, amount, purpose, visit } = payment;
      const row = {
        what: amount < 0 ? 'refund' : 'payment',
        entry: id,
        amount: decimalOf(amount),
        for: purpose,
        visit: visit ?? '',
      };
      return [
        id,
        {
          patient,
          row: { ...row, patient, at: isoOf(payment.at) },
          mark: () => markEntered(sql, practice, payment, at),
        },
      ];
    }),
    ...forms.map(({ patient, signed }): [string, ByHand] => {
      const entry = `${patient.patient}:${signed.uuid}:${signed.signedAt}`;
      const row = {
        what: 'form',
        entry,
        patient: patient.patient,
        at: isoOf(signed.signedAt),
        for: signed.form.title.en,
      };
      return [
        entry,
        { patient: patient.patient, row, mark: () => settleForm(sql, patient, signed, { enteredAt: at }) },
      ];
    }),
  ]);
};

/**
 * Lists what the office has to enter by hand in the practice's own system; or marks some of it as entered, all or none.
 * Each look and each mark stands in the log.
 */
export const office = async (
  outer: Sql,
  { practice: id, csv, entered }: OfficeRequest,
  acting: OperatorActing,
): Promise<string> =>
  outer.transaction(async (sql) => {
    const practice = id as PracticeId;
    const open = await openByHand(sql, practice, acting.now);
    const log = (action: ActivityAction, resource: string, subject?: PatientId): Promise<void> =>
      new PostgresActivityLog(sql).append({
        at: acting.now,
        actor: acting.operator,
        actorKind: 'operator',
        subject: subject ?? nobodyId,
        practice,
        action,
        resource,
        reason: acting.reason,
      });
    if (entered.length === 0) {
      await log('examined-office-list', practice);
      const rows = [...open.values()].map(({ row }) =>
        Object.fromEntries(headings.map((name) => [name, row[name] ?? ''])),
      );
      return tableOf(rows, csv);
    }
    for (const name of new Set(entered)) {
      const found = open.get(name);
      if (found === undefined) throw new Mistake('One of the entries is not in the list, so none was marked.');
      await found.mark();
      await log('entered-by-hand', name, found.patient);
    }
    return `Marked as entered: ${new Set(entered).size}.`;
  });
