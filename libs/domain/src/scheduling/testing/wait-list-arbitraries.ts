import fc from 'fast-check';
import {
  addDays,
  atWallClock,
  DAY,
  HOUR,
  MINUTE,
  plus,
  type AccountId,
  type AppointmentId,
  type HoldId,
  type Instant,
  type LocalDate,
  type LocationId,
  type PatientId,
  type PatientRef,
  type PracticeId,
  type ResourceId,
  type TimeZone,
  type VisitReasonId,
} from '../../kernel/index.ts';
import { integers } from '../../kernel/testing/index.ts';
import type { Weekday } from '../timetable.ts';
import {
  noticeChoices,
  partsOfDay,
  type FreeTime,
  type OfferedTime,
  type WaitEntry,
  type WaitId,
  type WaitState,
  type WantedVisit,
} from '../wait-list.ts';

const today = '2026-11-23' as LocalDate;
const newYork = 'America/New_York' as TimeZone;
/** A Monday, 9:00 in New York. */
export const waitNow: Instant = atWallClock(newYork, today, '09:00');

const few = <Id extends string>(...names: readonly string[]): fc.Arbitrary<Id> =>
  fc.constantFrom(...names).map((name) => name as Id);
const resources = few<ResourceId>('nunez', 'oneil');
const locations = few<LocationId>('bay', 'harbor');
const reasons = few<VisitReasonId>('check-up', 'procedure');

/** Times within ten days of `waitNow`, on whole half hours, so that some of them overlap. */
export const freeTimes: fc.Arbitrary<FreeTime> = fc
  .record({
    resource: resources,
    location: locations,
    visitReason: reasons,
    // Half hours; every notice that may be asked for is one of them exactly.
    at: integers(-4, 480, ...noticeChoices.map((notice) => notice / 30)),
    minutes: fc.constantFrom(30, 60),
  })
  .map(({ at, minutes, ...offer }) => {
    const start = plus(waitNow, at * 30 * MINUTE);
    return { offer, start, end: plus(start, minutes * MINUTE), timeZone: newYork };
  });

export const wantedVisits: fc.Arbitrary<WantedVisit> = fc
  .record(
    {
      visitReason: reasons,
      resource: resources,
      location: locations,
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 }),
      partOfDay: fc.constantFrom(...partsOfDay),
      from: integers(0, 5),
      days: integers(0, 10),
      noticeMinutes: fc.constantFrom(...noticeChoices),
    },
    { requiredKeys: ['visitReason', 'weekdays', 'partOfDay', 'from', 'days', 'noticeMinutes'] },
  )
  .map(({ from, days, weekdays, ...rest }) => ({
    ...rest,
    weekdays: weekdays.toSorted((a, b) => a - b) as Weekday[],
    days: { start: addDays(today, from), end: addDays(today, from + days) },
  }));

export const offeredTimes: fc.Arbitrary<OfferedTime> = fc.record({
  resource: resources,
  location: locations,
  start: integers(2, 200).map((hours) => plus(waitNow, hours * HOUR)),
  hold: fc.nat(99).map((at) => `hold-${at}` as HoldId),
  until: integers(1, 120).map((minutes) => plus(waitNow, minutes * MINUTE)),
  told: fc.boolean(),
});

const states: fc.Arbitrary<WaitState> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<WaitState>({ kind: 'waiting' }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('offered' as const), time: offeredTimes }) },
  { weight: 1, arbitrary: fc.constant<WaitState>({ kind: 'taken', appointment: 'visit-2' as AppointmentId }) },
  { weight: 1, arbitrary: fc.constant<WaitState>({ kind: 'over', why: 'left' }) },
);

/** Any entry of one patient, in any state. */
export const waitEntries: fc.Arbitrary<WaitEntry> = fc
  .record({
    id: fc.uuid().map((id) => id as string as WaitId),
    wanted: wantedVisits,
    replaces: fc.option(
      integers(1, 10).map((days) => ({
        visit: `visit-${days}` as AppointmentId,
        start: plus(waitNow, days * DAY),
      })),
      { nil: undefined },
    ),
    joinedAt: fc.integer({ min: 0, max: 5 }).map((hours) => plus(waitNow, -hours * HOUR)),
    state: states,
    passed: fc.array(
      freeTimes.map(({ offer: { resource, location }, start }) => ({ resource, location, start })),
      { maxLength: 3 },
    ),
  })
  .map(({ replaces, ...rest }) => ({
    ...rest,
    ...(replaces === undefined ? {} : { replaces }),
    patient: waiter('ana'),
    reach: { kind: 'account' as const, account: 'ana' as AccountId },
    language: 'en' as const,
    version: 1,
  }));

export const waiter = (name: string, practice = 'mesa'): PatientRef => ({
  practice: practice as PracticeId,
  patient: name as PatientId,
});
