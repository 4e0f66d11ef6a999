import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { rangeBand, rangeScale, timeScale, valueScale } from './plot-scale.ts';

const value = fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000);
const values = fc.array(value, { minLength: 1, maxLength: 30 });

describe('valueScale', () => {
  it('holds every value between its ends', () => {
    fc.assert(
      fc.property(values, (all) => {
        const { place } = valueScale(all);
        for (const each of all) {
          expect(place(each)).toBeGreaterThanOrEqual(0);
          expect(place(each)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('has few ticks, from one end to the other, in equal steps', () => {
    fc.assert(
      fc.property(values, (all) => {
        const { ticks, from, to } = valueScale(all);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(8);
        expect({ ticks: ticks[0], ticksAt: ticks.at(-1) }).toEqual({ ticks: from, ticksAt: to });
        const step = (to - from) / (ticks.length - 1);
        ticks.forEach((tick, index) => expect(Math.abs(tick - (from + index * step))).toBeLessThan(step * 1e-3));
      }),
    );
  });

  it('keeps the order of values', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        const { place } = valueScale([a, b]);
        expect(Math.sign(place(a) - place(b))).toBe(Math.sign(a - b));
      }),
    );
  });

  it('holds whatever a record may claim', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -1e15, max: 1e15, noNaN: true }), { minLength: 1 }), (all) => {
        expect(valueScale(all).ticks.length).toBeLessThanOrEqual(8);
      }),
    );
  });

  it('never falls below zero for what is never negative', () => {
    fc.assert(
      fc.property(fc.array(value.map(Math.abs), { minLength: 1 }), (all) => {
        expect(valueScale(all).from).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('writes round ticks without binary dust', () => {
    expect(valueScale([0.1, 0.7]).ticks).toEqual([0, 0.2, 0.4, 0.6, 0.8]);
    expect(valueScale([92, 101, 118]).ticks).toEqual([80, 90, 100, 110, 120, 130]);
  });
});

describe('rangeScale', () => {
  const span = (all: readonly number[]) => Math.max(...all) - Math.min(...all);

  it('lets a notable change of the values take at least a third of the axis, unless all of them are out of the range', () => {
    const bounds = fc.array(value.map(Math.abs), { maxLength: 2 });
    fc.assert(
      fc.property(fc.array(value.map(Math.abs), { minLength: 2, maxLength: 9 }), bounds, (all, range) => {
        const { from, to } = rangeScale(all, range);
        fc.pre(span(all) >= 0.2 * Math.max(...all) && span(all) > 0);
        const isOut =
          range.length > 0 && (Math.max(...all) < Math.min(...range) || Math.min(...all) > Math.max(...range));
        if (!isOut) expect(span(all) / (to - from)).toBeGreaterThanOrEqual(1 / 3);
      }),
    );
  });

  it('holds every value, and the next bound where all values are out of the range', () => {
    fc.assert(
      fc.property(values, value, value, (all, a, b) => {
        const { place } = rangeScale(all, [a, b]);
        for (const each of all) expect(place(each) >= 0 && place(each) <= 1).toBe(true);
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        if (Math.max(...all) < low) expect(place(low)).toBeLessThanOrEqual(1);
        if (Math.min(...all) > high) expect(place(high)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('shows a fall far below the upper bound, and makes nothing of a small change', () => {
    expect(rangeScale([23, 18, 11], [15, 200]).to).toBeLessThanOrEqual(30);
    const small = rangeScale([140, 139, 141], [136, 145]);
    expect([small.from <= 136, small.to >= 145]).toEqual([true, true]);
  });
});

describe('rangeBand', () => {
  it('is open where the range goes on beyond the axis, and closed where its bound is on the axis', () => {
    fc.assert(
      fc.property(values, value, value, (all, a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        const y = rangeScale(all, [low, high]);
        const band = rangeBand({ low, high }, y);
        expect(band?.isOpenAbove).toBe(high > y.to);
        expect(band?.isOpenBelow).toBe(low < y.from);
        if (band?.isOpenAbove === false) expect(band.top).toBe(1 - Math.max(y.place(high), 0));
      }),
    );
  });

  it('is open where a range has no bound on that side, and is none without any', () => {
    const y = rangeScale([23, 18, 11], [15, 200]);
    expect(rangeBand({ low: 15, high: 200 }, y)).toMatchObject({ top: 0, isOpenAbove: true, isOpenBelow: false });
    expect(rangeBand({ low: 15 }, y)).toMatchObject({ isOpenAbove: true });
    expect(rangeBand({}, y)).toBeUndefined();
  });
});

describe('timeScale', () => {
  it('leaves room at both ends and puts a single moment in the middle', () => {
    expect(timeScale([5]).place(5)).toBe(0.5);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 4e12 }), { minLength: 2 }), (times) => {
        const { place } = timeScale(times);
        for (const time of times) expect(place(time)).toBeGreaterThan(0);
        for (const time of times) expect(place(time)).toBeLessThan(1);
      }),
    );
  });
});
