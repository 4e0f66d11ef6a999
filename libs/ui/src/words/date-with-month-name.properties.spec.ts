import { describe, expect, it } from '@jest/globals';
import { languages } from '@portico/domain/kernel';
import { localDates } from '@portico/domain/kernel/testing';
import fc from 'fast-check';
import { dateWithMonthName } from './date-with-month-name.ts';

describe('a date with the name of its month', () => {
  it('is that date, long or short, in each language of the portal and in any case', () => {
    const styles = fc.constantFrom('long' as const, 'short' as const);
    fc.assert(
      fc.property(localDates, fc.constantFrom(...languages), styles, (date, language, month) => {
        fc.pre(date >= '1000-01-01');
        const at = new Date(`${date}T00:00:00Z`);
        const text = at.toLocaleDateString(language, { year: 'numeric', month, day: 'numeric', timeZone: 'UTC' });
        expect(dateWithMonthName(text)).toBe(date);
        expect(dateWithMonthName(` ${text.toUpperCase()} `)).toBe(date);
      }),
    );
    for (const text of ['14 March 1985', '14-Mar-1985', 'Mar. 14th, 1985', 'marzo 14, 1985', '14 MARZO 1985'])
      expect(dateWithMonthName(text)).toBe('1985-03-14');
  });

  it('is nothing where day, month or year is missing, or its day is said twice', () => {
    for (const text of ['March 1985', 'March 14', '14 Ma 1985', '14 Mars2 1985', '3 March 14 1985', '03/14/1985', ''])
      expect(dateWithMonthName(text)).toBeUndefined();
  });
});
