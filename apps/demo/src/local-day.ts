import { addDays, atWallClock, type Instant, type LocalDate, type TimeZone } from '@portico/domain/kernel';

/** The day on this computer's calendar. */
export const localDay = (now: Date): LocalDate =>
  `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}` as LocalDate;

/** When what the demo sends was sent: never later than now, whatever the zone of the practice. */
export const morningBefore = (zone: TimeZone, today: LocalDate): Instant =>
  atWallClock(zone, addDays(today, -1), '06:30');

const two = (number: number): string => String(number).padStart(2, '0');
