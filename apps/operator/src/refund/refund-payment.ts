import { RandomPaymentIds } from '@portico/adapters-crypto';
import { PostgresActivityLog, PostgresCardsOnFile, PostgresPaymentLedger } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import { CardChargeService, type NotRefunded } from '@portico/services/payments';
import type { OperatorName } from '@portico/domain/activity';
import { decimalOf, isoOf, parseDecimal, type Cents } from '@portico/domain/kernel';
import {
  chargedCardName,
  keptOf,
  refundedOf,
  type Charge,
  type ChargeId,
  type LedgerClock,
  type Merchants,
} from '@portico/domain/payments';
import { Mistake } from '../command/run-command.ts';

/** What to give back, as it is typed. */
export interface RefundRequest {
  readonly practice: string;
  /** The twelve characters on the receipt. */
  readonly reference: string;
  /** As `12.50`; all of it without one. */
  readonly amount: string | undefined;
  /** Without this it is only said what would be done. */
  readonly really: boolean;
  /** Who gives it back, and why: their own words. Both stand in the log of the patient. */
  readonly operator: OperatorName;
  readonly reason: string;
}

/** Gives back a payment, or says what would be given back. */
export const refund = async (
  sql: Sql,
  merchants: Merchants,
  { practice, reference, amount, really, operator, reason }: RefundRequest,
  now: LedgerClock,
): Promise<string> => {
  const ledger = new PostgresPaymentLedger(sql);
  const charge = await findCharge(sql, ledger, practice, reference);
  const left = keptOf(charge);
  const cents = amount === undefined ? left : centsOf(amount);
  const paid =
    `${decimalOf(charge.amount)} of ${isoOf(charge.createdAt)}, ${chargedCardName(charge.card)} ${charge.card.last4 ?? ''}`.trimEnd();
  const before = refundedOf(charge);
  const state = before === 0 ? charge.state.kind : `refunded, ${decimalOf(before)} so far`;
  if (left === 0 || charge.state.kind === 'refunding') throw new Mistake(`The payment of ${paid} is ${state}.`);
  if (cents <= 0 || cents > left) throw new Mistake(`At most ${decimalOf(left)} can be given back.`);
  const said = before === 0 ? paid : `${paid}, after ${decimalOf(before)} given back before`;
  if (!really) return `Would give back ${decimalOf(cents)} of the payment of ${said}. Add --yes to do so.`;
  if (reason.trim() === '') throw new Mistake('--reason is needed: the log keeps it.');
  // Logged before the processor is called, so that the operator is known even if the process dies then.
  await new PostgresActivityLog(sql).append({
    at: await now(),
    actor: operator,
    actorKind: 'operator',
    subject: charge.patient.patient,
    practice: charge.patient.practice,
    action: 'ordered-refund',
    resource: charge.id,
    reason: reason.trim(),
  });
  const cardChargeService = new CardChargeService(
    ledger,
    merchants,
    new PostgresCardsOnFile(sql),
    new RandomPaymentIds(),
    now,
    {
      // A refund takes no step that could stand unpaid.
      unpaid: async () => undefined,
      late: () => {
        throw new Mistake(
          'The processor gave this money back although it had refused to. Compare its list with the ledger.',
        );
      },
    },
  );
  const answer = await cardChargeService.refund(charge.id, cents);
  if (answer.ok) return `Gave back ${decimalOf(cents)} of the payment of ${said}.`;
  if (answer.error.kind === 'checking') return 'The processor has not answered. The gateway finds out when it runs.';
  throw new Mistake(why[answer.error.kind]);
};

const why: Readonly<Record<Exclude<NotRefunded['kind'], 'checking'>, string>> = {
  'not-found': 'There is no such payment.',
  'not-refundable': 'Nothing of it is left to give back.',
  refused: 'The processor does not give it back.',
  'no-online-payments': 'Neither PORTICO_MERCHANTS nor its document says how this practice takes cards.',
};

const findCharge = async (
  sql: Sql,
  ledger: PostgresPaymentLedger,
  practice: string,
  reference: string,
): Promise<Charge> => {
  const [row] = await sql.rows<{ readonly id: ChargeId }>({
    text: 'select id from payment_charges where practice_id = $1 and reference = $2',
    values: [practice, reference],
  });
  const charge = row && (await ledger.byId(row.id));
  if (charge === undefined) throw new Mistake('There is no payment with this reference at this practice.');
  return charge;
};

const centsOf = (typed: string): Cents => {
  const parsed = parseDecimal(typed);
  if (!parsed.ok) throw new Mistake('--amount must be dollars and cents, as in 12.50.');
  return parsed.value;
};
