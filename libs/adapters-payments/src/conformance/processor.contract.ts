import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Cents } from '@portico/domain/kernel';
import type { AttemptReference, ChargeOrder, ProcessorCharge, TypedCard } from '@portico/domain/payments';
import { expectBooks, foundRefund, nextReference, orderOf, refunded, released, settled } from './sample-attempts.ts';
import { nameOf, stagedFaults, type OpenFixture, type ProcessorFixture } from './processor-fixture.ts';

/** How every processor moves money, with and without faults. */
export const processorContract = (name: string, open: OpenFixture): void => {
  describe(`CardProcessor ${name}`, () => {
    let fixture: ProcessorFixture;
    beforeAll(async () => {
      fixture = await open();
    });
    afterEach(() => fixture.heal());
    afterAll(() => fixture.close());

    const amountOf = (index: number): Cents => fixture.amounts[index % fixture.amounts.length] ?? (0 as Cents);
    const entered = async (card: TypedCard = fixture.cards.good, amount = amountOf(0)): Promise<ChargeOrder> =>
      orderOf({ kind: 'entered', card: await fixture.enter(card) }, amount);

    const authorised = async (): Promise<{ order: ChargeOrder; charge: ProcessorCharge }> => {
      const order = await entered();
      const outcome = await fixture.processor.authorize(order);
      if (outcome.kind !== 'authorised') throw new Error(`The stage's good card was answered with ${outcome.kind}.`);
      return { order, charge: outcome.processorCharge };
    };

    const captured = async (): Promise<{ order: ChargeOrder; charge: ProcessorCharge }> => {
      const order = await entered();
      const outcome = await fixture.processor.charge(order);
      if (outcome.kind !== 'captured') throw new Error(`The stage's good card was answered with ${outcome.kind}.`);
      return { order, charge: outcome.processorCharge };
    };

    it('takes the amount from the card, once', async () => {
      for (const [index, card] of [fixture.cards.good, fixture.cards.other].entries()) {
        const order = await entered(card, amountOf(index));
        expect(await fixture.processor.charge(order)).toMatchObject({ kind: 'captured' });
        expectBooks(fixture, order.reference, order.amount);
        expect(fixture.books.approvals(order.reference)).toBe(1);
      }
    });

    it('says why a card is declined, and takes nothing', async () => {
      expect(fixture.declines.length).toBeGreaterThan(0);
      for (const { card, amount, reason } of fixture.declines) {
        const charge = await entered(card, amount);
        expect(await fixture.processor.charge(charge)).toEqual({ kind: 'declined', reason });
        expectBooks(fixture, charge.reference, 0);
        const authorization = await entered(card, amount);
        expect(await fixture.processor.authorize(authorization)).toEqual({ kind: 'declined', reason });
        expectBooks(fixture, authorization.reference, 0);
      }
    });

    it('keeps an amount on a card, and takes it once however often it is captured', async () => {
      const { order, charge } = await authorised();
      expectBooks(fixture, order.reference, 0, order.amount);
      for (const time of ['first', 'second']) {
        const outcome = await fixture.processor.capture(charge, order.amount, order.reference);
        expect({ time, kind: outcome.kind }).toEqual({ time, kind: 'captured' });
        expectBooks(fixture, order.reference, order.amount);
      }
    });

    it('lets go of what was authorized, and takes it no more', async () => {
      const { order, charge } = await authorised();
      expect(await fixture.processor.release(charge, order.amount)).toBe('released');
      expect(await released(fixture, charge, order.amount)).toBe('released');
      expectBooks(fixture, order.reference, 0);
      expect(await fixture.processor.capture(charge, order.amount, order.reference)).toMatchObject({
        kind: 'declined',
      });
      expectBooks(fixture, order.reference, 0);
    });

    it('gives back all of a charge that was captured at once', async () => {
      const { order, charge } = await captured();
      expect(await refunded(fixture, charge, order.amount)).toBe('refunded');
      expectBooks(fixture, order.reference, 0);
    });

    it('gives back a part of what was captured later, once for a reference, and never more than there is', async () => {
      const { order, charge } = await authorised();
      const capture = await fixture.processor.capture(charge, order.amount, order.reference);
      if (capture.kind !== 'captured') throw new Error(`The capture was answered with ${capture.kind}.`);
      const reference = nextReference();
      const part = 100 as Cents;
      const { processorCharge } = capture;
      expect(await fixture.processor.refund(processorCharge, part, reference)).toEqual({ kind: 'refunded' });
      expectBooks(fixture, order.reference, order.amount - part);
      expect(await foundRefund(fixture, processorCharge, part, reference)).toBe('refunded');
      expectBooks(fixture, order.reference, order.amount - part);
      expect(await refunded(fixture, processorCharge, order.amount, part)).toBe('refused');
      expectBooks(fixture, order.reference, order.amount - part);
      expect(await refunded(fixture, processorCharge, part, part)).toBe('refunded');
      expectBooks(fixture, order.reference, order.amount - 2 * part);
    });

    it('settles an attempt that never arrived: no money moved, and none will', async () => {
      const order = await entered();
      expect(await settled(fixture, order)).toEqual({ kind: 'declined', reason: 'abandoned' });
      expectBooks(fixture, order.reference, 0);
    });

    it('settles attempts that arrived: what is captured stays or goes back whole, what is only kept is let go', async () => {
      const charge = await entered();
      await fixture.processor.charge(charge);
      const settlement = await settled(fixture, charge);
      expectBooks(fixture, charge.reference, settlement.kind === 'captured' ? charge.amount : 0);
      const authorization = await authorised();
      expect((await settled(fixture, authorization.order)).kind).not.toBe('captured');
      expectBooks(fixture, authorization.order.reference, 0);
    });

    it('takes nobody’s attempt for another one of the same amount', async () => {
      const { order } = await captured();
      const lost = { ...order, reference: nextReference() };
      expect(await settled(fixture, lost)).toMatchObject({ kind: 'declined' });
      expectBooks(fixture, order.reference, order.amount);
    });

    describe.each(stagedFaults.flatMap((fault) => [1, 20].map((times) => ({ fault, times, title: nameOf(fault) }))))(
      '$title, $times times',
      ({ fault, times }) => {
        const broken = async <Outcome>(ask: () => Promise<Outcome>): Promise<Outcome> => {
          fixture.fail(fault, times);
          const outcome = await ask();
          fixture.heal();
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
              ? (await settled(fixture, order, outcome.processorCharge ?? known)).kind
              : outcome.kind;
          if (end !== 'authorised') expectBooks(fixture, order.reference, end === 'captured' ? order.amount : 0);
          return end;
        };

        it('charges the card exactly once or not at all', async () => {
          const order = await entered();
          await expectEnd(order, await broken(() => fixture.processor.charge(order)));
        });

        it('tells a decline from a charge', async () => {
          for (const { card, amount } of fixture.declines.slice(0, 1)) {
            const order = await entered(card, amount);
            const end = await expectEnd(order, await broken(() => fixture.processor.charge(order)));
            expect(['declined', 'voided']).toContain(end);
          }
        });

        it('keeps an amount on the card that is known of, or none', async () => {
          const order = await entered();
          const outcome = await broken(() => fixture.processor.authorize(order));
          const end = await expectEnd(order, outcome);
          expect(end).not.toBe('captured');
          expectBooks(fixture, order.reference, 0, end === 'authorised' ? order.amount : 0);
        });

        it('captures once or not at all', async () => {
          const { order, charge } = await authorised();
          const outcome = await broken(() => fixture.processor.capture(charge, order.amount, order.reference));
          // A caller that learns that it was not captured releases it.
          if (outcome.kind === 'declined') await fixture.processor.release(charge, order.amount);
          await expectEnd(order, outcome, charge);
        });

        it('lets go in the end', async () => {
          const { order, charge } = await authorised();
          const outcome = await broken(() => fixture.processor.release(charge, order.amount));
          if (outcome === 'unknown') expect((await settled(fixture, order, charge)).kind).not.toBe('captured');
          expectBooks(fixture, order.reference, 0);
        });

        it('gives back once', async () => {
          const { order, charge } = await captured();
          const reference: AttemptReference = nextReference();
          const part = 100 as Cents;
          const outcome = await broken(() => fixture.processor.refund(charge, part, reference));
          const kind = outcome.kind === 'unknown' ? await foundRefund(fixture, charge, part, reference) : outcome.kind;
          expectBooks(fixture, order.reference, kind === 'refunded' ? order.amount - part : order.amount);
          const before = kind === 'refunded' ? part : (0 as Cents);
          expect(await refunded(fixture, charge, part, before)).toBe('refunded');
          expectBooks(fixture, order.reference, order.amount - before - part);
        });
      },
    );
  });
};
