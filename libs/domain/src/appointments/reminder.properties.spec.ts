import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DAY, HOUR, instant, MINUTE, plus, type Instant } from '../kernel/index.ts';
import { appointmentStatuses } from './appointment.ts';
import { reminderDue, remindedLate, startsRemindedOf } from './reminder.ts';

const now: Instant = instant(1_795_287_600_000);
const offsets = fc.uniqueArray(fc.constantFrom(30, 120, 1_440, 2_880, 4_320), { minLength: 1 });
const starts = fc.integer({ min: -2 * 60, max: 5 * 24 * 60 }).map((minutes) => plus(now, minutes * MINUTE));
const bookings = fc.option(
  fc.integer({ min: 0, max: 10 * 24 * 60 }).map((minutes) => plus(now, -minutes * MINUTE)),
  { nil: undefined },
);
const booked = (start: Instant) => ({ status: 'SCHEDULED' as const, start });

describe('the reminder that is due', () => {
  it('is one whose time has come, of a visit that has not, and that was booked before', () => {
    fc.assert(
      fc.property(starts, bookings, offsets, (start, bookedAt, before) => {
        const due = reminderDue(booked(start), bookedAt, before, now);
        if (due === undefined) return;
        expect(before).toContain(due);
        const at = start - due * MINUTE;
        expect(at).toBeLessThanOrEqual(now);
        expect(now).toBeLessThan(Math.min(start, at + remindedLate));
        if (bookedAt !== undefined) expect(bookedAt).toBeLessThan(at);
      }),
    );
  });

  it('is the last one that has come: nobody is sent two at once', () => {
    fc.assert(
      fc.property(starts, offsets, (start, before) => {
        const due = reminderDue(booked(start), undefined, before, now);
        const later = before.filter((minutes) => due !== undefined && minutes < due);
        for (const minutes of later) expect(start - minutes * MINUTE).toBeGreaterThan(now);
      }),
    );
  });

  it('is none for any visit that is not booked', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...appointmentStatuses.filter((status) => status !== 'SCHEDULED')),
        starts,
        offsets,
        (status, start, before) => {
          expect(reminderDue({ status, start }, undefined, before, now)).toBeUndefined();
        },
      ),
    );
  });

  it('is found where the visits that are looked at begin', () => {
    fc.assert(
      fc.property(starts, offsets, (start, before) => {
        const due = reminderDue(booked(start), undefined, before, now);
        if (due === undefined) return;
        const spans = startsRemindedOf(before, now);
        expect(spans.filter(({ after, until }) => start > after && start <= until)).toHaveLength(1);
      }),
    );
  });

  it('is found where those visits begin whose reminder came since the last look, and only there', () => {
    const minutesAgo = fc.integer({ min: 1, max: 400 });
    fc.assert(
      fc.property(starts, offsets, minutesAgo, (start, before, ago) => {
        const since = plus(now, -ago * MINUTE);
        const isFound = startsRemindedOf(before, now, since).some(
          ({ after, until }) => start > after && start <= until,
        );
        const cameSince = before.some((minutes) => {
          const at = start - minutes * MINUTE;
          return at > Math.max(since, now - remindedLate) && at <= now;
        });
        expect(isFound).toBe(cameSince && start > now);
      }),
    );
  });

  it('is sent a day before to whoever booked a week ago, not to whoever booked this morning', () => {
    const start = plus(now, DAY - HOUR);
    const before = [4_320, 1_440, 120];
    expect(reminderDue(booked(start), plus(now, -7 * DAY), before, now)).toBe(1_440);
    expect(reminderDue(booked(start), plus(now, -HOUR), before, now)).toBeUndefined();
    expect(reminderDue(booked(plus(now, DAY - 6 * HOUR)), undefined, before, now)).toBeUndefined();
    expect(reminderDue(booked(plus(now, 2 * HOUR)), plus(now, -HOUR), before, now)).toBe(120);
  });
});
