import { HOUR } from '../kernel/index.ts';
import type { Slot } from './timetable.ts';

/** Whether two times overlap, or less than an hour or just an hour is between them. */
export const isNear = (one: Slot, other: Slot): boolean =>
  one.start - other.end <= HOUR && other.start - one.end <= HOUR;
