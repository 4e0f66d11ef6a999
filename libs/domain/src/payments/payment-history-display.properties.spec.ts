import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { instant, type Cents } from '../kernel/index.ts';
import { refundedOf, type ChargeState, type ProcessorCharge } from './charge.ts';
import { paymentStatusOf, shownAfter } from './payment-history-display.ts';

/** Number of payments, most often close to what is shown after so many presses. */
const nearTheEnd = fc
  .nat(500)
  .chain((presses) =>
    fc.tuple(
      fc.oneof(
        { weight: 3, arbitrary: fc.integer({ min: 0, max: 12 }).map((more) => 10 * presses + more) },
        fc.nat(5_000),
      ),
      fc.constant(presses),
    ),
  );

describe('how many payments are shown', () => {
  it('MON-181 are seven at first and ten more with each press, as long as there are so many', () => {
    expect([0, 1, 2].map((presses) => shownAfter(1_000, presses))).toEqual([7, 17, 27]);
    expect([0, 1, 2, 3].map((presses) => shownAfter(25, presses))).toEqual([7, 17, 25, 25]);
  });

  it('MON-182 MON-183 leave a button exactly where more than three would stay behind, and never one to three', () => {
    fc.assert(
      fc.property(nearTheEnd, ([total, presses]) => {
        const shown = shownAfter(total, presses);
        const left = total - shown;
        expect(left === 0 || left > 3).toBe(true);
        const cut = 7 + 10 * presses;
        expect(left > 0).toBe(cut + 3 < total);
      }),
    );
  });

  it('MON-183 grow with each press until all are there', () => {
    fc.assert(
      fc.property(fc.nat(5_000), (total) => {
        let presses = 0;
        while (shownAfter(total, presses) < total) {
          expect(shownAfter(total, presses + 1)).toBeGreaterThan(shownAfter(total, presses));
          presses += 1;
        }
        expect(presses).toBeLessThanOrEqual(Math.ceil(total / 10));
      }),
    );
  });

  it.each([0, 1, 7, 8, 9, 10])('MON-183 are all of %i', (total) => {
    expect(shownAfter(total, 0)).toBe(total);
  });
});

describe('how a payment stands', () => {
  const amount = 5_000 as Cents;
  const at = instant(1);
  const processorCharge = 'charge' as ProcessorCharge;
  const refunded = (back: number): ChargeState => ({ kind: 'refunded', at, processorCharge, amount: back as Cents });

  it.each<[ChargeState, string, number]>([
    [{ kind: 'submitted', at }, 'processing', 0],
    [{ kind: 'unknown', at }, 'processing', 0],
    [{ kind: 'authorised', at, processorCharge }, 'processing', 0],
    [{ kind: 'captured', at, processorCharge }, 'paid', 0],
    [{ kind: 'declined', at, reason: 'declined' }, 'declined', 0],
    [{ kind: 'voided', at }, 'voided', 0],
    [{ kind: 'refunding', at, processorCharge, before: 0 as Cents, amount, reference: 'R' as never }, 'refunding', 0],
    [
      { kind: 'refunding', at, processorCharge, before: 9 as Cents, amount: 1 as Cents, reference: 'R' as never },
      'refunding',
      9,
    ],
    [refunded(5_000), 'refunded', 5_000],
    [refunded(4_999), 'part-refunded', 4_999],
  ])('MON-180 is said of one that is %j: %s', (state, status, back) => {
    expect({ paymentStatusOf: paymentStatusOf({ amount, state }), refundedOf: refundedOf({ state }) }).toEqual({
      paymentStatusOf: status,
      refundedOf: back,
    });
  });
});
