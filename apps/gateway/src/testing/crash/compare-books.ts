import { EmbeddedAppointmentBooking } from '@portico/adapters-practice/embedded';
import { PostgresPaymentLedger } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import { instant } from '@portico/domain/kernel';
import {
  bookingKeyOf,
  keptOf,
  paidOnce,
  refundedOf,
  type Charge,
  type ChargeId,
  type ChargeStateKind,
} from '@portico/domain/payments';
import type { Action, Payer } from './payer-actions.ts';
import type { Offence } from './invariant-violations.ts';
import type { Answer } from './simulated-payers.ts';
import { booksAt, type BothProcessors } from './crash-test-practices.ts';

/** What the ledger, the processors and the practices' books say once all is at rest; money in cents. */
export interface Comparison {
  readonly charges: number;
  readonly states: Readonly<Partial<Record<ChargeStateKind, number>>>;
  /** How many charges took money, by what they paid. */
  readonly paid: Readonly<Record<string, number>>;
  readonly inLedger: number;
  readonly atProcessors: number;
  readonly inBooks: number;
  /** Everything that does not fit together. */
  readonly offences: readonly Offence[];
}

export interface Remembered {
  readonly all: readonly Payer[];
  readonly actions: ReadonlyMap<string, Action>;
  readonly answers: ReadonlyMap<Action, Answer>;
}

const over: readonly ChargeStateKind[] = ['captured', 'declined', 'unpaid', 'voided', 'refunded'];

/** The amount that was captured, including what was refunded since. */
const takenOf = (charge: Charge): number => keptOf(charge) + refundedOf(charge);

export const compare = async (
  database: Sql,
  processors: BothProcessors,
  { all: payers, actions, answers }: Remembered,
): Promise<Comparison> => {
  const charges = await chargesIn(database);
  const books = booksAt(processors);
  const states: Partial<Record<ChargeStateKind, number>> = {};
  const paid: Record<string, number> = {};
  const offences: Offence[] = [];
  let [inLedger, atProcessors] = [0, 0];
  for (const charge of charges) {
    const { reference, state, purpose, patient, uniqueId } = charge;
    const processor = books.get(patient.practice);
    if (processor === undefined) throw new Error('Every practice has a processor.');
    const found = (kind: Offence['kind'], what: string): void => {
      offences.push({ kind, what: `${uniqueId} at ${patient.practice}, a ${purpose.kind} ${state.kind}: ${what}` });
    };
    const [kept, taken, held] = [keptOf(charge), processor.taken(reference), processor.held(reference)];
    states[state.kind] = (states[state.kind] ?? 0) + 1;
    if (takenOf(charge) > 0) paid[purpose.kind] = (paid[purpose.kind] ?? 0) + 1;
    inLedger += kept;
    atProcessors += taken;
    if (!over.includes(state.kind)) found('hang', 'it came to no end');
    if (processor.approvals(reference) > 1) found('double', `charged ${processor.approvals(reference)} times`);
    if (kept !== taken) found('loss', `the ledger has ${kept}, the processor ${taken}`);
    if (held > 0) found('hang', `${held} is still reserved`);
    const done = await wasDone(database, charge);
    if (done !== undefined && done !== (state.kind === 'unpaid' || takenOf(charge) > 0))
      found('loss', `its step was ${done ? '' : 'not '}taken`);
  }
  offences.push(
    ...toldOtherwise(charges, actions, answers),
    ...paidTwice(charges),
    ...overpaid(charges, payers),
    ...(await plansApart(database, charges)),
    ...strangers(processors, charges),
  );
  const { inBooks, waiting } = await booksOf(database);
  if (waiting > 0) offences.push({ kind: 'hang', what: `${waiting} entries are not in the books` });
  if (inBooks !== inLedger) offences.push({ kind: 'loss', what: `the ledger has ${inLedger}, the books ${inBooks}` });
  return { charges: charges.length, states, paid, inLedger, atProcessors, inBooks, offences };
};

const chargesIn = async (sql: Sql): Promise<readonly Charge[]> => {
  const ledger = new PostgresPaymentLedger(sql);
  const rows = await sql.rows<{ readonly id: ChargeId }>({ text: 'select id from payment_charges' });
  const charges: Charge[] = [];
  for (const { id } of rows) {
    const charge = await ledger.byId(id);
    if (charge !== undefined) charges.push(charge);
  }
  return charges;
};

