import {
  PostgresActivityLog,
  PostgresDisputes,
  PostgresPaymentLedger,
  PostgresSettlements,
} from '@portico/adapters-storage';
import { EmbeddedPractices, EmbeddedAppointmentBooking } from '@portico/adapters-practice/embedded';
import type { Sql } from '@portico/adapters-storage/sql';
import type { OperatorActing } from '@portico/services/activity';
import { SettlementWorker } from '@portico/services/payments';
import { nobodyId, type ActivityAction } from '@portico/domain/activity';
import {
  addDays,
  dayIn,
  decimalOf,
  isoOf,
  parseDecimal,
  parseLocalDate,
  startOfDay,
  type Cents,
  type Instant,
  type LocalDate,
  type PatientId,
  type PracticeId,
} from '@portico/domain/kernel';
import type { Charge, ChargeId, Difference, DifferenceId, DisputeId, Merchants } from '@portico/domain/payments';
import type { Practice } from '@portico/domain/practices';
import { Mistake } from '../command/run-command.ts';
import { moneyBetween, moneyList } from './money-to-do-list.ts';
import { tableOf } from './text-or-csv-table.ts';

/** Writes who works on the money of a practice or patient, and why, before it is done. */
const note = (
  sql: Sql,
  { now, operator, reason }: OperatorActing,
  action: ActivityAction,
  resource: string,
  about: { readonly practice?: string; readonly patient?: PatientId } = {},
): Promise<void> =>
  new PostgresActivityLog(sql).append({
    at: now,
    actor: operator,
    actorKind: 'operator',
    subject: about.patient ?? nobodyId,
    ...(about.practice === undefined ? {} : { practice: about.practice as PracticeId }),
    action,
    resource,
    reason,
  });

const shownAt = (at: Instant): string => isoOf(at).slice(0, 16).replace('T', ' ');

/** What the office has to look into. */
export const list = async (
  sql: Sql,
  { practice, csv }: { readonly practice: string | undefined; readonly csv: boolean },
  acting: OperatorActing,
): Promise<string> => {
  await note(sql, acting, 'examined-payments', 'list', practice === undefined ? {} : { practice });
  return tableOf(
    (await moneyList(sql, practice, acting.now)).map(({ at, amount, ...one }) => ({
      ...one,
      amount: decimalOf(amount as Cents),
      at: shownAt(at),
    })),
    csv,
  );
};

/** What came in and went back on a day of each practice's calendar; yesterday where none is named. */
export const day = async (
  sql: Sql,
  merchants: Merchants,
  request: { readonly practice: string; readonly day: string | undefined; readonly csv: boolean },
  acting: OperatorActing,
): Promise<string> => {
  const practice = await practiceOf(sql, request.practice);
  const date = dateOf(request.day) ?? addDays(dayIn(practice.timeZone, acting.now), -1);
  await note(sql, acting, 'examined-payments', `day ${date}`, { practice: practice.id });
  const { from, until } = spanOf(practice, date);
  const rows = await moneyBetween(sql, practice.id, from, until);
  const processor = merchants.of(practice.id)?.execution ?? 'none';
  const shown = rows.map(({ captured, refunded, disputed, purpose, count }) => ({
    day: date,
    practice: practice.id,
    processor,
    purpose,
    count,
    captured: decimalOf(captured as Cents),
    refunded: decimalOf(refunded as Cents),
    disputed: decimalOf(disputed as Cents),
  }));
  return tableOf(shown, request.csv);
};

/** Compares a day with what the processor says; yesterday where none is named. */
export const settle = async (
  sql: Sql,
  merchants: Merchants,
  request: { readonly practice: string; readonly day: string | undefined; readonly csv: boolean },
  acting: OperatorActing,
): Promise<string> => {
  const { now } = acting;
  const practice = await practiceOf(sql, request.practice);
  const date = dateOf(request.day) ?? addDays(dayIn(practice.timeZone, now), -1);
  await note(sql, acting, 'examined-payments', `settle ${date}`, { practice: practice.id });
  const worker = new SettlementWorker(
    new PostgresSettlements(sql),
    new PostgresDisputes(sql),
    merchants,
    new EmbeddedPractices(sql),
    new EmbeddedAppointmentBooking(sql, () => now),
    () => now,
    {
      found: () => undefined,
      report: () => undefined,
      onError: (thrown) => {
        throw thrown as Error;
      },
    },
  );
  const found = await worker.settle(practice.id, spanOf(practice, date));
  if (!found.ok)
    throw new Mistake(
      'The processor gives no list of this practice, or neither PORTICO_MERCHANTS nor its document says how it takes cards.',
    );
  return found.value.length === 0
    ? 'The ledger and the processor say the same.'
    : tableOf(found.value.map(rowOf), request.csv);
};

