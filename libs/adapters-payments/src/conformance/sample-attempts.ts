import { MINUTE, plus, type Cents } from '@portico/domain/kernel';
import type {
  AttemptReference,
  ChargeOrder,
  ChargeSource,
  ProcessorCharge,
  RefundOutcome,
  Settlement,
} from '@portico/domain/payments';
import { expect } from '@jest/globals';
import type { ProcessorFixture } from './processor-fixture.ts';

let references = 0;

/** Twelve capital letters and digits, another one each time. */
export const nextReference = (): AttemptReference => {
  references += 1;
  return `REF${references.toString(36).toUpperCase().padStart(9, '0')}` as AttemptReference;
};

export const orderOf = (source: ChargeSource, amount: Cents, more: Partial<ChargeOrder> = {}): ChargeOrder => ({
  reference: nextReference(),
  amount,
  source,
  occasion: 'payer',
  payerAddress: '203.0.113.7',
  ...more,
});

/** More rounds than any adapter needs to be sure. */
const ROUNDS = 8;

/** Asks what became of an attempt, as reconciliation does, until it is known. */
export const settled = async (
  fixture: ProcessorFixture,
  { reference, amount }: ChargeOrder,
  processorCharge?: ProcessorCharge,
): Promise<Exclude<Settlement, { kind: 'unknown' }>> => {
  const at = fixture.now();
  for (let round = 0; round < ROUNDS; round += 1) {
    const now = plus(at, 1);
    const lost = { reference, amount, at, now: fixture.now() > now ? fixture.now() : now };
    const settlement = await fixture.processor.settle(processorCharge ? { ...lost, processorCharge } : lost);
    if (settlement.kind !== 'unknown') return settlement;
    fixture.forward(11 * MINUTE);
  }
  throw new Error('Nobody ever knew what became of the attempt.');
};

/** Asks for a refund that was asked for before, as reconciliation does, until it is known what became of it. */
export const foundRefund = async (
  fixture: ProcessorFixture,
  charge: ProcessorCharge,
  amount: Cents,
  reference: AttemptReference,
  before: Cents = 0 as Cents,
): Promise<Exclude<RefundOutcome['kind'], 'unknown'>> => {
  const at = fixture.now();
  for (let round = 0; round < ROUNDS; round += 1) {
    fixture.heal();
    fixture.forward(5 * MINUTE);
    const { kind } = await fixture.processor.refund(charge, amount, reference, {
      before,
      lost: { at, now: fixture.now() },
    });
    if (kind !== 'unknown') return kind;
  }
  throw new Error('Nobody ever knew what became of the refund.');
};

/** Asks for a refund; where it was lost and did not go back, it is asked for anew under another reference. */
export const refunded = async (
  fixture: ProcessorFixture,
  charge: ProcessorCharge,
  amount: Cents,
  before: Cents = 0 as Cents,
): Promise<Exclude<RefundOutcome['kind'], 'unknown'>> => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const reference = nextReference();
    const { kind } = await fixture.processor.refund(charge, amount, reference, { before });
    if (kind !== 'unknown') return kind;
    if ((await foundRefund(fixture, charge, amount, reference, before)) === 'refunded') return 'refunded';
  }
  throw new Error('The refund never arrived.');
};

/** Releases an authorization, repeating until the release is certain. */
export const released = async (
  fixture: ProcessorFixture,
  charge: ProcessorCharge,
  amount: Cents,
): Promise<'released'> => {
  for (let round = 0; round < ROUNDS; round += 1) {
    if ((await fixture.processor.release(charge, amount)) === 'released') return 'released';
    fixture.forward(5 * MINUTE);
  }
  throw new Error('Nobody ever knew whether it was let go of.');
};

/** What the processor's own books say of an attempt. */
export const expectBooks = (fixture: ProcessorFixture, reference: AttemptReference, taken: number, held = 0): void => {
  const { books } = fixture;
  expect({ taken: books.taken(reference), held: books.held(reference) }).toEqual({ taken, held });
  expect(books.approvals(reference)).toBeLessThanOrEqual(1);
};
