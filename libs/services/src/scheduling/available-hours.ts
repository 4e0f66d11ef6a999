import {
  addDays,
  dayIn,
  failed,
  HOUR,
  ok,
  plus,
  type AppointmentId,
  type Instant,
  type LocalDate,
  type Result,
} from '@portico/domain/kernel';
import {
  firstRange,
  furthestDay,
  judgeRange,
  longestRange,
  rangeAround,
  type DateRange,
  type Availability,
  type Slot,
} from '@portico/domain/scheduling';
import { orElse, partOf } from '../kernel/index.ts';
import type { NearVisits, OfferedTimes } from './near-visits.ts';
import type { Failure } from '@portico/application/kernel';
import type { AvailableHours, HoursOfDay } from '@portico/application/scheduling';
import type { Chosen } from './booking-choices.ts';

interface Asked {
  readonly days: DateRange | undefined;
  readonly replaces: AppointmentId | undefined;
  /** Hours within which the practice usually answers a request. */
  readonly answersWithin: () => Promise<number | undefined>;
}

/**
 * The times of a choice in a range of days, on the calendar of its location (`APT-100` to `APT-103`). A visit to be
 * replaced does not block its own time, as it does not when the time is held; its day is in the first range.
 */
export const hoursOf = async (
  availability: Pick<Availability, 'slots'>,
  { offer, ...chosen }: Chosen,
  near: (offered: OfferedTimes) => Promise<NearVisits>,
  now: Instant,
  { days, replaces, answersWithin }: Asked,
): Promise<Result<AvailableHours, Failure>> => {
  const { timeZone } = chosen.location;
  const today = dayIn(timeZone, now);
  const { replaced, provider } = chosen;
  const first = replaced === undefined ? firstRange(today) : rangeAround(dayIn(timeZone, replaced.start), today);
  const range = judgeRange(days ?? first, today);
  if (!range.ok) return failed({ kind: 'bad-input' });
  const slotsIn = (within: DateRange) => availability.slots(chosen.patient, offer, within, replaces);
  const slots = await slotsIn(range.value);
  const next = slots.length > 0 ? undefined : await firstSlotAfter(slotsIn, range.value.end, furthestDay(today));
  const { visits, unknownAt, requestWaits, requestWaitsFor } = await near({ slots, timeZone, provider: provider.id });
  // A practice that does not say it in time keeps nobody from its times.
  const answers = chosen.booksAtOnce ? undefined : orElse(await partOf(answersWithin()), undefined);
  return ok({
    ...chosen,
    today,
    range: range.value,
    nearVisits: visits,
    nearVisitsUnknownAt: unknownAt,
    requestWaits,
    ...(requestWaitsFor === undefined ? {} : { requestWaitsFor }),
    ...(answers === undefined ? {} : { answeredBy: plus(now, answers * HOUR) }),
    days: byDay(slots, ({ start }) => dayIn(timeZone, start)),
    ...(next === undefined ? {} : { nextDay: dayIn(timeZone, next.start) }),
  });
};

const byDay = (slots: readonly Slot[], dayOf: (slot: Slot) => LocalDate): readonly HoursOfDay[] => {
  const days = new Map<LocalDate, Slot[]>();
  for (const slot of slots) {
    const date = dayOf(slot);
    const known = days.get(date);
    if (known === undefined) days.set(date, [slot]);
    else known.push(slot);
  }
  return [...days].map(([date, own]) => ({ date, slots: own }));
};

/**
 * The first slot after a range, searched up to the furthest bookable day, so that a range without times is no dead end.
 */
const firstSlotAfter = async (
  slotsIn: (within: DateRange) => Promise<readonly Slot[]>,
  day: LocalDate,
  furthest: LocalDate,
): Promise<Slot | undefined> => {
  for (let start = addDays(day, 1); start <= furthest; start = addDays(start, longestRange + 1)) {
    const end = addDays(start, longestRange);
    const [first] = await slotsIn({ start, end: end < furthest ? end : furthest });
    if (first !== undefined) return first;
  }
  return undefined;
};
