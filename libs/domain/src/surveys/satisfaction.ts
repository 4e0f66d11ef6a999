import type { Brand } from '../kernel/index.ts';

/** Stars in whole thousandths, so that an average is exact to its third decimal: 4.333 is 4333. */
export type Thousandths = Brand<number, 'Thousandths'>;

export const thousandths = (stars: number): Thousandths => Math.round(stars * 1_000) as Thousandths;
export const starsOf = (average: Thousandths): number => average / 1_000;

/** The averages from which a person counts as satisfied, and from which they are asked to share it elsewhere. */
export interface RatingThresholds {
  readonly ratingThreshold?: Thousandths;
  readonly NetworkLinksRatingThreshold?: Thousandths;
}

/** The default of a practice without rules (`ACC-294`). */
export const usualRatingThreshold = 4_000 as Thousandths;

/** The average of the nonzero ratings, rounded half up to 3 decimals (`ACC-290`); none if there is no rating. */
export const averageRating = (ratings: readonly number[]): Thousandths | undefined => {
  const given = ratings.filter((stars) => stars !== 0);
  if (given.length === 0) return undefined;
  const doubled = 2_000 * given.reduce((sum, stars) => sum + stars, 0) + given.length;
  // In whole numbers alone: a division first would round twice.
  return ((doubled - (doubled % (2 * given.length))) / (2 * given.length)) as Thousandths;
};

/**
 * What follows from the ratings: `below` asks what went wrong (`ACC-291`, `ACC-292`), `not-share` thanks (`ACC-293`),
 * `share` offers the practice's pages elsewhere (`ACC-294`).
 */
export type Satisfaction = 'below' | 'not-share' | 'share';

export const satisfactionOf = (
  average: Thousandths | undefined,
  { ratingThreshold = usualRatingThreshold, NetworkLinksRatingThreshold: sharing }: RatingThresholds,
): Satisfaction => {
  if (average === undefined || average < ratingThreshold) return 'below';
  return sharing === undefined || average < sharing ? 'not-share' : 'share';
};
