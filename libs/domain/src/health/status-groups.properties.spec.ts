import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { statusGroups } from './status-groups.ts';
import { conditions, medications } from './testing/index.ts';

describe('entries by what they mean today', () => {
  it('stand with the current ones first and what is not so last', () => {
    const of = (...states: ('current' | 'past' | 'not-taken' | 'unknown')[]) =>
      statusGroups(states.map((status, at) => ({ status, at }))).map(({ group, entries }) => [
        group,
        entries.map(({ at }) => at),
      ]);
    expect(of('not-taken', 'past', 'current', 'unknown', 'current')).toEqual([
      ['current', [2, 4]],
      ['unknown', [3]],
      ['past', [1]],
      ['set-aside', [0]],
    ]);
    expect(of()).toEqual([]);
  });

  it('are all there once, in their order within a group', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(conditions, medications)), (all) => {
        const groups = statusGroups(all);
        expect(new Set(groups.flatMap(({ entries }) => entries))).toEqual(new Set(all));
        for (const { entries } of groups) {
          const places = entries.map((entry) => all.indexOf(entry));
          expect(places).toEqual([...places].sort((a, b) => a - b));
        }
      }),
    );
  });
});
