import { any, weeks, wishDays, wishTimes, type Week, type WishDay, type WishTime } from '@portico/domain/scheduling';

/** The boxes of each group; the first one of each stands for all of the others. */
export const wishBoxes = {
  week: weeks,
  day: [any, ...wishDays],
  time: [any, ...wishTimes],
} as const;
/** In the order in which they are asked. */
export const wishGroups = ['week', 'day', 'time'] as const;
export type WishGroup = (typeof wishGroups)[number];
export type WishBox = Week | WishDay | WishTime;

/** Which boxes are ticked, each group by itself; `Any` is ticked with all the others. */
export type TickedBoxes = Readonly<Record<WishGroup, readonly WishBox[]>>;

export const noneTicked: TickedBoxes = { week: [], day: [], time: [] };
