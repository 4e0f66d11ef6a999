import { describe, expect, it } from '@jest/globals';
import { timelineSections } from '@portico/domain/health';
import fc from 'fast-check';
import { timelineFilterOf, timelineQuery } from './timeline-query.ts';
import { timelineMonths, type TimelineFilter, type TimelineSpan } from '@portico/application/health';

const years = fc.integer({ min: 1000, max: 9999 });
const spans: fc.Arbitrary<TimelineSpan> = fc.oneof(
  fc.constant({ kind: 'all' } as const),
  fc.constantFrom(...timelineMonths).map((months) => ({ kind: 'months', months }) as const),
  fc.record({ kind: fc.constant('years' as const), from: years, to: years }),
  fc.record({ kind: fc.constant('years' as const), from: years }),
  fc.record({ kind: fc.constant('years' as const), to: years }),
);
const filters: fc.Arbitrary<TimelineFilter> = fc.record({
  sections: fc.subarray([...timelineSections]),
  span: spans,
});

describe('the address of a timeline', () => {
  it('names a filter, which is read from it again', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(timelineFilterOf(new URLSearchParams(timelineQuery(filter)))).toEqual(filter);
      }),
    );
  });

  it('holds kinds and times alone', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(timelineQuery(filter)).toMatch(/^(\?(kinds=[a-zA-Z,]+)?&?(time=(\d{1,2}m|(\d{4})?-(\d{4})?))?)?$/);
      }),
    );
  });

  it.each([
    ['', { sections: [], span: { kind: 'all' } }],
    ['?time=6m', { sections: [], span: { kind: 'months', months: 6 } }],
    ['?time=60m&kinds=labs', { sections: ['labs'], span: { kind: 'months', months: 60 } }],
    [
      '?kinds=labs,vitalSigns&time=2015-2020',
      { sections: ['labs', 'vitalSigns'], span: { kind: 'years', from: 2015, to: 2020 } },
    ],
    ['?time=-2020', { sections: [], span: { kind: 'years', to: 2020 } }],
    // What is none of the portal's own is left out.
    ['?kinds=careTeam,lab,x&time=7m', { sections: [], span: { kind: 'all' } }],
    ['?time=-', { sections: [], span: { kind: 'all' } }],
    ['?time=20-21', { sections: [], span: { kind: 'all' } }],
  ])('of %p is %p', (query, filter) => {
    expect(timelineFilterOf(new URLSearchParams(query))).toEqual(filter);
  });
});
