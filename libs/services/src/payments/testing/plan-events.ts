import { DAY, HOUR } from '@portico/domain/kernel';
import fc from 'fast-check';
import { dyingAfter } from '@portico/application/payments/testing';
import type { PlanFixture } from './plan-fixture.ts';

/** Something that befalls a plan and its workers. */
export type PlanEvent = (fixture: PlanFixture) => Promise<unknown>;

/** Steps after which a worker dies; some live long. */
const steps = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.constant(100_000));

/** Time, lives of workers, lost answers, cards that are declined, changes of the plan. */
export const planEvents: fc.Arbitrary<PlanEvent> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .integer({ min: 1, max: 20 * 24 })
      .map<PlanEvent>((hours) => async (fixture) => fixture.pass(hours * HOUR)),
  },
  // No worker lives for months.
  {
    weight: 1,
    arbitrary: fc.integer({ min: 28, max: 120 }).map<PlanEvent>((days) => async (fixture) => fixture.pass(days * DAY)),
  },
  { weight: 3, arbitrary: steps.map<PlanEvent>((left) => (fixture) => fixture.work(dyingAfter(left))) },
  {
    weight: 2,
    arbitrary: fc.tuple(steps, fc.integer({ min: -40 * 24, max: 40 * 24 })).map<PlanEvent>(
      ([left, hours]) =>
        (fixture) =>
          fixture.work(dyingAfter(left), hours * HOUR),
    ),
  },
  // Several at the same moment, some of which die.
  {
    weight: 3,
    arbitrary: fc
      .array(steps, { minLength: 2, maxLength: 3 })
      .map<PlanEvent>((lives) => (fixture) => Promise.all(lives.map((left) => fixture.work(dyingAfter(left))))),
  },
  { weight: 2, arbitrary: fc.constant<PlanEvent>((fixture) => fixture.reconcile()) },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.constantFrom('request-lost' as const, 'answer-lost' as const, undefined), { maxLength: 4 })
      .map<PlanEvent>((losses) => async (fixture) => fixture.processor.losses.push(...losses)),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(
        'declined' as const,
        'insufficient-funds' as const,
        'lost-or-stolen' as const,
        'not-accepted' as const,
      )
      .map<PlanEvent>((reason) => async (fixture) => fixture.processor.declining.set('4242', reason)),
  },
  { weight: 1, arbitrary: fc.constant<PlanEvent>(async (fixture) => fixture.processor.declining.clear()) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 8_000, max: 20_000 }).map<PlanEvent>((payment) => (fixture) => fixture.edit(payment)),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1, max: 5_000 }).map<PlanEvent>((amount) => (fixture) => fixture.payCopay(amount)),
  },
  { weight: 1, arbitrary: fc.constant<PlanEvent>((fixture) => fixture.post()) },
  // While a worker is at it.
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 8_000, max: 20_000 })
      .map<PlanEvent>((payment) => (fixture) => Promise.all([fixture.work(), fixture.edit(payment)])),
  },
);

/** The plan is canceled while a worker is at it, whose answers may be lost. */
const planCanceled: fc.Arbitrary<PlanEvent> = fc
  .constantFrom('request-lost' as const, 'answer-lost' as const, undefined)
  .map<PlanEvent>((loss) => (fixture) => {
    fixture.processor.losses.push(loss);
    return Promise.all([fixture.work(), fixture.cancel()]);
  });

/** What is out when a plan is ended comes to an end too, and nothing that was over is charged (`PAY-B14`). */
export const endedPlanLaw = (opened: () => Promise<PlanFixture>, length: number) =>
  fc.asyncProperty(
    fc.array(planEvents, { maxLength: length }),
    planCanceled,
    fc.array(planEvents, { maxLength: length }),
    async (before, end, after) => {
      const fixture = await opened();
      for (const event of [...before, end]) await event(fixture);
      const { payments } = await fixture.plan();
      const over = payments.filter(({ state }) => state === 'cancelled' || state === 'failed');
      const takenForThem = () => Promise.all(over.map(({ id }) => fixture.takenFor(id)));
      const taken = (await takenForThem()).join();
      for (const event of after) await event(fixture);
      await fixture.comeToRest(20, 1);
      const faults = [
        ...(await fixture.plan()).payments.filter(({ state }) => state === 'charging').map(({ id }) => `${id} hangs`),
        ...((await takenForThem()).join() === taken ? [] : ['what was over was charged']),
      ];
      for (const { id, amount } of payments) {
        const all = await fixture.takenFor(id);
        if (all !== 0 && all !== amount) faults.push(`${all} was taken for ${id}`);
      }
      if (faults.length > 0) throw new Error(faults.join('; '));
    },
  );
