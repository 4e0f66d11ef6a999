import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MINUTE, type Cents } from '@portico/domain/kernel';
import {
  faceOf,
  type AttemptReference,
  type ChargeOrder,
  type ChargeSource,
  type ProcessorCharge,
  type TypedCard,
} from '@portico/domain/payments';
import type { Fault } from '../sandbox/index.ts';
import { expectBooks, foundRefund, nextReference, orderOf, settled } from './attempts.ts';
import { stagedFaults, type OpenStage, type ProcessorStage } from './stage.ts';

/** What befalls one request after another; `undefined` is a quiet one. */
type Weather = readonly (Fault | undefined)[];

const weathers: fc.Arbitrary<Weather> = fc.array(fc.option(fc.constantFrom(...stagedFaults), { nil: undefined }), {
  maxLength: 4,
});

interface Told {
  readonly kind: string;
  readonly processorCharge?: ProcessorCharge;
}

interface Story {
  readonly first: 'charge' | 'authorise';
  /** Which card and amount: below 0 a good one, else a decline. */
  readonly decline: number;
  readonly amount: number;
  /** What happens to a payment once it stands, and in which weather each step is made. */
  readonly then: 'nothing' | 'refund-part' | 'refund-all';
  readonly end: 'capture' | 'release';
  /** How a capture whose answer is lost comes to its end: it is asked again, as often as it takes, or settled. */
  readonly lost: 'asked-again' | 'settled';
  readonly drawnOn: 'token' | 'saved' | 'typed';
  readonly weathers: readonly [Weather, Weather, Weather, Weather];
}

const stories: fc.Arbitrary<Story> = fc.record({
  first: fc.constantFrom('charge', 'authorise'),
  decline: fc.integer({ min: -3, max: 3 }),
  amount: fc.nat(50),
  then: fc.constantFrom('nothing', 'refund-part', 'refund-all'),
  end: fc.constantFrom('capture', 'release'),
  lost: fc.constantFrom('asked-again', 'settled'),
  drawnOn: fc.constantFrom('token', 'saved', 'typed'),
  weathers: fc.tuple(weathers, weathers, weathers, weathers),
});

/** Whatever goes wrong, in whatever order: what the adapter says in the end is what stands in the processor's books. */
export const weatherContract = (name: string, open: OpenStage, runs = 150): void => {
  describe(`CardProcessor ${name}`, () => {
    let stage: ProcessorStage;
    beforeAll(async () => {
      stage = await open();
    });
    afterAll(() => stage.close());

    const inWeather = async <Outcome>(weather: Weather, ask: () => Promise<Outcome>): Promise<Outcome> => {
      // A quiet request between two faults cannot be planned: the faults come one after the other and then it clears.
      for (const fault of weather) if (fault) stage.fail(fault);
      const outcome = await ask();
      stage.heal();
      return outcome;
    };

    /** What the payment came to, asked in bad weather first and then until it is known. */
    const endOf = async (
      order: ChargeOrder,
      outcome: Told,
      weather: Weather,
      known?: ProcessorCharge,
    ): Promise<Told> => {
      if (outcome.kind !== 'unknown') return outcome;
      const processorCharge = outcome.processorCharge ?? known;
      const lost = { reference: order.reference, amount: order.amount, at: stage.now(), now: stage.now() };
      const asked = await inWeather(weather, () =>
        stage.processor.settle(processorCharge ? { ...lost, processorCharge } : lost),
      );
      return asked.kind === 'unknown' ? settled(stage, order, processorCharge) : asked;
    };

    const sourceOf = async (card: TypedCard, drawnOn: Story['drawnOn']): Promise<ChargeSource> => {
      if (drawnOn === 'typed') return { kind: 'entered', card: { kind: 'typed', card } };
      const entered = await stage.enter(card);
      if (drawnOn === 'token') return { kind: 'entered', card: entered };
      const kept = await stage.vault.keep(entered, 'james.walker@example.org');
      if (!kept.ok) throw new Error(`The card was not kept: ${kept.error.reason}.`);
      return { kind: 'saved', vault: kept.value.vault, face: faceOf(card) };
    };

    const capturedAgain = async (
      charge: ProcessorCharge,
      amount: Cents,
      reference: AttemptReference,
    ): Promise<Told> => {
      for (let round = 0; round < 8; round += 1) {
        const outcome = await stage.processor.capture(charge, amount, reference);
        if (outcome.kind !== 'unknown') return outcome;
        stage.forward(MINUTE);
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
      weathers: [one, two, three, four],
    }: Story) => {
      const refused = decline < 0 ? undefined : stage.declines[decline % stage.declines.length];
      const source = await sourceOf(refused?.card ?? stage.cards.good, drawnOn);
      const cents = refused?.amount ?? (stage.amounts[amount % stage.amounts.length] as Cents);
      const order = orderOf(source, cents);
      const { reference } = order;
      let outcome = await endOf(order, await inWeather<Told>(one, () => stage.processor[first](order)), two);
      if (outcome.kind === 'authorised') {
        const charge = outcome.processorCharge as ProcessorCharge;
        expectBooks(stage, reference, 0, cents);
        if (end === 'release') {
          const released = await inWeather(three, () => stage.processor.release(charge, cents));
          outcome = await endOf(order, { kind: released === 'released' ? 'voided' : 'unknown' }, four, charge);
          expect(outcome.kind).not.toBe('captured');
        } else {
          const capture = await inWeather(three, () => stage.processor.capture(charge, cents, reference));
          // Whoever hears that it is not captured lets go of it.
          if (capture.kind === 'declined') await stage.processor.release(charge, cents);
          outcome =
            capture.kind === 'unknown' && lost === 'asked-again'
              ? await capturedAgain(charge, cents, reference)
              : await endOf(order, capture, four, charge);
        }
      }
      if (refused) expect(outcome.kind).not.toBe('captured');
      expectBooks(stage, reference, outcome.kind === 'captured' ? cents : 0);
      if (outcome.kind !== 'captured' || then === 'nothing') return;
      const charge = outcome.processorCharge as ProcessorCharge;
      const back = then === 'refund-part' ? (Math.max(1, Math.floor(cents / 3)) as Cents) : cents;
      const again = nextReference();
      const refund = await inWeather(four, () => stage.processor.refund(charge, back, again));
      const kind = refund.kind === 'unknown' ? await foundRefund(stage, charge, back, again) : refund.kind;
      expectBooks(stage, reference, kind === 'refunded' ? cents - back : cents);
    };

    it('says of every payment what stands in the processor’s books, in any weather', async () => {
      await fc.assert(fc.asyncProperty(stories, play), { numRuns: runs });
    });
  });
};
