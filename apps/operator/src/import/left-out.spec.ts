import { describe, expect, it } from '@jest/globals';
import { readRecords } from '@portico/adapters-practice/reading';
import { instant } from '@portico/domain/kernel';
import { leftOutLines, leftOutOf } from './left-out.ts';
import { bundleOf, subject } from './uscdi/uscdi-element.ts';

const outcome = (...resources: readonly object[]) =>
  readRecords({
    name: 'a.json',
    bytes: new TextEncoder().encode(bundleOf(resources)),
    now: instant(Date.UTC(2026, 10, 24)),
  });

const goal = (id: string, more: object = {}): object => ({
  resourceType: 'Goal',
  id,
  lifecycleStatus: 'active',
  description: { text: 'Walk' },
  subject,
  ...more,
});

describe('what is left out of files', () => {
  it('is counted by reason, each part once, and its share leaves bills and what was taken back aside', () => {
    const found = leftOutOf([
      outcome(
        goal('g'),
        goal('h'),
        { resourceType: 'ClaimResponse', id: 'c' },
        { resourceType: 'ImagingStudy', id: 'i', subject },
        { resourceType: 'Slot', id: 's' },
        { resourceType: 'Procedure', id: 'p', status: 'entered-in-error', code: { text: 'Cast' }, subject },
      ),
    ]);
    // The patient and two goals are kept; of these and the images, one in four has no place.
    expect(found).toMatchObject({ kept: 3, noPlace: 1, bills: 1, apart: 1, share: 25 });
    expect(leftOutLines('export', found)).toEqual(
      expect.arrayContaining([
        'export: 3 kept, 1 without a place (25.00 of 100), 1 of bills, 1 of nobody or told by others',
        '  2 kept: goals',
        '  1 kept: patient',
        '  1 not-kept: the portal keeps no “ImagingStudy”',
      ]),
    );
    expect(found.rows.reduce((sum, { count }) => sum + count, 0)).toBe(7);
  });

  it('is nothing of nothing', () => {
    expect(leftOutOf([])).toMatchObject({ kept: 0, noPlace: 0, share: 0 });
  });
});
