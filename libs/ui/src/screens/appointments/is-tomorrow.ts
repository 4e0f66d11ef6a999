import { HOUR, plus, type Instant, type TimeZone } from '@portico/domain/kernel';

const mostHours = 25;

/**
 * Whether a moment is on the day after this one. It is found hour by hour, as the hours of a day change with the clock,
 * and the calendar of a zone weighs more than the page.
 */
export const isTomorrow = (
  at: Instant,
  now: Instant,
  zone: TimeZone,
  dayAt: (at: Instant, zone: TimeZone) => string,
): boolean => {
  if (at <= now || at >= plus(now, 2 * mostHours * HOUR)) return false;
  const today = dayAt(now, zone);
  for (let hours = 1; hours <= mostHours; hours += 1) {
    const next = dayAt(plus(now, hours * HOUR), zone);
    if (next !== today) return next === dayAt(at, zone);
  }
  return false;
};
