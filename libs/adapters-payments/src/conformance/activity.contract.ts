import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { HOUR, plus, type Cents, type Instant } from '@portico/domain/kernel';
import type { ChargeOrder, ProcessorCharge, ProcessorLine } from '@portico/domain/payments';
import { nextReference, orderOf } from './sample-attempts.ts';
import { stagedFaults, type OpenFixture, type ProcessorFixture } from './processor-fixture.ts';

/** What a processor lists of what it did is what it did, whole or not at all, and reading changes nothing. */
export const activityContract = (name: string, open: OpenFixture): void => {
  describe(`ProcessorActivity ${name}`, () => {
    let fixture: ProcessorFixture;
    beforeAll(async () => {
      fixture = await open();
    });
    afterEach(() => fixture.heal());
    afterAll(() => fixture.close());

    const order = async (index = 0): Promise<ChargeOrder> =>
      orderOf({ kind: 'entered', card: await fixture.enter(fixture.cards.good) }, fixture.amounts[index] as Cents);

    const authorised = async (asked: ChargeOrder): Promise<ProcessorCharge> => {
      const outcome = await fixture.processor.authorize(asked);
      if (outcome.kind !== 'authorised') throw new Error(`The stage's good card was answered with ${outcome.kind}.`);
      return outcome.processorCharge;
    };

    const taken = async (asked: ChargeOrder): Promise<ProcessorCharge> => {
      const outcome = await fixture.processor.charge(asked);
      if (outcome.kind !== 'captured') throw new Error(`The stage's good card was answered with ${outcome.kind}.`);
      return outcome.processorCharge;
    };

    /** Runs `doing` in an hour of its own, after all earlier activity; the hour is listed one hour later. */
    const hour = async (doing: () => Promise<void>): Promise<{ readonly from: Instant; readonly until: Instant }> => {
      fixture.forward(HOUR);
      const from = fixture.now();
      await doing();
      fixture.forward(HOUR);
      const until = fixture.now();
      fixture.forward(HOUR);
      return { from, until };
    };

    const listed = async (span: {
      readonly from: Instant;
      readonly until: Instant;
    }): Promise<readonly ProcessorLine[]> => {
      const lines = await fixture.activity.of(span);
      if (!lines.ok) throw new Error('The double could not be read.');
      return lines.value;
    };

    it('lists every charge and refund of its span once, with our reference, amount and state', async () => {
      const [paid, held, let_, later] = [await order(), await order(1), await order(2), await order()];
      const ids: Record<string, ProcessorCharge> = {};
      const span = await hour(async () => {
        ids['paid'] = await taken(paid);
        await fixture.processor.refund(ids['paid'], 100 as Cents, nextReference());
        ids['held'] = await authorised(held);
        await fixture.processor.release(await authorised(let_), let_.amount);
        const capture = await fixture.processor.capture(await authorised(later), later.amount, later.reference);
        if (capture.kind === 'captured') ids['later'] = capture.processorCharge;
      });
      const lines = await listed(span);
      const charges = lines.filter(({ kind, state }) => kind === 'charge' && state !== 'declined');
      expect(charges.map(({ reference, amount, state }) => [reference, amount, state]).sort()).toEqual(
        [
          [paid.reference, paid.amount, 'captured'],
          [held.reference, held.amount, 'authorised'],
          [let_.reference, let_.amount, 'voided'],
          [later.reference, later.amount, 'captured'],
        ].sort(),
      );
      const idOf = (asked: ChargeOrder) => charges.find(({ reference }) => reference === asked.reference)?.id;
      expect([idOf(paid), idOf(held), idOf(later)]).toEqual([ids['paid'], ids['held'], ids['later']]);
      const refunds = lines.filter(({ kind }) => kind === 'refund');
      expect(refunds).toMatchObject([{ amount: 100, state: 'done', charge: ids['paid'] }]);
      for (const { at } of lines) expect(at >= span.from && at < span.until).toBe(true);
    });

    it('lists all of many, and nothing of another time', async () => {
      const references: string[] = [];
      const before = await hour(async () => void (await taken(await order())));
      const span = await hour(async () => {
        for (let index = 0; index < 45; index += 1) {
          const asked = await order();
          references.push(asked.reference);
          await taken(asked);
        }
      });
      expect((await listed(span)).map(({ reference }) => reference).sort()).toEqual(references.sort());
      expect(await listed(before)).toHaveLength(1);
      expect(await listed({ from: span.until, until: plus(span.until, 1) })).toEqual([]);
    });

    it('says that it could not be read, and never a part for the whole', async () => {
      const span = await hour(async () => {
        for (let index = 0; index < 45; index += 1) await taken(await order());
      });
      for (const fault of stagedFaults) {
        fixture.fail(fault, 40);
        expect(await fixture.activity.of(span)).toEqual({ ok: false, error: { kind: 'activity-unavailable' } });
        fixture.heal();
      }
    });

    it('moves no money', async () => {
      const asked = await order();
      const span = await hour(async () => void (await authorised(asked)));
      await listed(span);
      expect(fixture.books.held(asked.reference)).toBe(asked.amount);
    });
  });
};