const rowOf = ({ kind, id, charge, line, inLedger, atProcessor, at }: Difference) => ({
  kind,
  charge: charge ?? '',
  line: line ?? '',
  ledger: decimalOf(inLedger),
  processor: decimalOf(atProcessor),
  at: shownAt(at),
  difference: id,
});

/** Closes a difference with what the office found out about it. */
export const explain = async (
  sql: Sql,
  request: { readonly practice: string; readonly difference: string; readonly words: string },
  acting: OperatorActing,
): Promise<string> => {
  await note(sql, acting, 'explained-difference', request.difference, { practice: request.practice });
  const done = await new PostgresSettlements(sql).explain(
    request.practice as PracticeId,
    request.difference as DifferenceId,
    request.words,
    acting.now,
  );
  if (!done) throw new Mistake('This practice has no such open difference.');
  return 'Explained.';
};

export interface DisputeRequest {
  readonly practice: string;
  /** The processor's own name of the dispute. */
  readonly dispute: string;
  /** The twelve characters on the receipt; not needed for a dispute that is known. */
  readonly reference: string | undefined;
  readonly amount: string | undefined;
  readonly outcome: 'open' | 'won' | 'lost';
}

/** Enters a dispute, or how it ended; a lost one goes to the practice's books when the gateway runs. */
export const dispute = async (sql: Sql, request: DisputeRequest, acting: OperatorActing): Promise<string> => {
  const { now } = acting;
  const disputes = new PostgresDisputes(sql);
  const id = request.dispute as DisputeId;
  const known = await disputes.byId(request.practice as PracticeId, id);
  const closing = request.outcome === 'open' ? {} : { closedAt: now };
  const begun = known ?? (await begin(sql, request, now));
  const { practice, patient } = begun.patient;
  await note(sql, acting, 'entered-dispute', `${id} ${request.outcome}`, { practice, patient });
  const changed = await disputes.put({ ...begun, outcome: request.outcome, ...closing });
  if (!changed) throw new Mistake(`This dispute is ${known?.outcome ?? 'known'} already.`);
  const amount = decimalOf(begun.amount);
  return request.outcome === 'open'
    ? `A dispute of ${amount} is open.`
    : `The dispute of ${amount} is ${request.outcome}.`;
};

const begin = async (sql: Sql, request: DisputeRequest, now: Instant) => {
  if (request.reference === undefined) throw new Mistake('--reference is needed for a dispute that is not known yet.');
  const charge = await chargeOf(sql, request.practice, request.reference);
  const amount = request.amount === undefined ? charge.amount : centsOf(request.amount);
  if (amount <= 0 || amount > charge.amount) throw new Mistake(`The payment is of ${decimalOf(charge.amount)}.`);
  return { id: request.dispute as DisputeId, charge: charge.id, patient: charge.patient, amount, openedAt: now };
};

const chargeOf = async (sql: Sql, practice: string, reference: string): Promise<Charge> => {
  const [row] = await sql.rows<{ readonly id: ChargeId }>({
    text: `select id from payment_charges where practice_id = $1 and reference = $2
      and state in ('captured', 'refunding', 'refunded')`,
    values: [practice, reference],
  });
  const charge = row && (await new PostgresPaymentLedger(sql).byId(row.id));
  if (charge === undefined) throw new Mistake('No payment with this reference was taken at this practice.');
  return charge;
};

const practiceOf = async (sql: Sql, id: string): Promise<Practice> => {
  const [practice] = await new EmbeddedPractices(sql).practices([id as PracticeId]);
  if (practice === undefined) throw new Mistake('There is no such practice.');
  return practice;
};

const spanOf = ({ timeZone }: Practice, date: LocalDate) => ({
  from: startOfDay(timeZone, date),
  until: startOfDay(timeZone, addDays(date, 1)),
});

const dateOf = (typed: string | undefined): LocalDate | undefined => {
  if (typed === undefined) return undefined;
  const parsed = parseLocalDate(typed);
  if (!parsed.ok) throw new Mistake('--day must be a date, as in 2026-11-23.');
  return parsed.value;
};

const centsOf = (typed: string): Cents => {
  const parsed = parseDecimal(typed);
  if (!parsed.ok) throw new Mistake('--amount must be dollars and cents, as in 12.50.');
  return parsed.value;
};
