/** Which week, which days and which times of day somebody would like, where no time can be booked (`ACC-324` to `ACC-327`). */
export const weeks = ['Any', 'This week', 'Next week'] as const;
export const wishDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
/** The values that are sent; people read Early and Late Afternoon for the last two (`ACC-329`). */
export const wishTimes = ['Early Morning', 'Late Morning', 'Early Evening', 'Late Evening'] as const;

export type Week = (typeof weeks)[number];
export type WishDay = (typeof wishDays)[number];
export type WishTime = (typeof wishTimes)[number];
export const any = 'Any';

/** A wish that is whole: lists are not empty and in the order above, and `['Any']` when it does not matter (`ACC-332`). */
export interface TimeWish {
  readonly week: Week;
  readonly days: readonly WishDay[] | readonly [typeof any];
  readonly times: readonly WishTime[] | readonly [typeof any];
}

/** The first time there is: nothing matters (`ACC-328`). */
export const firstAvailable: TimeWish = { week: any, days: [any], times: [any] };
