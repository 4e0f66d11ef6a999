import { describe, expect, it } from '@jest/globals';
import { HOUR } from '@portico/domain/kernel';
import fc from 'fast-check';
import { dyingAfter } from './testing/mortal.ts';
import { PlanWorld } from './testing/plan-world.ts';

type Event = (world: PlanWorld) => Promise<unknown>;

const steps = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.constant(100_000));
const events: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.integer({ min: 1, max: 20 * 24 }).map<Event>((hours) => async (world) => world.pass(hours * HOUR)),
  },
  { weight: 3, arbitrary: steps.map<Event>((left) => (world) => world.work(dyingAfter(left))) },
  // Several at the same moment, some of which die.
  {
    weight: 3,
    arbitrary: fc
      .array(steps, { minLength: 2, maxLength: 3 })
      .map<Event>((lives) => (world) => Promise.all(lives.map((left) => world.work(dyingAfter(left))))),
  },
  { weight: 2, arbitrary: fc.constant<Event>((world) => world.reconcile()) },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.constantFrom('request-lost' as const, 'answer-lost' as const, undefined), { maxLength: 4 })
      .map<Event>((losses) => async (world) => world.processor.losses.push(...losses)),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('declined' as const, 'insufficient-funds' as const, 'lost-or-stolen' as const)
      .map<Event>((reason) => async (world) => world.processor.declining.set('4242', reason)),
  },
  { weight: 1, arbitrary: fc.constant<Event>(async (world) => world.processor.declining.clear()) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 8_000, max: 20_000 }).map<Event>((payment) => (world) => world.edit(payment)),
  },
  // While a worker is at it.
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 8_000, max: 20_000 })
      .map<Event>((payment) => (world) => Promise.all([world.work(), world.edit(payment)])),
  },
);
const ending: fc.Arbitrary<Event> = fc.constant<Event>((world) => Promise.all([world.work(), world.cancel()]));

describe.each([{ reverses: false }, { reverses: true }])(
  'plans that pay themselves, with a processor of which %j',
  (kind) => {
    it('charge each payment once, however many workers there are and wherever they die', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(events, { maxLength: 30 }), async (happened) => {
          const world = await PlanWorld.opened(kind);
          for (const event of happened) await event(world);
          await world.comeToRest();
          const plan = await world.plan();
          for (const payment of plan.payments) {
            expect([payment.state, world.takenFor(payment.id)]).toEqual(
              payment.state === 'paid' ? ['paid', payment.amount] : [payment.state, 0],
            );
            expect(['paid', 'failed', 'cancelled']).toContain(payment.state);
          }
        }),
        { numRuns: 150 },
      );
    });

    it('charge nothing twice where the plan is cancelled while a payment is out', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(events, { maxLength: 15 }),
          ending,
          fc.array(events, { maxLength: 10 }),
          async (before, end, after) => {
            const world = await PlanWorld.opened(kind);
            for (const event of [...before, end]) await event(world);
            const { payments } = await world.plan();
            const early = payments.filter(({ state }) => state === 'cancelled' || state === 'failed');
            const taken = early.map(({ id }) => world.takenFor(id));
            for (const event of after) await event(world);
            await world.comeToRest(20);
            for (const { id, amount } of payments) expect([0, amount]).toContain(world.takenFor(id));
            expect(early.map(({ id }) => world.takenFor(id))).toEqual(taken);
          },
        ),
        { numRuns: 100 },
      );
    });
  },
);
