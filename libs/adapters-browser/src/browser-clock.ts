import type { Clock } from '@portico/view-models/access';
import { instant } from '@portico/domain/kernel';

export const browserClock: Clock = {
  now: () => instant(Date.now()),
  every: (milliseconds, tick) => {
    const timer = setInterval(tick, milliseconds);
    return () => {
      clearInterval(timer);
    };
  },
};

/** The device's local time as ISO 8601 with offset, such as `2026-11-21T09:30:00-07:00` (`ACC-372`, `ACC-379`). */
export const localIso = (at: Date): string => {
  const offset = -at.getTimezoneOffset();
  const local = new Date(at.getTime() + offset * 60_000).toISOString().slice(0, 19);
  const two = (value: number): string => String(Math.trunc(Math.abs(value))).padStart(2, '0');
  return `${local}${offset < 0 ? '-' : '+'}${two(offset / 60)}:${two(offset % 60)}`;
};
