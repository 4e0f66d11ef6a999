import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { instant, type AppointmentId, type Cents } from '@portico/domain/kernel';
import {
  nextStates,
  refundedOf,
  type AttemptReference,
  type LedgerPostingId,
  type LedgerPostings,
  type Charge,
  type ChargeId,
  type ChargePurpose,
  type ChargeState,
  type ChargeStateKind,
  type NewCharge,
  type PaymentLedger,
  type ProcessorCharge,
  type UniqueId,
} from '@portico/domain/payments';
import { MemoryPaymentLedger } from '@portico/domain/payments/testing';
import { patientOf } from '../patients.samples.ts';
import type { LedgerUnderTest } from './charges.samples.ts';

const patients = [patientOf('alder', 'ana'), patientOf('alder', 'ben'), patientOf('birch', 'ana')] as const;
const kinds = Object.keys(nextStates) as readonly ChargeStateKind[];

/** One operation on the ledger; the clock advances by one with each. */
type Ask =
  | {
      readonly ask: 'open';
      readonly number: number;
      readonly amount: number;
      readonly covered: boolean;
      readonly own: boolean;
    }
  | { readonly ask: 'move'; readonly number: number; readonly from: number; readonly to: number; readonly part: number }
  | { readonly ask: 'unsettled' | 'postings' | 'posted' | 'retry' | 'look'; readonly number: number };

const numbers = fc.integer({ min: 0, max: 5 });
const asks: fc.Arbitrary<readonly Ask[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        ask: fc.constant('open' as const),
        number: numbers,
        amount: fc.integer({ min: 1, max: 900 }),
        covered: fc.boolean(),
        own: fc.boolean(),
      }),
    },
    {
      weight: 10,
      arbitrary: fc.record({
        ask: fc.constant('move' as const),
        number: numbers,
        from: fc.nat(),
        to: fc.nat(),
        part: fc.integer({ min: 1, max: 9 }),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        ask: fc.constantFrom(
          'unsettled' as const,
          'postings' as const,
          'posted' as const,
          'retry' as const,
          'look' as const,
        ),
        number: numbers,
      }),
    },
  ),
  { minLength: 15, maxLength: 45 },
);

/** A ledger and its postings behave like the in-memory ones under any sequence of operations. */
export const paymentLedgerModelContract = (empty: () => Promise<LedgerUnderTest>): void => {
  it('answers as the ledger in memory does, whatever is asked of it', async () => {
    await fc.assert(
      fc.asyncProperty(asks, async (all) => {
        const memory = new MemoryPaymentLedger();
        const [under, model] = [await empty(), { ledger: memory, postings: memory }];
        for (const [at, each] of all.entries()) {
          const step = (each.ask === 'move' ? await moveOf(memory, each, at) : undefined) ?? each;
          const expected = await answer(model, step, at);
          expect({ at, step, answer: await answer(under, step, at) }).toEqual({ at, step, answer: expected });
        }
      }),
      { numRuns: 15 },
    );
  }, 60_000);
};

type Step =
  | Ask
  | { readonly ask: 'go'; readonly id: ChargeId; readonly from: ChargeStateKind; readonly to: ChargeState };

const chargeIdOf = (number: number): ChargeId => `charge-${number}` as ChargeId;
const postingOf = (number: number): Parameters<LedgerPostings['posted']>[0] => ({
  id: `${chargeIdOf(number)}-in` as LedgerPostingId,
  patient: patients[number % 3] ?? patients[0],
});

/** Mostly a move that may be made from where the charge is, now and then any. */
const moveOf = async (
  ledger: PaymentLedger,
  { number, from, to, part }: Extract<Ask, { readonly ask: 'move' }>,
  at: number,
): Promise<Step | undefined> => {
  const charge = await ledger.byId(chargeIdOf(number));
  if (charge === undefined) return undefined;
  const here = from % 8 === 0 ? (kinds[from % kinds.length] ?? 'created') : charge.state.kind;
  const open = nextStates[here];
  const there = (to % 8 === 0 || open.length === 0 ? kinds[to % kinds.length] : open[to % open.length]) ?? 'created';
  return { ask: 'go', id: charge.id, from: here, to: stateAfter(charge, there, at, part) };
};

