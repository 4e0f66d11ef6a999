import { mock } from 'node:test';
import { afterEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { browserClock, localIso } from './browser-clock.ts';

const at = (time: number, minutesBehind: number): Date =>
  Object.assign(new Date(time), { getTimezoneOffset: () => minutesBehind });

describe('the local time', () => {
  it('ACC-372 ACC-379 is ISO 8601 with the offset of the device, and names the same second', () => {
    // From 14 hours ahead to 12 behind, in quarters of an hour.
    const offsets = fc.integer({ min: -56, max: 48 }).map((quarters) => quarters * 15);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), offsets, (time, minutesBehind) => {
        const text = localIso(at(time, minutesBehind));
        expect(text).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/);
        expect(Date.parse(text)).toBe(time - (time % 1_000));
        expect(Date.parse(`${text.slice(0, 19)}Z`)).toBe(time - (time % 1_000) - minutesBehind * 60_000);
      }),
    );
  });

  it.each([
    [420, '2026-11-21T12:00:00-07:00'],
    [0, '2026-11-21T19:00:00+00:00'],
    [210, '2026-11-21T15:30:00-03:30'],
    [-330, '2026-11-22T00:30:00+05:30'],
  ])('ACC-379 at %d minutes behind UTC is %s', (minutesBehind, expected) => {
    expect(localIso(at(Date.UTC(2026, 10, 21, 19), minutesBehind))).toBe(expected);
  });
});

describe('the clock of the browser', () => {
  afterEach(() => {
    mock.timers.reset();
  });

  it('tells the time and calls at every interval until it is stopped', () => {
    mock.timers.enable({ apis: ['Date', 'setInterval'], now: 1_000_000 });
    const seen: number[] = [];
    const stop = browserClock.every(500, () => void seen.push(browserClock.now()));
    for (let step = 0; step < 3; step += 1) mock.timers.tick(500);
    stop();
    mock.timers.tick(5_000);
    expect(seen).toEqual([1_000_500, 1_001_000, 1_001_500]);
  });
});
