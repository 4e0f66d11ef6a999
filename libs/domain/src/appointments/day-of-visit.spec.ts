import { describe, expect, it } from '@jest/globals';
import { HOUR, instant, MINUTE, plus, type Cents } from '../kernel/index.ts';
import { canCheckIn } from './check-in-window.ts';
import { canCheckOut, checkOutStaysOpen } from './check-out-window.ts';
import { givenBackOf, prepaidTerms } from './prepayment.ts';

const start = instant(1_700_000_000_000);
const end = plus(start, 30 * MINUTE);

describe('the moments at which something begins or ends around a visit', () => {
  it('APT-327 check-in opens at the minute that the practice says, and ends with the visit', () => {
    const at = (moment: number) =>
      canCheckIn({ status: 'SCHEDULED', start, end }, { checkInOpensBefore: 60 }, instant(moment));
    const opens = plus(start, -60 * MINUTE);
    expect([at(opens - 1), at(opens), at(end - 1), at(end)]).toEqual([false, true, true, false]);
  });

  it.each([
    ['with the visit', false, start],
    ['at the end of a visit by video, which can be joined until then', true, end],
  ])('check-out opens %s, and ends some days after', (_, video, opens) => {
    const at = (moment: number) => canCheckOut({ status: 'CHECKED-IN', start, end, video }, instant(moment));
    const over = plus(start, checkOutStaysOpen);
    expect([at(opens - 1), at(opens), at(over - 1), at(over)]).toEqual([false, true, true, false]);
  });

  it('what was paid ahead goes back until so many hours before, and from that moment on it does not', () => {
    const card = { amount: 7_500 as Cents, brand: 'Visa', last4: '4242' };
    const until = plus(start, -24 * HOUR);
    const backAt = (moment: number) =>
      givenBackOf(prepaidTerms({ start }, { prepaymentBackHours: 24 }, [card], instant(moment)));
    expect([backAt(until - 1), backAt(until)]).toEqual([7_500, 0]);
  });
});
