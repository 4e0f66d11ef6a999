import type { LocalDate } from '@portico/domain/kernel';

/** The day on this computer's calendar. */
export const localDay = (now: Date): LocalDate =>
  `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}` as LocalDate;

const two = (number: number): string => String(number).padStart(2, '0');
