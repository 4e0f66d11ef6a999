import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { orderOf } from '../kernel/index.ts';
import { chartSections, newestFirst, unknownChart } from './chart-entry-order.ts';
import { isItemSection, itemSections } from './record-item.ts';
import {
  allergies,
  careTeamMembers,
  conditions,
  documents,
  immunizations,
  itemsOf,
  labs,
  medications,
  procedures,
  vitalSigns,
} from './testing/index.ts';

describe('the entries of a section', () => {
  it('APT-274 are named for all kinds of health data, of each of which nothing is known at first', () => {
    expect(chartSections.filter(isItemSection)).toEqual(itemSections);
    expect(chartSections.filter((name) => !isItemSection(name)).sort()).toEqual([
      'allergies',
      'careTeam',
      'conditions',
      'documents',
      'immunizations',
      'labs',
      'medications',
      'notes',
      'procedures',
      'vitalSigns',
    ]);
    expect(chartSections.map((section) => unknownChart[section])).toEqual(
      chartSections.map(() => ({ kind: 'no-information' })),
    );
  });

  const sorted = [
    ['conditions', fc.array(conditions).map((all) => newestFirst('conditions', all).map(({ onset }) => onset))],
    ['allergies', fc.array(allergies).map((all) => newestFirst('allergies', all).map(({ recorded }) => recorded))],
    ['medications', fc.array(medications).map((all) => newestFirst('medications', all).map(({ started }) => started))],
    ['immunizations', fc.array(immunizations).map((all) => newestFirst('immunizations', all).map(({ date }) => date))],
    ['labs', fc.array(labs).map((all) => newestFirst('labs', all).map(({ date }) => date))],
    ['vitalSigns', fc.array(vitalSigns).map((all) => newestFirst('vitalSigns', all).map(({ date }) => date))],
    ['procedures', fc.array(procedures).map((all) => newestFirst('procedures', all).map(({ date }) => date))],
    ['documents', fc.array(documents).map((all) => newestFirst('documents', all).map(({ date }) => date))],
    [
      'goals',
      fc.array(itemsOf('goals')).map((all) => newestFirst('goals', all).map(({ date, ended }) => date ?? ended)),
    ],
  ] as const;

  it.each(sorted)('of %s stand newest first, undated ones last', (_, dates) => {
    fc.assert(
      fc.property(dates, (found) => {
        const orders = found.map(orderOf);
        expect(orders).toEqual([...orders].sort().reverse());
      }),
    );
  });

  it('are all there, and equal dates keep their order', () => {
    fc.assert(
      fc.property(fc.array(labs), (all) => {
        const answered = newestFirst('labs', all);
        expect(new Set(answered)).toEqual(new Set(all));
        answered.forEach((lab, at) => {
          const next = answered[at + 1];
          if (next !== undefined && orderOf(lab.date) === orderOf(next.date)) {
            expect(all.indexOf(lab)).toBeLessThan(all.indexOf(next));
          }
        });
      }),
    );
    fc.assert(
      fc.property(fc.array(careTeamMembers), (team) => {
        expect(newestFirst('careTeam', team)).toEqual(team);
      }),
    );
  });
});
