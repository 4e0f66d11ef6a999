import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  addDays,
  atWallClock,
  DAY,
  dayIn,
  HOUR,
  instant,
  MINUTE,
  plus,
  type AppointmentId,
  type Instant,
  type LocalDate,
  type TimeZone,
} from '../kernel/index.ts';
import { freeTimes, offeredTimes, waitEntries, waitNow } from './testing/wait-list-arbitraries.ts';
import {
  fitsWait,
  isLive,
  mayOffer,
  nextInLine,
  offerEnds,
  waitAfter,
  type FreeTime,
  type WaitEntry,
  type WaitEvent,
} from './wait-list.ts';

/** Several people who want the same few times; half of them accept any time, so that they compete. */
const lines = fc.array(freeTimes, { minLength: 1, maxLength: 8 }).chain((free) =>
  fc.array(
    fc.tuple(waitEntries, fc.subarray([...free]), fc.boolean()).map(([entry, mine, easy]) => ({
      entry: easy ? takingAny(entry) : entry,
      free: easy ? free : mine,
    })),
    { maxLength: 6 },
  ),
);
const takingAny = ({ wanted, replaces: _, ...entry }: WaitEntry): WaitEntry => ({
  ...entry,
  state: { kind: 'waiting' },
  passed: [],
  wanted: {
    visitReason: wanted.visitReason,
    weekdays: [],
    partOfDay: 'any',
    days: { start: '2026-11-23' as LocalDate, end: '2026-12-31' as LocalDate },
    noticeMinutes: 120,
  },
});
const newYork = 'America/New_York' as TimeZone;
const takingAnyTime = {
  weekdays: [],
  partOfDay: 'any',
  days: { start: '2026-01-01' as LocalDate, end: '2027-12-31' as LocalDate },
  noticeMinutes: 120,
} as const;

describe('who is next in line', () => {
  it('is offered nothing that does not fit, and nothing while another offer is open', () => {
    fc.assert(
      fc.property(lines, (line) => {
        for (const { entry, time } of nextInLine(line, waitNow)) {
          expect(entry.state.kind).toBe('waiting');
          expect(fitsWait(entry, time, waitNow)).toBe(true);
          expect(line.find((one) => one.entry === entry)?.free).toContain(time);
        }
      }),
    );
  });

  it('is offered one time, which is offered to nobody else', () => {
    fc.assert(
      fc.property(lines, (line) => {
        const given = nextInLine(line, waitNow);
        expect(new Set(given.map(({ entry }) => entry.id)).size).toBe(given.length);
        for (const [at, { time }] of given.entries()) {
          for (const other of given.slice(at + 1)) expect(overlap(time, other.time)).toBe(false);
        }
      }),
    );
  });

  it('is whoever joined first: nobody who came later has an earlier time that would have suited', () => {
    fc.assert(
      fc.property(lines, (line) => {
        const given = nextInLine(line, waitNow);
        for (const { entry, free } of line) {
          if (entry.state.kind !== 'waiting') continue;
          const own = given.find((one) => one.entry === entry)?.time;
          const envied = given.filter(
            (one) =>
              (one.entry.joinedAt > entry.joinedAt ||
                (one.entry.joinedAt === entry.joinedAt && one.entry.id > entry.id)) &&
              free.some((time) => same(time, one.time) && fitsWait(entry, time, waitNow)) &&
              (own === undefined || one.time.start < own.start),
          );
          expect(envied).toEqual([]);
        }
      }),
    );
  });
});