/** A first answer holds for good; who was told that nothing was charged has lost nothing. */
const toldOtherwise = (
  charges: readonly Charge[],
  actions: ReadonlyMap<string, Action>,
  answers: ReadonlyMap<Action, Answer>,
): readonly Offence[] => {
  const made = new Map(charges.map((charge) => [charge.uniqueId as string, charge]));
  return [...actions.values()].flatMap((action): readonly Offence[] => {
    const [answer, charge] = [answers.get(action), made.get(action.uniqueId)];
    if (action.amount === 0) return [];
    if (answer === undefined) return [{ kind: 'hang', what: `${action.uniqueId} never had an answer` }];
    const taken = charge === undefined ? 0 : takenOf(charge);
    const isSo =
      answer === 'paid'
        ? taken === action.amount
        : taken === 0 && (answer === 'unpaid') === (charge?.state.kind === 'unpaid');
    return isSo ? [] : [{ kind: 'loss', what: `${action.uniqueId} was told ${answer}, and ${taken} was taken` }];
  });
};

/** What only one charge may pay: a fee that was asked for from two tabs, above all. */
const paidTwice = (charges: readonly Charge[]): readonly Offence[] => {
  const paid = new Map<string, number>();
  for (const charge of charges) {
    const thing = paidOnce(charge.purpose);
    const name = `${charge.patient.practice} ${thing}`;
    if (thing !== undefined && keptOf(charge) > 0) paid.set(name, (paid.get(name) ?? 0) + 1);
  }
  return [...paid]
    .filter(([, times]) => times > 1)
    .map(([thing, times]) => ({ kind: 'double', what: `${thing} was paid ${times} times` }));
};

/** A payer must not pay more than was due, from any number of tabs. */
const overpaid = (charges: readonly Charge[], payers: readonly Payer[]): readonly Offence[] => {
  const kept = new Map<string, number>();
  for (const charge of charges) {
    const { patient } = charge.patient;
    kept.set(patient, (kept.get(patient) ?? 0) + keptOf(charge));
  }
  return payers.flatMap(({ patient, kind, due, copay, price }) => {
    const [paid, owed] = [kept.get(patient.patient) ?? 0, due + copay + price];
    return paid <= owed ? [] : [{ kind: 'double', what: `${patient.patient} owed ${owed} (${kind}) and paid ${paid}` }];
  });
};

/** Whether the visit was booked or canceled for the charge; undefined where there was none. */
const wasDone = async (sql: Sql, { id, patient, purpose }: Charge): Promise<boolean | undefined> => {
  const technicalSupport = new EmbeddedAppointmentBooking(sql, () => instant(0));
  if (purpose.kind === 'prepayment') return (await technicalSupport.bookedFor(patient, bookingKeyOf(id))) !== undefined;
  return purpose.kind === 'cancellation'
    ? (await technicalSupport.canceledFor(patient, bookingKeyOf(id))) !== undefined
    : undefined;
};

/** Each payment of a plan is paid as the plan says, once or not at all, and none is on its way for ever. */
const plansApart = async (sql: Sql, charges: readonly Charge[]): Promise<readonly Offence[]> => {
  const taken = new Map<string, number>();
  for (const charge of charges)
    if (charge.purpose.kind === 'installment') {
      const { payment } = charge.purpose;
      taken.set(payment, (taken.get(payment) ?? 0) + takenOf(charge));
    }
  const payments = await sql.rows<{ readonly id: string; readonly state: string; readonly amount: number }>({
    text: 'select id, state, amount_cents::integer as amount from scheduled_payments',
  });
  return payments.flatMap(({ id, state, amount }): readonly Offence[] => {
    const has = taken.get(id) ?? 0;
    const what = `payment ${id} of a plan, ${amount}, is ${state}, and ${has} was taken`;
    if (state === 'charging' || state === 'due') return [{ kind: 'hang', what }];
    if (has === (state === 'paid' ? amount : 0)) return [];
    return [{ kind: has > amount ? 'double' : 'loss', what }];
  });
};

/** Money at the processors that stands in no ledger; to keep a card, one is asked about no money. */
const strangers = ({ usual, contrary }: BothProcessors, charges: readonly Charge[]): readonly Offence[] => {
  const known = new Set<string | undefined>(charges.map(({ reference }) => reference));
  const seen = [usual, contrary].flatMap(({ clover, payeezy }) => [
    ...[...clover.sandbox.books.charges.values()].map(({ reference }) => reference),
    ...payeezy.sandbox.ledger.transactions.filter(({ amount }) => amount > 0).map((one) => (one.of ?? one).reference),
  ]);
  return seen
    .filter((reference) => !known.has(reference))
    .map((reference) => ({ kind: 'loss', what: `${reference} stands in no ledger` }));
};

const booksOf = async (sql: Sql) => {
  const [row] = await sql.rows<{ readonly sum: number; readonly waiting: number }>({
    text: `select coalesce(-sum(amount_cents), 0)::bigint as sum,
        (select count(*)::integer from book_postings where posted_at is null) as waiting
      from clinic.charges where id ~ '-(in|out(-[0-9]+)?)$'`,
  });
  return { inBooks: Number(row?.sum ?? 0), waiting: row?.waiting ?? 0 };
};
