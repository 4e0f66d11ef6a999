import type { Processors } from '@portico/adapters-payments/sandbox';
import { EmbeddedVisitDesk } from '@portico/adapters-practice/embedded';
import { PostgresPaymentLedger } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import { instant } from '@portico/domain/kernel';
import {
  bookingKeyOf,
  keptOf,
  paidOnce,
  refundedOf,
  type Charge,
  type ChargeStateKind,
} from '@portico/domain/payments';
import { north } from '../clinic.ts';
import type { Errand } from './errands.ts';

/** What the ledger, the processors and the practices' books say once all is at rest; money in cents. */
export interface Comparison {
  readonly states: Readonly<Partial<Record<ChargeStateKind, number>>>;
  readonly inLedger: number;
  readonly atProcessors: number;
  readonly inBooks: number;
  /** Everything that does not fit together, in words. */
  readonly offences: readonly string[];
}

const over: readonly ChargeStateKind[] = ['captured', 'declined', 'unpaid', 'voided', 'refunded'];

export const compare = async (
  database: Sql,
  processors: Processors,
  errands: readonly Errand[],
  answers: ReadonlyMap<number, string>,
): Promise<Comparison> => {
  const charges = await chargesOf(database, errands);
  const books = { clover: processors.clover.sandbox.books, payeezy: processors.payeezy.sandbox };
  const processorOf = ({ patient }: Charge) => (patient.practice === north.id ? books.clover : books.payeezy);
  const states: Partial<Record<ChargeStateKind, number>> = {};
  const offences: string[] = [];
  let [inLedger, atProcessors] = [0, 0];
  for (const [number, charge] of charges) {
    const { reference, state, purpose } = charge;
    const name = `errand ${number}, a ${purpose.kind} ${state.kind}`;
    const processor = processorOf(charge);
    const [kept, taken] = [keptOf(charge), processor.taken(reference)];
    states[state.kind] = (states[state.kind] ?? 0) + 1;
    inLedger += kept;
    atProcessors += taken;
    if (!over.includes(state.kind)) offences.push(`${name}: hangs`);
    if (processor.approvals(reference) > 1) offences.push(`${name}: charged ${processor.approvals(reference)} times`);
    if (kept !== taken) offences.push(`${name}: the ledger has ${kept}, the processor ${taken}`);
    if (processor.held(reference) > 0) offences.push(`${name}: ${processor.held(reference)} is still reserved`);
    if (!fits(answers.get(number), state.kind)) offences.push(`${name}: the payer was told ${answers.get(number)}`);
    const done = await wasDone(database, charge);
    if (done !== undefined && done !== (state.kind === 'unpaid' || kept + refundedOf(charge) > 0))
      offences.push(`${name}: its step was ${done ? '' : 'not '}taken`);
  }
  offences.push(...paidTwice(charges.values()), ...strangers(processors, charges));
  const { inBooks, waiting, entries } = await booksOf(database);
  if (waiting > 0) offences.push(`${waiting} entries are not in the books`);
  if (inBooks !== inLedger) offences.push(`the ledger has ${inLedger}, the books ${inBooks} in ${entries} entries`);
  const [row] = await database.rows<{ readonly count: number }>({
    text: 'select count(*)::integer as count from payment_charges',
  });
  if (row?.count !== charges.size) offences.push(`${row?.count} charges for ${charges.size} errands`);
  return { states, inLedger, atProcessors, inBooks, offences };
};

const chargesOf = async (sql: Sql, errands: readonly Errand[]): Promise<ReadonlyMap<number, Charge>> => {
  const ledger = new PostgresPaymentLedger(sql);
  const charges = new Map<number, Charge>();
  for (const { number, patient, uniqueId } of errands) {
    const charge = await ledger.byUniqueId(patient, uniqueId);
    if (charge !== undefined) charges.set(number, charge);
  }
  return charges;
};

/** What only one charge may pay: a fee that was asked for from two tabs, above all. */
const paidTwice = (charges: Iterable<Charge>): readonly string[] => {
  const paid = new Map<string, number>();
  for (const charge of charges) {
    const thing = paidOnce(charge.purpose);
    if (thing !== undefined && keptOf(charge) > 0) paid.set(thing, (paid.get(thing) ?? 0) + 1);
  }
  return [...paid].filter(([, times]) => times > 1).map(([thing, times]) => `${thing} was paid ${times} times`);
};

/** A first answer holds for good. Whoever has none, or was told that a step failed, may find anything that is over. */
const fits = (answer: string | undefined, state: ChargeStateKind): boolean => {
  if (answer === 'paid') return state === 'captured' || state === 'refunded';
  if (answer === 'declined' || answer === 'unpaid') return state === answer;
  if (answer === 'voided') return state === 'voided';
  return true;
};

/** Whether the visit was booked or cancelled; undefined where there was none. */
const wasDone = async (sql: Sql, { id, patient, purpose }: Charge): Promise<boolean | undefined> => {
  const desk = new EmbeddedVisitDesk(sql, () => instant(0));
  if (purpose.kind === 'prepayment') return (await desk.bookedFor(patient, bookingKeyOf(id))) !== undefined;
  return purpose.kind === 'cancellation'
    ? (await desk.canceledFor(patient, bookingKeyOf(id))) !== undefined
    : undefined;
};

/** Money at the processors that stands in no ledger; to keep a card, one is asked about no money. */
const strangers = ({ clover, payeezy }: Processors, charges: ReadonlyMap<number, Charge>): readonly string[] => {
  const known = new Set<string | undefined>([...charges.values()].map(({ reference }) => reference));
  const seen = [
    ...[...clover.sandbox.books.charges.values()].map(({ reference }) => reference),
    ...payeezy.sandbox.ledger.transactions.filter(({ amount }) => amount > 0).map((one) => (one.of ?? one).reference),
  ];
  return seen.filter((reference) => !known.has(reference)).map((reference) => `${reference} stands in no ledger`);
};

const booksOf = async (sql: Sql) => {
  const [row] = await sql.rows<{ readonly sum: number; readonly entries: number; readonly waiting: number }>({
    text: `select coalesce(-sum(amount_cents), 0)::bigint as sum, count(*)::integer as entries,
        (select count(*)::integer from book_postings where posted_at is null) as waiting
      from clinic.charges where id ~ '-(in|out(-[0-9]+)?)$'`,
  });
  return { inBooks: Number(row?.sum ?? 0), entries: row?.entries ?? 0, waiting: row?.waiting ?? 0 };
};