describe('a time that fits', () => {
  it('is of the kind, the day, the part of the day and the notice that are wanted, and earlier than the visit', () => {
    fc.assert(
      fc.property(waitEntries, freeTimes, (entry, time) => {
        if (!fitsWait(entry, time, waitNow)) return;
        const { wanted, replaces, passed } = entry;
        const local = new Date(time.start - 5 * HOUR);
        expect(time.offer.visitReason).toBe(wanted.visitReason);
        expect([undefined, time.offer.resource]).toContain(wanted.resource);
        expect([undefined, time.offer.location]).toContain(wanted.location);
        if (wanted.weekdays.length > 0) expect(wanted.weekdays).toContain(local.getUTCDay() || 7);
        if (wanted.partOfDay === 'morning') expect(local.getUTCHours()).toBeLessThan(12);
        if (wanted.partOfDay === 'afternoon') expect(local.getUTCHours()).toBeGreaterThanOrEqual(12);
        const day = local.toISOString().slice(0, 10);
        expect(day >= wanted.days.start && day <= wanted.days.end).toBe(true);
        expect(time.start - waitNow).toBeGreaterThanOrEqual(wanted.noticeMinutes * MINUTE);
        if (replaces !== undefined) expect(time.start).toBeLessThan(replaces.start);
        expect(passed).not.toContainEqual({
          resource: time.offer.resource,
          location: time.offer.location,
          start: time.start,
        });
      }),
    );
  });

  it('is every time of the kind for whoever does not mind', () => {
    fc.assert(
      fc.property(freeTimes, (time) => {
        const day = dayIn(newYork, time.start);
        const wanted = {
          visitReason: time.offer.visitReason,
          weekdays: [],
          partOfDay: 'any' as const,
          days: { start: '2026-01-01' as LocalDate, end: day },
          noticeMinutes: 120 as const,
        };
        expect(fitsWait({ wanted, passed: [] }, time, (time.start - 2 * HOUR) as Instant)).toBe(true);
        expect(fitsWait({ wanted, passed: [] }, time, (time.start - 2 * HOUR + 1) as Instant)).toBe(false);
      }),
    );
  });
});

describe('the edges of what is wanted', () => {
  const wants = (time: FreeTime, more: Partial<WaitEntry['wanted']>, visit?: Instant): boolean =>
    fitsWait(
      {
        wanted: { ...takingAnyTime, visitReason: time.offer.visitReason, ...more },
        passed: [],
        ...(visit === undefined ? {} : { replaces: { visit: 'visit-1' as AppointmentId, start: visit } }),
      },
      time,
      plus(time.start, -30 * DAY),
    );

  it('are the first and the last day, which count, and the visit itself, than which a time has to be earlier', () => {
    fc.assert(
      fc.property(freeTimes, (time) => {
        const day = dayIn(newYork, time.start);
        const of = (start: LocalDate, end: LocalDate) => wants(time, { days: { start, end } });
        expect([of(day, day), of(addDays(day, 1), addDays(day, 1)), of(addDays(day, -1), addDays(day, -1))]).toEqual([
          true,
          false,
          false,
        ]);
        expect([wants(time, {}, plus(time.start, 1)), wants(time, {}, time.start)]).toEqual([true, false]);
      }),
    );
  });

  it('are noon, with which the afternoon begins', () => {
    fc.assert(
      fc.property(freeTimes, fc.constantFrom('11:59', '12:00', '12:59', '13:00', '00:00'), (free, clock) => {
        const start = atWallClock(newYork, dayIn(newYork, free.start), clock);
        const time = { ...free, start };
        const isMorning = clock < '12:00';
        expect(wants(time, { partOfDay: 'morning' })).toBe(isMorning);
        expect(wants(time, { partOfDay: 'afternoon' })).toBe(!isMorning);
      }),
    );
  });

  it('are those of the times themselves: two that touch are offered to two', () => {
    fc.assert(
      fc.property(freeTimes, waitEntries, waitEntries, (time, one, other) => {
        const { offer, start, end } = time;
        const next: FreeTime = { ...time, start: end, end: plus(end, end - start) };
        const line = [one, other].map((entry, at) => ({
          entry: {
            ...entry,
            state: { kind: 'waiting' as const },
            passed: [],
            wanted: { ...takingAnyTime, visitReason: offer.visitReason },
            replaces: { visit: 'visit-1' as AppointmentId, start: plus(end, DAY) },
            joinedAt: instant(at),
          },
          free: [time, next],
        }));
        const early = plus(start, -30 * DAY);
        expect(nextInLine(line, early).map((given) => given.time)).toEqual([time, next]);
        const turned = line.map((each, at) => ({ ...each, free: at === 0 ? [next] : [time] }));
        expect(nextInLine(turned, early).map((given) => given.time)).toEqual([next, time]);
      }),
    );
  });
});