/** A refund is of some ninths of the charge, and now and then is begun on an older look at it. */
const stateAfter = (charge: Charge, kind: ChargeStateKind, at: number, part: number): ChargeState => {
  const amount = Math.ceil((charge.amount * part) / 9);
  const before = refundedOf(charge);
  if (kind === 'refunding') return stateOf(kind, at, amount, part === 9 ? before + 1 : before);
  const isThrough = kind === 'refunded' && charge.state.kind === 'refunding';
  return isThrough ? stateOf(kind, at, charge.state.amount + before) : stateOf(kind, at, amount);
};

const stateOf = (kind: ChargeStateKind, at: number, amount: number, before = 0): ChargeState =>
  ({
    kind,
    ...(kind === 'created' ? {} : { at: instant(at) }),
    ...(kind === 'declined' || kind === 'unpaid' ? { reason: 'declined' } : {}),
    ...(['authorised', 'capturing', 'captured', 'refunding', 'refunded'].includes(kind)
      ? { processorCharge: 'pc' as ProcessorCharge }
      : {}),
    ...(kind === 'refunding' || kind === 'refunded' ? { amount: amount as Cents } : {}),
    ...(kind === 'refunding' ? { before: before as Cents, reference: 'REFUND' as AttemptReference } : {}),
  }) as ChargeState;

const answer = async ({ ledger, postings }: LedgerUnderTest, step: Step, at: number): Promise<unknown> => {
  const now = instant(at);
  switch (step.ask) {
    case 'open':
      return ledger.open(
        newCharge(step, at),
        step.covered ? { payable: 1_500 as Cents, copay: 400 as Cents, asOf: instant(at - 3) } : undefined,
      );
    case 'go':
      return ledger.move(step.id, step.from, step.to);
    case 'move':
      return ledger.move(chargeIdOf(step.number), 'created', stateOf('submitted', at, 1));
    case 'unsettled':
      return ledger.claimUnsettled(instant(at - 2), now, instant(at + 4), 2 + step.number);
    case 'postings':
      return sorted(await postings.claim(now, instant(at + 3), 10));
    case 'posted':
      return postings.posted(postingOf(step.number), now);
    case 'retry':
      return postings.retry(postingOf(step.number), instant(at + 1));
    case 'look':
      return Promise.all(
        patients.map(async (patient) => [
          await ledger.history(patient, 1, 3),
          await ledger.history(patient, 2, 3),
          await ledger.heldAgainst(patient, instant(at - step.number)),
          await ledger.unpaidSteps(patient.practice, 3),
          [...(await ledger.heldForCopays(patient, instant(at - step.number)))].sort(),
        ]),
      );
  }
};

const visitOf = (number: number): AppointmentId => `visit-${number % 2}` as AppointmentId;

/** The first charges of the patients are paid at a visit. */
const onBalance: readonly ChargePurpose[] = [{ kind: 'check-in', appointment: visitOf(0) }];

const newCharge = ({ number, amount, own }: Extract<Ask, { readonly ask: 'open' }>, at: number): NewCharge => ({
  id: chargeIdOf(number),
  uniqueId: `unique-${number}` as UniqueId,
  reference: `REF${number}` as AttemptReference,
  // A charge is of one patient for good.
  patient: patients[number % 3] ?? patients[0],
  amount: amount as Cents,
  // Two patients of one practice have several charges about the fee of one visit.
  purpose: own
    ? { kind: 'cancellation', appointment: visitOf(number) }
    : (onBalance[Math.floor(number / 3)] ?? { kind: 'balance' }),
  occasion: 'payer',
  card: { brand: 'visa', last4: '1111' },
  createdAt: instant(at),
});

const sorted = <T extends { readonly id: string }>(all: readonly T[]): readonly T[] =>
  [...all].sort((a, b) => (a.id < b.id ? -1 : 1));
