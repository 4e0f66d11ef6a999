import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
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

  it('leaves headings, sections without information and pointers of a document aside', () => {
    const found = leftOutOf([
      {
        records: [],
        refusals: [
          'a heading over sections that are read themselves',
          'a section that says itself that it has no information',
          'a concern about entries that stand for themselves',
        ].map((detail) => ({ source: 'a.xml', record: 'section', reason: 'not-kept', detail })),
      },
    ]);
    expect(found).toMatchObject({ noPlace: 0, apart: 3 });
  });

  it('is nothing of nothing', () => {
    expect(leftOutOf([])).toMatchObject({ kept: 0, noPlace: 0, share: 0 });
  });
});

describe('documents of each product', () => {
  const { resolve } = createRequire(import.meta.url);
  const folder = join(dirname(resolve('bluebutton/package.json')), '_site/bower_components/sample_ccdas');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.xml'));
  // One product has 683 documents of one kind; every fiftieth of them shows as much.
  const few = names.sort().filter((name, index) => !name.startsWith('EMERGE') || index % 50 === 0);
  const products = Map.groupBy(few, (name) => name.slice(0, name.lastIndexOf(sep)));

  it.each([...products])('%s: fewer than five of a hundred parts have no place', (_, files) => {
    const outcomes = files.map((name) =>
      readRecords({
        name,
        bytes: new Uint8Array(readFileSync(join(folder, name))),
        now: instant(Date.UTC(2026, 10, 24)),
      }),
    );
    const found = leftOutOf(outcomes);
    expect(found.kept).toBeGreaterThan(10);
    expect(found.share).toBeLessThan(5);
  });
});
