import { parseInstant, type Instant, type Language } from '@portico/domain/kernel';
import { freeWithin, type DateRange, type Slot } from '@portico/domain/scheduling';
import type { FreeTime, Span } from '@portico/practice-spi';
import { isoOf } from '@portico/domain/kernel';
import type { PracticeLink } from './connected-practices.ts';
import type { FoundOffer } from './bookable-catalog-of-system.ts';

/** A time that can be booked, with what the system calls it. */
export interface OpenTime extends Slot {
  readonly time: FreeTime;
}

/** What is in the way of a visit beside what the system says, and what is not although it says so. */
export interface Obstacles {
  readonly taken: readonly Slot[];
  readonly ignored: readonly Slot[];
  /** Nothing starts before this. */
  readonly from: Instant;
}

/** The times of one offer as a system listed them once, to be asked again and again about other obstacles. */
export type SystemTimes = (obstacles: Obstacles) => readonly OpenTime[];

/**
 * Reads the free times of a system, or the hours and what takes them. Of free times it is not known what takes the others,
 * so what may be ignored there stays in the way.
 */
export const systemTimes = async (
  link: PracticeLink,
  offer: FoundOffer,
  { start: first, end: last }: DateRange,
  language: Language,
): Promise<SystemTimes> => {
  const { times } = link.connection;
  const days = { first, last };
  const asked = [offer.system, days, link.call(language)] as const;
  if (times?.hours !== undefined && times.busy !== undefined) {
    const [hours, busy] = await Promise.all([times.hours(...asked), times.busy(...asked)]);
    const opened = spansOf(link, 'times.hours', link.answers.valueOf('times.hours', hours)).toSorted(byStart);
    const inTheWay = spansOf(link, 'times.busy', link.answers.valueOf('times.busy', busy));
    return ({ taken, ignored, from }) =>
      freeWithin(opened, [...without(inTheWay, ignored), ...taken], { minutes: offer.minutes, from }).map((slot) => ({
        ...slot,
        time: { start: isoOf(slot.start), end: isoOf(slot.end) },
      }));
  }
  if (times?.free === undefined) return () => [];
  const free = link.answers.valueOf('times.free', await times.free(...asked)).flatMap((time) => {
    const [slot] = spansOf(link, 'times.free', [time]);
    return slot === undefined ? [] : [{ ...slot, time }];
  });
  return ({ taken, from }) =>
    free.filter((slot) => slot.start >= from && !taken.some((other) => meets(slot, other))).toSorted(byStart);
};

export const meets = (a: Slot, b: Slot): boolean => a.start < b.end && b.start < a.end;

const byStart = (a: Slot, b: Slot): number => a.start - b.start;

/** Spans with moments that can be understood; others are logged and left out. */
const spansOf = (link: PracticeLink, place: string, spans: readonly Span[]): readonly Slot[] =>
  spans.flatMap(({ start, end }) => {
    const [from, to] = [parseInstant(start), parseInstant(end)];
    if (from.ok && to.ok && from.value < to.value) return [{ start: from.value, end: to.value }];
    link.answers.note(place, { kind: 'malformed', what: 'Span' });
    return [];
  });

/** What is left of spans without others. */
const without = (spans: readonly Slot[], others: readonly Slot[]): readonly Slot[] =>
  others.reduce<readonly Slot[]>(
    (left, other) =>
      left.flatMap((span) =>
        meets(span, other)
          ? [
              { start: span.start, end: other.start },
              { start: other.end, end: span.end },
            ].filter(({ start, end }) => start < end)
          : [span],
      ),
    spans,
  );
