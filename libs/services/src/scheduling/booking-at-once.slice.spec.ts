import { describe, expect, it } from '@jest/globals';
import type { HoldId } from '@portico/domain/kernel';
import { bookingFixture, checkUp, key, monday } from './testing/index.ts';
import { ben } from '../kernel/testing/index.ts';
import { pena } from '../kernel/testing/index.ts';

const order = (text = 'one') => ({ choice: checkUp, start: monday, key: key(text) });
const chart = ben.charts.find(({ practice }) => practice === pena.id);
if (chart === undefined) throw new Error('Ben has a chart at Peña.');

describe('one person who books more than once at the same time', () => {
  it('APT-110 gets one visit for an order that is sent twice, and is told of it once', async () => {
    const { service, told } = bookingFixture();
    const [one, other] = await Promise.all([service().book(order()), service().book(order())]);
    expect(one).toMatchObject({ ok: true });
    expect(other).toEqual(one);
    expect(told).toHaveLength(1);
  });

  it('APT-110 keeps the time again that another instance let go of between keeping and booking', async () => {
    const { service, slotHolds, appointmentBooking } = bookingFixture();
    const keep = slotHolds.keep.bind(slotHolds);
    let timesKept = 0;
    slotHolds.keep = async (...asked) => {
      const kept = await keep(...asked);
      timesKept += 1;
      if (timesKept === 1 && kept.ok) appointmentBooking.drop(kept.value.id);
      return kept;
    };
    expect(await service().book(order())).toMatchObject({ ok: true });
    expect(timesKept).toBe(2);
  });

  it('APT-110 is answered by what another instance has booked for the same order meanwhile', async () => {
    const { service, slotHolds, appointmentBooking } = bookingFixture();
    const keep = slotHolds.keep.bind(slotHolds);
    slotHolds.keep = async (...asked) => {
      const elsewhere = await keep(...asked);
      if (elsewhere.ok) await appointmentBooking.book(chart, elsewhere.value.id, order().key);
      slotHolds.keep = keep;
      return keep(...asked);
    };
    const booked = await service().book(order());
    const known = await appointmentBooking.bookedFor(chart, order().key);
    expect(booked).toMatchObject({ ok: true, value: { visit: { appointment: { id: known } } } });
  });

  it('APT-115 does not keep a time anew that the person kept and that is gone', async () => {
    const { service, slotHolds } = bookingFixture();
    let timesKept = 0;
    const keep = slotHolds.keep.bind(slotHolds);
    slotHolds.keep = (...asked) => {
      timesKept += 1;
      return keep(...asked);
    };
    const booked = await service().book({ ...order(), hold: 'over' as HoldId });
    expect(booked).toEqual({ ok: false, error: { kind: 'slot-gone' } });
    expect(timesKept).toBe(0);
  });
});
