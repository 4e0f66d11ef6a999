import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { endedPlanLaw, planEvents, PlanFixture } from '../testing/index.ts';

describe.each([{ reverses: false }, { reverses: true }])(
  'plans that pay themselves, with a processor of which %j',
  (kind) => {
    it('PAY-B6 PAY-B10 PAY-B11 charge each payment once and one installment a period, however many workers there are, wherever they die, however long they sleep', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(planEvents, { maxLength: 30 }), async (happened) => {
          const fixture = await PlanFixture.opened(kind);
          for (const event of happened) await event(fixture);
          await fixture.comeToRest();
          expect(await fixture.faults()).toEqual([]);
        }),
        { numRuns: 150 },
      );
    });

    it('PAY-B14 charge nothing twice, and leave nothing on its way, where the plan is canceled while a payment is out', async () => {
      await fc.assert(
        endedPlanLaw(() => PlanFixture.opened(kind), 15),
        { numRuns: 100 },
      );
    });
  },
);
