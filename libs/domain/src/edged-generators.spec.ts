import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import * as appointments from './appointments/testing/arbitraries.ts';
import { startOfDay, HOUR, MINUTE } from './kernel/index.ts';
import * as kernel from './kernel/testing/arbitraries.ts';
import { integers, missedEdges, type EdgedArbitrary } from './kernel/testing/edge-case-arbitraries.ts';
import { notifications } from './notifications/testing/arbitraries.ts';
import { goodExpiries } from './payments/testing/card-arbitraries.ts';
import * as plans from './payments/testing/plan-arbitraries.ts';
import { noticeChoices } from './scheduling/index.ts';
import { placesAndDays, slotCases } from './scheduling/testing/timetable-arbitraries.ts';
import { freeTimes, offeredTimes, waiter, waitNow, wantedVisits } from './scheduling/testing/wait-list-arbitraries.ts';
import * as surveys from './surveys/testing/arbitraries.ts';

const { words } = kernel;
const seed = 20_261_124;

const isEdged = (value: unknown): value is EdgedArbitrary<unknown> =>
  typeof value === 'object' && value !== null && 'edges' in value;

const stated = Object.entries({ ...kernel, ...plans, ...surveys }).flatMap(([name, value]) =>
  isEdged(value) ? [{ name, generator: value as EdgedArbitrary<unknown> }] : [],
);

/** An edge of what is made from generators with edges. */
const edge = <Value>(name: string, generator: fc.Arbitrary<Value>, isMet: (value: Value) => boolean) => ({
  name,
  met: () => fc.sample(generator, { seed, numRuns: 200 }).some(isMet),
});

const graphemes = (text: string): number => [...new Intl.Segmenter('en').segment(text)].length;
const patients = [waiter('ana')];
const visits = kernel.instants.chain((now) =>
  appointments
    .settings(patients)
    .chain((setting) => appointments.anyAppointments(setting, now))
    .map((all) => ({ all, now })),
);

const made = [
  edge('a text of one sign', words(30), (text) => graphemes(text) === 1),
  edge('a text as long as it may be', words(30), (text) => graphemes(text) >= 29),
  ...noticeChoices.map((notice) =>
    edge(
      `a free time after a notice of ${notice} minutes`,
      freeTimes,
      ({ start }) => start === waitNow + notice * MINUTE,
    ),
  ),
  edge('a free time now', freeTimes, ({ start }) => start === waitNow),
  edge('an offer that ends in a minute', offeredTimes, ({ until }) => until === waitNow + MINUTE),
  edge('an offer that ends in two hours', offeredTimes, ({ until }) => until === waitNow + 2 * HOUR),
  edge('a wish for one day', wantedVisits, ({ days }) => days.start === days.end),
  edge('a day of a clock change', placesAndDays, ([zone, day]) => zone === 'Africa/Cairo' && day === '2026-04-24'),
  edge(
    'a request from the begin of a day',
    slotCases,
    ({ timetable, wanted }) => wanted.from === startOfDay(timetable.zone, wanted.days.start),
  ),
  edge('hours until midnight', slotCases, ({ timetable }) => timetable.hours.some(({ to }) => to === '24:00')),
  edge('a visit that starts now', visits, ({ all, now }) => all.some(({ start }) => start === now)),
  edge('a visit that ends now', visits, ({ all, now }) => all.some(({ end }) => end === now)),
  edge('a card that ends with a year', goodExpiries, ({ month }) => month === 12),
  edge('a notification of one cent', notifications, (one) => 'amount' in one && one.amount === 1),
];

describe('generators with edges', () => {
  it('are known', () => {
    expect(stated.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['cents', 'instants', 'localDates', 'totals', 'counts', 'thresholds']),
    );
  });

  it.each(stated)('draw each of their edges in two hundred runs: $name', ({ generator }) => {
    expect(missedEdges(generator, seed)).toEqual([]);
  });

  it('draw the bounds, what is beside them, and the limits of a rule', () => {
    const bounds = fc.tuple(
      fc.integer({ min: -1_000, max: 0 }),
      fc.nat(1_000),
      fc.array(fc.nat(1_000), { maxLength: 3 }),
    );
    fc.assert(
      fc.property(bounds, ([min, more, limits]) => {
        const generator = integers(min, min + more, ...limits);
        expect(generator.edges).toEqual(expect.arrayContaining([min, min + more]));
        expect(generator.edges.every((value) => min <= value && value <= min + more)).toBe(true);
        expect(missedEdges(generator, seed)).toEqual([]);
      }),
      { seed, numRuns: 20 },
    );
  });

  it('are told when they state more edges than they can draw', () => {
    expect(() => integers(0, 1_000, 100, 200, 300, 400, 500)).toThrow('19 edges are too many to be met.');
    expect(missedEdges(Object.assign(fc.constant(1), { edges: [1, 2] }), seed)).toEqual([2]);
  });

  it.each(made)('reach what is made from them: $name', ({ met }) => {
    expect(met()).toBe(true);
  });
});
