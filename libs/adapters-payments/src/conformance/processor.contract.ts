import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Cents } from '@portico/domain/kernel';
import type { AttemptReference, ChargeOrder, ProcessorCharge, TypedCard } from '@portico/domain/payments';
import { expectBooks, foundRefund, nextReference, orderOf, refunded, released, settled } from './attempts.ts';
import { nameOf, stagedFaults, type OpenStage, type ProcessorStage } from './stage.ts';

/** What every processor does with money, whatever goes wrong on the way. */
export const processorContract = (name: string, open: OpenStage): void => {
  describe(`CardProcessor ${name}`, () => {
    let stage: ProcessorStage;
    beforeAll(async () => {
      stage = await open();
    });
    afterEach(() => stage.heal());
    afterAll(() => stage.close());

    const amountOf = (index: number): Cents => stage.amounts[index % stage.amounts.length] ?? (0 as Cents);
    const entered = async (card: TypedCard = stage.cards.good, amount = amountOf(0)): Promise<ChargeOrder> =>
      orderOf({ kind: 'entered', card: await stage.enter(card) }, amount);

    const authorised = async (): Promise<{ order: ChargeOrder; charge: ProcessorCharge }> => {
      const order = await entered();
      const outcome = await stage.processor.authorise(order);
      if (outcome.kind !== 'authorised') throw new Error(`The stage's good card was answered with ${outcome.kind}.`);
      return { order, charge: outcome.processorCharge };
    };

    const captured = async (): Promise<{ order: ChargeOrder; charge: ProcessorCharge }> => {
      const order = await entered();
      const outcome = await stage.processor.charge(order);
      if (outcome.kind !== 'captured') throw new Error(`The stage's good card was answered with ${outcome.kind}.`);
      return { order, charge: outcome.processorCharge };
    };

    it('takes the amount from the card, once', async () => {
      for (const [index, card] of [stage.cards.good, stage.cards.other].entries()) {
        const order = await entered(card, amountOf(index));
        expect(await stage.processor.charge(order)).toMatchObject({ kind: 'captured' });
        expectBooks(stage, order.reference, order.amount);
        expect(stage.books.approvals(order.reference)).toBe(1);
      }
    });

    it('says why a card is declined, and takes nothing', async () => {
      expect(stage.declines.length).toBeGreaterThan(0);
      for (const { card, amount, reason } of stage.declines) {
        const charge = await entered(card, amount);
        expect(await stage.processor.charge(charge)).toEqual({ kind: 'declined', reason });
        expectBooks(stage, charge.reference, 0);
        const authorisation = await entered(card, amount);
        expect(await stage.processor.authorise(authorisation)).toEqual({ kind: 'declined', reason });
        expectBooks(stage, authorisation.reference, 0);
      }
    });

    it('keeps an amount on a card, and takes it once however often it is captured', async () => {
      const { order, charge } = await authorised();
      expectBooks(stage, order.reference, 0, order.amount);
      for (const time of ['first', 'second']) {
        const outcome = await stage.processor.capture(charge, order.amount, order.reference);
        expect({ time, kind: outcome.kind }).toEqual({ time, kind: 'captured' });
        expectBooks(stage, order.reference, order.amount);
      }
    });

    it('lets go of what was authorised, and takes it no more', async () => {
      const { order, charge } = await authorised();
      expect(await stage.processor.release(charge, order.amount)).toBe('released');
      expect(await released(stage, charge, order.amount)).toBe('released');
      expectBooks(stage, order.reference, 0);
      expect(await stage.processor.capture(charge, order.amount, order.reference)).toMatchObject({ kind: 'declined' });
      expectBooks(stage, order.reference, 0);
    });

    it('gives back all of a charge that was captured at once', async () => {
      const { order, charge } = await captured();
      expect(await refunded(stage, charge, order.amount)).toBe('refunded');
      expectBooks(stage, order.reference, 0);
    });

    it('gives back a part of what was captured later, once for a reference, and never more than there is', async () => {
      const { order, charge } = await authorised();
      const capture = await stage.processor.capture(charge, order.amount, order.reference);
      if (capture.kind !== 'captured') throw new Error(`The capture was answered with ${capture.kind}.`);
      const reference = nextReference();
      const part = 100 as Cents;
      const { processorCharge } = capture;
      expect(await stage.processor.refund(processorCharge, part, reference)).toEqual({ kind: 'refunded' });
      expectBooks(stage, order.reference, order.amount - part);
      expect(await foundRefund(stage, processorCharge, part, reference)).toBe('refunded');
      expectBooks(stage, order.reference, order.amount - part);
      expect(await refunded(stage, processorCharge, order.amount, part)).toBe('refused');
      expectBooks(stage, order.reference, order.amount - part);
      expect(await refunded(stage, processorCharge, part, part)).toBe('refunded');
      expectBooks(stage, order.reference, order.amount - 2 * part);
    });

    it('settles an attempt that never arrived: no money moved, and none will', async () => {
      const order = await entered();
      expect(await settled(stage, order)).toEqual({ kind: 'declined', reason: 'abandoned' });
      expectBooks(stage, order.reference, 0);
    });

    it('settles attempts that arrived: what is captured stays or goes back whole, what is only kept is let go', async () => {
      const charge = await entered();
      await stage.processor.charge(charge);
      const settlement = await settled(stage, charge);
      expectBooks(stage, charge.reference, settlement.kind === 'captured' ? charge.amount : 0);
      const authorisation = await authorised();
      expect((await settled(stage, authorisation.order)).kind).not.toBe('captured');
      expectBooks(stage, authorisation.order.reference, 0);
    });

    it('takes nobody’s attempt for another one of the same amount', async () => {
      const { order } = await captured();
      const lost = { ...order, reference: nextReference() };
      expect(await settled(stage, lost)).toMatchObject({ kind: 'declined' });
      expectBooks(stage, order.reference, order.amount);
    });

    describe.each(stagedFaults.flatMap((fault) => [1, 20].map((times) => ({ fault, times, title: nameOf(fault) }))))(
      '$title, $times times',
      ({ fault, times }) => {
        const broken = async <Outcome>(ask: () => Promise<Outcome>): Promise<Outcome> => {
          stage.fail(fault, times);
          const outcome = await ask();
          stage.heal();
          return outcome;
        };

        /** A lost answer is settled right. */
        const expectEnd = async (
          order: ChargeOrder,
          outcome: { readonly kind: string; readonly processorCharge?: ProcessorCharge },
          known?: ProcessorCharge,
        ): Promise<string> => {
          const end =
            outcome.kind === 'unknown'
              ? (await settled(stage, order, outcome.processorCharge ?? known)).kind
              : outcome.kind;
          if (end !== 'authorised') expectBooks(stage, order.reference, end === 'captured' ? order.amount : 0);
          return end;
        };

        it('charges the card exactly once or not at all', async () => {
          const order = await entered();
          await expectEnd(order, await broken(() => stage.processor.charge(order)));
        });

        it('tells a decline from a charge', async () => {
          for (const { card, amount } of stage.declines.slice(0, 1)) {
            const order = await entered(card, amount);
            const end = await expectEnd(order, await broken(() => stage.processor.charge(order)));
            expect(['declined', 'voided']).toContain(end);
          }
        });

        it('keeps an amount on the card that is known of, or none', async () => {
          const order = await entered();
          const outcome = await broken(() => stage.processor.authorise(order));
          const end = await expectEnd(order, outcome);
          expect(end).not.toBe('captured');
          expectBooks(stage, order.reference, 0, end === 'authorised' ? order.amount : 0);
        });

        it('captures once or not at all', async () => {
          const { order, charge } = await authorised();
          const outcome = await broken(() => stage.processor.capture(charge, order.amount, order.reference));
          // Whoever hears that it is not captured lets go of it.
          if (outcome.kind === 'declined') await stage.processor.release(charge, order.amount);
          await expectEnd(order, outcome, charge);
        });

        it('lets go in the end', async () => {
          const { order, charge } = await authorised();
          const outcome = await broken(() => stage.processor.release(charge, order.amount));
          if (outcome === 'unknown') expect((await settled(stage, order, charge)).kind).not.toBe('captured');
          expectBooks(stage, order.reference, 0);
        });

        it('gives back once', async () => {
          const { order, charge } = await captured();
          const reference: AttemptReference = nextReference();
          const part = 100 as Cents;
          const outcome = await broken(() => stage.processor.refund(charge, part, reference));
          const kind = outcome.kind === 'unknown' ? await foundRefund(stage, charge, part, reference) : outcome.kind;
          expectBooks(stage, order.reference, kind === 'refunded' ? order.amount - part : order.amount);
          const before = kind === 'refunded' ? part : (0 as Cents);
          expect(await refunded(stage, charge, part, before)).toBe('refunded');
          expectBooks(stage, order.reference, order.amount - before - part);
        });
      },
    );
  });
};
