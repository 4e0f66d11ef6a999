import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isOnPage, pageCount, rowsPerPage, sorted } from './table-sorting-paging.ts';

const keys = fc.oneof(
  fc.array(fc.option(fc.string(), { nil: undefined })),
  fc.array(fc.option(fc.integer(), { nil: undefined })),
);
const { compare } = new Intl.Collator('es');

describe('rows of a table', () => {
  it('MON-362 are all there in order, those without a key last, and those of the same key as they were', () => {
    fc.assert(
      fc.property(keys, fc.boolean(), (all, descending) => {
        const rows = all.map((key, at) => ({ key, at }));
        const found = sorted(rows, ({ key }) => key, descending, compare);
        expect([...found].sort((a, b) => a.at - b.at)).toEqual(rows);
        found.forEach((next, place) => {
          const row = found[place - 1];
          if (row === undefined) return;
          if (next.key === undefined) {
            if (row.key === undefined) expect(row.at).toBeLessThan(next.at);
            return;
          }
          if (row.key === undefined) throw new Error('A row without a key stands before one that has one.');
          const order = typeof row.key === 'number' ? row.key - Number(next.key) : compare(row.key, String(next.key));
          expect(descending ? -order : order).toBeLessThanOrEqual(0);
          if (order === 0) expect(row.at).toBeLessThan(next.at);
        });
      }),
    );
  });

  it('MON-363 are 10 on each page but the last, each on one page', () => {
    fc.assert(
      fc.property(fc.nat(95), (count) => {
        const pages = Array.from({ length: pageCount(count) }, (_, at) => at + 1);
        const rows = Array.from({ length: count }, (_, at) => at);
        const onPages = pages.map((page) => rows.filter((at) => isOnPage(at, page)));
        expect(onPages.flat()).toEqual(rows);
        expect(onPages.slice(0, -1).every(({ length }) => length === 10)).toBe(true);
        expect(rowsPerPage).toBe(10);
        if (count > 0) expect(onPages.at(-1)).not.toEqual([]);
      }),
    );
  });
});
