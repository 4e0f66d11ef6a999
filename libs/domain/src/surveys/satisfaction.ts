import type { Brand } from '../kernel/index.ts';

/** A number of stars in whole thousandths, so that an average is exact to its third decimal: 4.333 is 4333. */
export type Thousandths = Brand<number, 'Thousandths'>;

export const thousandths = (stars: number): Thousandths => Math.round(stars * 1_000) as Thousandths;
export const starsOf = (average: Thousandths): number => average / 1_000;

/** From which average on a person is satisfied, and from which they are asked to say so elsewhere. */
export interface RatingThresholds {
  readonly ratingThreshold?: Thousandths;
  readonly NetworkLinksRatingThreshold?: Thousandths;
}

/** Where a practice decided nothing (`ACC-294`). */
export const usualRatingThreshold = 4_000 as Thousandths;

/** The average of the ratings that are not 0, rounded to 3 decimals, a half up (`ACC-290`); none where there is no rating. */
export const averageRating = (ratings: readonly number[]): Thousandths | undefined => {
  const given = ratings.filter((stars) => stars !== 0);
  if (given.length === 0) return undefined;
  const doubled = 2_000 * given.reduce((sum, stars) => sum + stars, 0) + given.length;
  // In whole numbers alone: a division first would round twice.
  return ((doubled - (doubled % (2 * given.length))) / (2 * given.length)) as Thousandths;
};

/**
 * What comes of the ratings: `below` asks what went wrong (`ACC-291`, `ACC-292`), `not-share` thanks (`ACC-293`), `share` offers the
 * practice's pages elsewhere (`ACC-294`).
 */
export type Satisfaction = 'below' | 'not-share' | 'share';

export const satisfactionOf = (
  average: Thousandths | undefined,
  { ratingThreshold = usualRatingThreshold, NetworkLinksRatingThreshold: sharing }: RatingThresholds,
): Satisfaction => {
  if (average === undefined || average < ratingThreshold) return 'below';
  return sharing === undefined || average < sharing ? 'not-share' : 'share';
};
