import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MINUTE, type Cents } from '@portico/domain/kernel';
import {
  cardDetailsOf,
  type AttemptReference,
  type ChargeOrder,
  type ChargeSource,
  type ProcessorCharge,
  type TypedCard,
} from '@portico/domain/payments';
import type { Fault } from '../sandbox/index.ts';
import { expectBooks, foundRefund, nextReference, orderOf, settled } from './sample-attempts.ts';
import { stagedFaults, type OpenFixture, type ProcessorFixture } from './processor-fixture.ts';

/** What befalls one request after another; `undefined` is a quiet one. */
type NetworkFaults = readonly (Fault | undefined)[];

const networkFaults: fc.Arbitrary<NetworkFaults> = fc.array(
  fc.option(fc.constantFrom(...stagedFaults), { nil: undefined }),
  {
    maxLength: 4,
  },
);

interface Told {
  readonly kind: string;
  readonly processorCharge?: ProcessorCharge;
}

interface Story {
  readonly first: 'charge' | 'authorize';
  /** Which card and amount: below 0 a good one, else a decline. */
  readonly decline: number;
  readonly amount: number;
  /** What happens to a payment once it stands, and in which weather each step is made. */
  readonly then: 'nothing' | 'refund-part' | 'refund-all';
  readonly end: 'capture' | 'release';
  /** How a capture whose answer is lost comes to its end: it is asked again, as often as it takes, or settled. */
  readonly lost: 'asked-again' | 'settled';
  readonly drawnOn: 'token' | 'saved' | 'typed';
  readonly networkFaults: readonly [NetworkFaults, NetworkFaults, NetworkFaults, NetworkFaults];
}

const stories: fc.Arbitrary<Story> = fc.record({
  first: fc.constantFrom('charge', 'authorize'),
  decline: fc.integer({ min: -3, max: 3 }),
  amount: fc.nat(50),
  then: fc.constantFrom('nothing', 'refund-part', 'refund-all'),
  end: fc.constantFrom('capture', 'release'),
  lost: fc.constantFrom('asked-again', 'settled'),
  drawnOn: fc.constantFrom('token', 'saved', 'typed'),
  networkFaults: fc.tuple(networkFaults, networkFaults, networkFaults, networkFaults),
});

/** After any faults in any order, the adapter's final answer matches the processor's books. */
export const networkFaultsContract = (name: string, open: OpenFixture, runs = 150): void => {
  describe(`CardProcessor ${name}`, () => {
    let fixture: ProcessorFixture;
    beforeAll(async () => {
      fixture = await open();
    });
    afterAll(() => fixture.close());

    const withNetworkFaults = async <Outcome>(faults: NetworkFaults, ask: () => Promise<Outcome>): Promise<Outcome> => {
      // A quiet request between two faults cannot be planned: the faults come one after the other and then it clears.
      for (const fault of faults) if (fault) fixture.fail(fault);
      const outcome = await ask();
      fixture.heal();
      return outcome;
    };

    /** What the payment came to, asked in bad weather first and then until it is known. */
    const endOf = async (
      order: ChargeOrder,
      outcome: Told,
      faults: NetworkFaults,
      known?: ProcessorCharge,
    ): Promise<Told> => {
      if (outcome.kind !== 'unknown') return outcome;
      const processorCharge = outcome.processorCharge ?? known;
      const lost = { reference: order.reference, amount: order.amount, at: fixture.now(), now: fixture.now() };
      const asked = await withNetworkFaults(faults, () =>
        fixture.processor.settle(processorCharge ? { ...lost, processorCharge } : lost),
      );
      return asked.kind === 'unknown' ? settled(fixture, order, processorCharge) : asked;
    };

    const sourceOf = async (card: TypedCard, drawnOn: Story['drawnOn']): Promise<ChargeSource> => {
      if (drawnOn === 'typed') return { kind: 'entered', card: { kind: 'typed', card } };
      const entered = await fixture.enter(card);
      if (drawnOn === 'token') return { kind: 'entered', card: entered };
      const kept = await fixture.vault.keep(entered, 'james.walker@example.org');
      if (!kept.ok) throw new Error(`The card was not kept: ${kept.error.reason}.`);
      return { kind: 'saved', vault: kept.value.vault, cardDetails: cardDetailsOf(card) };
    };

    const capturedAgain = async (
      charge: ProcessorCharge,
      amount: Cents,
      reference: AttemptReference,
    ): Promise<Told> => {
      for (let round = 0; round < 8; round += 1) {
        const outcome = await fixture.processor.capture(charge, amount, reference);
        if (outcome.kind !== 'unknown') return outcome;
        fixture.forward(MINUTE);
      }
      throw new Error('Nobody ever knew what became of the capture.');
    };

    const play = async ({
      first,
      decline,
      amount,
      then,
      end,
      lost,
      drawnOn,
      networkFaults: [one, two, three, four],
    }: Story) => {
      const refused = decline < 0 ? undefined : fixture.declines[decline % fixture.declines.length];
      const source = await sourceOf(refused?.card ?? fixture.cards.good, drawnOn);
      const cents = refused?.amount ?? (fixture.amounts[amount % fixture.amounts.length] as Cents);
      const order = orderOf(source, cents);
      const { reference } = order;
      let outcome = await endOf(order, await withNetworkFaults<Told>(one, () => fixture.processor[first](order)), two);
      if (outcome.kind === 'authorised') {
        const charge = outcome.processorCharge as ProcessorCharge;
        expectBooks(fixture, reference, 0, cents);
        if (end === 'release') {
          const released = await withNetworkFaults(three, () => fixture.processor.release(charge, cents));
          outcome = await endOf(order, { kind: released === 'released' ? 'voided' : 'unknown' }, four, charge);
          expect(outcome.kind).not.toBe('captured');
        } else {
          const capture = await withNetworkFaults(three, () => fixture.processor.capture(charge, cents, reference));
          // A caller that learns that it was not captured releases it.
          if (capture.kind === 'declined') await fixture.processor.release(charge, cents);
          outcome =
            capture.kind === 'unknown' && lost === 'asked-again'
              ? await capturedAgain(charge, cents, reference)
              : await endOf(order, capture, four, charge);
        }
      }
      if (refused) expect(outcome.kind).not.toBe('captured');
      expectBooks(fixture, reference, outcome.kind === 'captured' ? cents : 0);
      if (outcome.kind !== 'captured' || then === 'nothing') return;
      const charge = outcome.processorCharge as ProcessorCharge;
      const back = then === 'refund-part' ? (Math.max(1, Math.floor(cents / 3)) as Cents) : cents;
      const again = nextReference();
      const refund = await withNetworkFaults(four, () => fixture.processor.refund(charge, back, again));
      const kind = refund.kind === 'unknown' ? await foundRefund(fixture, charge, back, again) : refund.kind;
      expectBooks(fixture, reference, kind === 'refunded' ? cents - back : cents);
    };

    it('says of every payment what stands in the processor’s books, in any weather', async () => {
      await fc.assert(fc.asyncProperty(stories, play), { numRuns: runs });
    });
  });
};
