import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { timeScale, valueScale } from './plot-scale.ts';

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
