import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CallBudget } from './call-rate-limit.ts';

describe('a budget of calls', () => {
  it('lets no minute have more calls than it may, and says rightly when there is room', () => {
    const steps = fc.array(fc.oneof(fc.nat(90_000), fc.constantFrom(0, 1, 59_999, 60_000)), { maxLength: 200 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), steps, (perMinute, waits) => {
        let now = 0;
        const budget = new CallBudget(perMinute, () => now);
        const begun: number[] = [];
        for (const wait of waits) {
          now += wait;
          const inLastMinute = begun.filter((at) => now - at < 60_000);
          const full = budget.take();
          expect(full === undefined).toBe(inLastMinute.length < perMinute);
          if (full === undefined) begun.push(now);
          else {
            now = full.until;
            expect(budget.take()).toBeUndefined();
            begun.push(now);
          }
        }
      }),
    );
  });
});
