import { describe, expect, it } from '@jest/globals';
import { dateAnswer, typedDate } from '@portico/domain/forms';
import { languages, type LocalDate } from '@portico/domain/kernel';
import { localDates } from '@portico/domain/kernel/testing';
import fc from 'fast-check';
import { dateWithMonthName } from './date-with-month-name.ts';
import { longDay } from './locale-formats.ts';

const anyLanguage = fc.constantFrom(...languages);

describe('a date that is understood', () => {
  it('APT-267 is said in words that name the day that was typed, in the order of the language', () => {
    fc.assert(
      fc.property(localDates, anyLanguage, anyLanguage, (date, language, typedIn) => {
        fc.pre(date >= '1000-01-01');
        // In the other order only where it can be read in no other way.
        fc.pre(language === typedIn || Number(date.slice(8)) > 12);
        const answer = dateAnswer(typedDate(date, typedIn), language);
        const said = longDay(language, answer as LocalDate);
        expect(dateWithMonthName(said)).toBe(date);
        // The month is a name: no order of digits is left to be guessed.
        expect(said).toMatch(/\p{L}{3,}/u);
        expect(said).not.toMatch(/\d\D\d/u);
      }),
    );
  });
});
