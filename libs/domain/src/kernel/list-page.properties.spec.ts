import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pageOf, remainingAfter } from './list-page.ts';

const lists = fc.array(fc.nat(), { maxLength: 60 });
const sizes = fc.integer({ min: 1, max: 15 });

describe('a page', () => {
  it('APT-038 the pages of a list, one after the other, are the list, each told its place and the whole count', () => {
    fc.assert(
      fc.property(lists, sizes, (all, perPage) => {
        const pages = Array.from({ length: Math.ceil(all.length / perPage) }, (_, at) => pageOf(all, at + 1, perPage));
        expect(pages.flatMap(({ entries }) => entries)).toEqual(all);
        pages.forEach((page, at) => {
          expect(page).toMatchObject({ page: at + 1, perPage, total: all.length });
        });
      }),
    );
  });

  it('APT-030 what remains after a page is what the pages behind it hold', () => {
    fc.assert(
      fc.property(lists, sizes, fc.integer({ min: 1, max: 70 }), (all, perPage, number) => {
        const page = pageOf(all, number, perPage);
        expect(remainingAfter(page)).toBe(all.slice(number * perPage).length);
        if (number > Math.ceil(all.length / perPage)) expect(page.entries).toEqual([]);
      }),
    );
  });
});
