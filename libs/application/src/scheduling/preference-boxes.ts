import {
  any,
  weeks,
  preferredDays,
  preferredTimes,
  type Week,
  type PreferredDay,
  type PreferredTime,
} from '@portico/domain/scheduling';

/** The boxes of each group; the first one of each stands for all of the others. */
export const preferenceBoxes = {
  week: weeks,
  day: [any, ...preferredDays],
  time: [any, ...preferredTimes],
} as const;
/** In the order in which they are asked. */
export const preferenceGroups = ['week', 'day', 'time'] as const;
export type PreferenceGroup = (typeof preferenceGroups)[number];
export type PreferenceBox = Week | PreferredDay | PreferredTime;

/** Which boxes are ticked, each group by itself; `Any` is ticked with all the others. */
export type TickedBoxes = Readonly<Record<PreferenceGroup, readonly PreferenceBox[]>>;

export const noneTicked: TickedBoxes = { week: [], day: [], time: [] };