describe('an entry of the wait list', () => {
  const events: fc.Arbitrary<WaitEvent> = fc.oneof(
    offeredTimes.map((time): WaitEvent => ({ kind: 'offered', time })),
    fc.constantFrom<WaitEvent>(
      { kind: 'told' },
      { kind: 'passed' },
      { kind: 'booked', appointment: 'visit-9' as AppointmentId },
      { kind: 'ended', why: 'visit-gone' },
    ),
  );

  it('ends once, counts its changes, and keeps who waits for what', () => {
    fc.assert(
      fc.property(waitEntries, fc.array(events, { maxLength: 8 }), (first, happened) => {
        let entry: WaitEntry = first;
        for (const event of happened) {
          const next = waitAfter(entry, event);
          if (!isLive(entry)) expect(next).toBeUndefined();
          if (next === undefined) continue;
          expect(next).toEqual({ ...entry, state: next.state, passed: next.passed, version: entry.version + 1 });
          entry = next;
        }
      }),
    );
  });

  it('is never offered again what it passed', () => {
    fc.assert(
      fc.property(waitEntries, freeTimes, offeredTimes, (entry, time, offered) => {
        const { resource, location } = time.offer;
        const waiting: WaitEntry = { ...entry, state: { kind: 'waiting' } };
        const mine = { ...offered, resource, location, start: time.start };
        const kept = waitAfter(waiting, { kind: 'offered', time: mine });
        const passed = kept && waitAfter(kept, { kind: 'passed' });
        expect(passed?.state).toEqual({ kind: 'waiting' });
        expect(passed && fitsWait(passed, time, waitNow)).toBe(false);
      }),
    );
  });

  it.each([
    ['told', { kind: 'told' }],
    ['passed', { kind: 'passed' }],
  ] as const)('cannot be %s without an offer, nor offered a second time', (_, event) => {
    fc.assert(
      fc.property(waitEntries, offeredTimes, (entry, time) => {
        expect(waitAfter({ ...entry, state: { kind: 'waiting' } }, event)).toBeUndefined();
        const offered: WaitEntry = { ...entry, state: { kind: 'offered', time } };
        expect(waitAfter(offered, { kind: 'offered', time })).toBeUndefined();
        expect(waitAfter(offered, { kind: 'told' })?.state).toMatchObject({ kind: 'offered', time: { told: true } });
      }),
    );
  });
});

describe('an offer', () => {
  it('is kept two hours, and never up to the last hour before the visit', () => {
    const now = instant(0);
    expect(offerEnds(instant(24 * HOUR), now)).toBe(2 * HOUR);
    expect(offerEnds(instant(2.5 * HOUR), now)).toBe(1.5 * HOUR);
  });

  it('is made from 8 AM to 8 PM on the clock of the office', () => {
    const at = (hour: number, minute = 0): boolean =>
      mayOffer(newYork, instant(Date.UTC(2026, 10, 23, hour + 5, minute)));
    expect([at(7, 59), at(8), at(12), at(19, 59), at(20)]).toEqual([false, true, true, true, false]);
  });
});

const overlap = (a: FreeTime, b: FreeTime): boolean =>
  a.offer.resource === b.offer.resource && a.start < b.end && b.start < a.end;

const same = (a: FreeTime, b: FreeTime): boolean =>
  a.start === b.start && a.end === b.end && JSON.stringify(a.offer) === JSON.stringify(b.offer);
