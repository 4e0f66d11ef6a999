import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dayIn, instant, MINUTE, plus, type Instant, type TimeZone } from '../kernel/index.ts';
import { instants, patientRefs, timeZones } from '../kernel/testing/index.ts';
import { appointmentStatuses, type Appointment, type AppointmentStatus } from './appointment.ts';
import { earliestFirst, isToday, isVisitHistory, latestFirst, statusOf, timedFirst } from './appointment-list-group.ts';
import { anyAppointments, settings } from './testing/index.ts';

const statuses = fc.constantFrom(...appointmentStatuses);
const lengths = fc.integer({ min: 1, max: 10 * 24 * 60 });
const visits = patientRefs
  .chain((patient) => settings([patient]))
  .chain((setting) => anyAppointments(setting, instant(1_800_000_000_000)));

describe('where an appointment stands', () => {
  it('APT-016 APT-031 is past from the instant it ends, whatever its status', () => {
    fc.assert(
      fc.property(statuses, instants, lengths, fc.nat(1_000_000), (status, start, minutes, later) => {
        const end = plus(start, minutes * MINUTE);
        expect(statusOf({ status, start, end }, end)).toBe('past');
        expect(statusOf({ status, start, end }, plus(end, later))).toBe('past');
      }),
    );
  });

  const open: readonly (readonly [AppointmentStatus, string])[] = [
    ['REQUESTED', 'request'],
    ['SCHEDULED', 'upcoming'],
    ['CHECKED-IN', 'upcoming'],
    ['MISSED', 'past'],
    ['CANCELLED', 'past'],
    ['COMPLETED', 'past'],
  ];

  it.each(open)('APT-031 APT-032 APT-040 until then %s is %s', (status, expected) => {
    fc.assert(
      fc.property(instants, lengths, fc.integer({ min: 1, max: 1_000_000_000 }), (start, minutes, before) => {
        const end = plus(start, minutes * MINUTE);
        expect(statusOf({ status, start, end }, plus(end, -before))).toBe(expected);
      }),
    );
  });

  it('APT-040 is known for every status there is', () => {
    expect(open.map(([status]) => status).sort()).toEqual([...appointmentStatuses].sort());
  });

  it('never goes back from past', () => {
    fc.assert(
      fc.property(statuses, instants, lengths, instants, fc.nat(), (status, start, minutes, now, later) => {
        const appointment = { status, start, end: plus(start, minutes * MINUTE) };
        if (statusOf(appointment, now) === 'past') expect(statusOf(appointment, plus(now, later))).toBe('past');
      }),
    );
  });
});

describe('the visit history', () => {
  it('is what is past and has begun: nothing in the future, canceled or not', () => {
    fc.assert(
      fc.property(statuses, instants, lengths, instants, (status, start, minutes, now) => {
        const appointment = { status, start, end: plus(start, minutes * MINUTE) };
        if (isVisitHistory(appointment, now)) expect(statusOf(appointment, now)).toBe('past');
        expect(isVisitHistory(appointment, plus(start, -1))).toBe(false);
        expect(isVisitHistory(appointment, appointment.end)).toBe(true);
      }),
    );
  });

  it.each(['CANCELLED', 'MISSED'] as const)('takes a %s visit from the instant it was to begin', (status) => {
    const start = instant(Date.UTC(2026, 10, 21, 16, 0));
    const appointment = { status, start, end: plus(start, 30 * MINUTE) };
    expect(isVisitHistory(appointment, plus(start, -1))).toBe(false);
    expect(isVisitHistory(appointment, start)).toBe(true);
  });
});

describe('today', () => {
  const at = (timeZone: TimeZone, start: Instant): Pick<Appointment, 'start' | 'location'> => ({
    start,
    location: { timeZone } as Appointment['location'],
  });

  it("APT-016 is the day on the office's calendar, in every zone and across every change of its clock", () => {
    const wall = (zone: TimeZone, moment: Instant): string =>
      new Intl.DateTimeFormat('en', { timeZone: zone, dateStyle: 'full' }).format(moment);
    fc.assert(
      fc.property(timeZones, instants, fc.integer({ min: -2_880, max: 2_880 }), (zone, now, minutes) => {
        const start = plus(now, minutes * MINUTE);
        expect(isToday(at(zone, start), now)).toBe(wall(zone, start) === wall(zone, now));
      }),
    );
  });

  it('APT-016 is not the same in two offices at the same moment', () => {
    const now = instant(Date.UTC(2026, 10, 21, 6, 0));
    const start = instant(Date.UTC(2026, 10, 21, 16, 0));
    expect(dayIn('America/Phoenix' as TimeZone, now)).toBe('2026-11-20');
    expect(isToday(at('America/Phoenix' as TimeZone, start), now)).toBe(false);
    expect(isToday(at('America/New_York' as TimeZone, start), now)).toBe(true);
  });
});

describe('the order of appointments', () => {
  it('APT-042 is by start, and one and the same whatever order they came in', () => {
    fc.assert(
      fc.property(visits, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (all, dice) => {
        const keyed = all.map((visit) => ({ visit, key: dice.next().value as number }));
        const shuffled = keyed.sort((a, b) => a.key - b.key).map(({ visit }) => visit);
        const ordered = [...shuffled].sort(earliestFirst);
        expect(ordered).toEqual([...all].sort(earliestFirst));
        expect(ordered.map(({ start }) => start)).toEqual(all.map(({ start }) => start).sort((a, b) => a - b));
        expect([...shuffled].sort(latestFirst)).toEqual([...ordered].reverse());
      }),
    );
  });

  it('has what has a time before every request whose time is still to be set, both by start', () => {
    fc.assert(
      fc.property(visits, fc.infiniteStream(fc.boolean()), (all, dice) => {
        const some = all.map((visit) => (dice.next().value === true ? { ...visit, timeOpen: true as const } : visit));
        const [timed, open] = [true, false].map((isTimed) =>
          some.filter(({ timeOpen }) => (timeOpen === undefined) === isTimed).sort(earliestFirst),
        );
        expect([...some].sort(timedFirst)).toEqual([...(timed ?? []), ...(open ?? [])]);
      }),
    );
  });
});
