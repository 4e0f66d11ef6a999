import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { averageRating, satisfactionOf, starsOf, thousandths, type Thousandths } from './satisfaction.ts';
import { ratings, ratingThresholds } from './testing/index.ts';

const averages = fc.integer({ min: 1_000, max: 5_000 }).map((one) => one as Thousandths);

describe('the average of a survey', () => {
  it('ACC-290 is the one number of whole thousandths that is nearest to the exact average, a half up', () => {
    fc.assert(
      fc.property(ratings, (stars) => {
        const average = averageRating(stars);
        const given = stars.filter((one) => one !== 0).map((one) => BigInt(one));
        if (average === undefined) return expect(given).toEqual([]);
        const count = BigInt(given.length);
        const exact = 1_000n * given.reduce((sum, one) => sum + one, 0n);
        // −½ ≤ exact − average < ½, in whole numbers.
        const twiceOff = 2n * (exact - BigInt(average) * count);
        expect(-count <= twiceOff && twiceOff < count).toBe(true);
      }),
    );
  });

  it('ACC-290 does not know the order of the ratings, nor those that are 0', () => {
    fc.assert(
      fc.property(ratings, fc.nat(9), (stars, zeros) => {
        const others = [...stars].sort((a, b) => a - b).concat(Array.from({ length: zeros }, () => 0));
        expect(averageRating(others)).toBe(averageRating(stars));
      }),
    );
  });

  it.each([
    ['one third', [4, 4, 5], 4.333],
    ['two thirds', [4, 5, 5], 4.667],
    ['a half of the third decimal', [...Array.from({ length: 15 }, () => 4), 5], 4.063],
    ['the whole', [5, 0, 5], 5],
  ])('ACC-290 rounds %s', (_, stars, expected) => {
    const average = averageRating(stars);
    expect(average && starsOf(average)).toBe(expected);
  });
});

describe('what comes of the ratings', () => {
  it('ACC-292 is below the threshold without any rating, wherever the thresholds are', () => {
    fc.assert(
      fc.property(ratingThresholds, fc.nat(5), (thresholds, zeros) => {
        const average = averageRating(Array.from({ length: zeros }, () => 0));
        expect(satisfactionOf(average, thresholds)).toBe('below');
      }),
    );
  });

  it('ACC-291 ACC-293 ACC-294 is one of three, told apart by the two thresholds alone', () => {
    fc.assert(
      fc.property(averages, ratingThresholds, (average, thresholds) => {
        const { ratingThreshold = 4_000, NetworkLinksRatingThreshold: links = Infinity } = thresholds;
        const expected = average < ratingThreshold ? 'below' : average < links ? 'not-share' : 'share';
        expect(satisfactionOf(average, thresholds)).toBe(expected);
      }),
    );
  });

  it('ACC-291 ACC-293 ACC-294 counts an average at a threshold as above it', () => {
    fc.assert(
      fc.property(averages, (average) => {
        expect(satisfactionOf(average, { ratingThreshold: average })).toBe('not-share');
        const both = { ratingThreshold: average, NetworkLinksRatingThreshold: average };
        expect(satisfactionOf(average, both)).toBe('share');
        const above = { ratingThreshold: (average + 1) as Thousandths, NetworkLinksRatingThreshold: average };
        expect(satisfactionOf(average, above)).toBe('below');
      }),
    );
  });

  it('ACC-294 takes four stars where the practice set no threshold, and offers nothing to share', () => {
    expect(satisfactionOf(thousandths(3.999), {})).toBe('below');
    expect(satisfactionOf(thousandths(4), {})).toBe('not-share');
    expect(satisfactionOf(thousandths(5), {})).toBe('not-share');
  });

  it('ACC-290 ACC-291 compares the rounded average', () => {
    // 4.6666… is 4.667.
    expect(satisfactionOf(averageRating([4, 5, 5]), { ratingThreshold: thousandths(4.667) })).toBe('not-share');
  });

  it('never falls as a rating rises', () => {
    const order = ['below', 'not-share', 'share'];
    fc.assert(
      fc.property(averages, averages, ratingThresholds, (one, other, thresholds) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(order.indexOf(satisfactionOf(low, thresholds))).toBeLessThanOrEqual(
          order.indexOf(satisfactionOf(high, thresholds)),
        );
      }),
    );
  });
});
