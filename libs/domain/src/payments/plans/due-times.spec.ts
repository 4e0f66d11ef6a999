import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  atWallClock,
  instant,
  isoOf,
  parseInstant,
  type Instant,
  type LocalDate,
  type TimeZone,
} from '../../kernel/index.ts';
import { instants, timeZones } from '../../kernel/testing/index.ts';
import { samplePayment, samplePlan, todays } from '../testing/index.ts';
import { dueTimesOf } from './due-times.ts';

const at = (text: string): Instant => {
  const parsed = parseInstant(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
};
const newYork = 'America/New_York' as TimeZone;
const times = (plan: ReturnType<typeof samplePlan>, now: Instant) =>
  [...dueTimesOf(plan, newYork, now)].map(([id, { chargeAt, noticeAt }]) => [id, isoOf(chargeAt), isoOf(noticeAt)]);

describe('the times of a plan', () => {
  it('MON-081 are nine on the practice clock of the day, and of three days before for the notice', () => {
    const plan = samplePlan([samplePayment(1, '2026-12-15', 10_000), samplePayment(2, '2027-03-15', 10_000)]);
    expect(times(plan, at('2026-12-01T00:00:00Z'))).toEqual([
      ['payment-1-2026-12-15', '2026-12-15T14:00:00.000Z', '2026-12-12T14:00:00.000Z'],
      // The clock goes forward in between.
      ['payment-2-2027-03-15', '2027-03-15T13:00:00.000Z', '2027-03-12T14:00:00.000Z'],
    ]);
  });

  it('are never before now', () => {
    const plan = samplePlan([samplePayment(1, '2026-12-15', 10_000), samplePayment(2, '2026-12-10', 10_000)]);
    expect(times(plan, at('2026-12-14T10:00:00Z'))).toEqual([
      ['payment-1-2026-12-15', '2026-12-15T14:00:00.000Z', '2026-12-14T10:00:00.000Z'],
      ['payment-2-2026-12-10', '2026-12-14T10:00:00.000Z', '2026-12-14T10:00:00.000Z'],
    ]);
  });

  it('are those of what waits and was not tried', () => {
    const payments = [
      samplePayment(0, '2026-12-20', 500),
      samplePayment(1, '2026-12-15', 10_000, 'paid'),
      samplePayment(2, '2026-12-16', 10_000, 'charging', 0),
      samplePayment(3, '2026-12-17', 10_000, 'failed', 0),
      samplePayment(4, '2026-12-18', 10_000, 'cancelled'),
      samplePayment(5, '2026-12-19', 10_000, 'due', 1),
    ];
    expect([...dueTimesOf(samplePlan(payments), newYork, instant(0)).keys()]).toEqual(['one-time-0-2026-12-20']);
    for (const status of ['completed', 'cancelled'] as const) {
      expect(dueTimesOf(samplePlan(payments, { status }), newYork, instant(0)).size).toBe(0);
    }
  });

  it('come in order, whatever the zone: the notice, then the charge, on the day itself', () => {
    fc.assert(
      fc.property(todays, timeZones, instants, (due, zone, now) => {
        const payment = samplePayment(1, due as LocalDate, 100);
        const found = dueTimesOf(samplePlan([payment]), zone, now).get(payment.id);
        if (found === undefined) throw new Error('no times');
        expect(found.noticeAt).toBeGreaterThanOrEqual(now);
        expect(found.chargeAt).toBeGreaterThanOrEqual(found.noticeAt);
        expect(found.chargeAt).toBe(Math.max(now, atWallClock(zone, due, '09:00')));
      }),
    );
  });
});
