import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { languages, type LocalDate } from '../kernel/index.ts';
import { localDates } from '../kernel/testing/index.ts';
import { typings } from './testing/index.ts';
import {
  dateAnswer,
  dateMessage,
  dateAhead,
  isShortYear,
  earliestDate,
  isWholePhoneNumber,
  maskDate,
  maskPhoneNumber,
  maskSsn,
  maskZipcode,
  monthTooShort,
  normalizeInput,
  parseDateUpTo,
  parseTypedDate,
  spellPhoneNumber,
  spellTypedDate,
  typedDate,
} from './input-masks.ts';

const anyLanguage = fc.constantFrom(...languages);
const digits = (text: string): string => text.replace(/\D/g, '');

describe('a year of two digits', () => {
  const ofThisCentury = localDates.filter((date) => date >= '2000-01-01' && date <= '2099-12-31');

  it('APT-267 is of this century where a date is still to come, in the order of the language', () => {
    fc.assert(
      fc.property(ofThisCentury, anyLanguage, (date, language) => {
        const whole = spellTypedDate(date, language);
        const short = `${whole.slice(0, 6)}${whole.slice(8)}`;
        expect(isShortYear(dateAnswer(short, language))).toBe(true);
        expect(dateAhead(dateAnswer(short, language), language)).toBe(date);
      }),
    );
    expect(dateAhead(dateAnswer('2/28/27', 'en'), 'en')).toBe('2027-02-28');
    expect(dateAhead('02/30/27', 'en')).toBe('02/30/2027');
  });

  it('APT-267 is nowhere else: every other text is kept', () => {
    fc.assert(
      fc.property(fc.oneof(typings, localDates.map(String)), anyLanguage, (typed, language) => {
        const answer = dateAnswer(typed, language);
        fc.pre(!/^\d\d\/\d\d\/\d\d$/.test(answer));
        expect(isShortYear(answer)).toBe(false);
        expect(dateAhead(answer, language)).toBe(answer);
      }),
    );
  });
});

describe('what is typed', () => {
  it('MON-350 APT-269 loses leading spaces, curly quotes and em dashes, and nothing else', () => {
    fc.assert(
      fc.property(typings, (typed) => {
        const kept = normalizeInput(typed);
        expect(kept).not.toMatch(/^\s|[‘’‚‛“”„‟—]/u);
        expect(normalizeInput(kept)).toBe(kept);
        const plain = typed
          .trimStart()
          .replace(/[‘’‚‛]/g, "'")
          .replace(/[“”„‟]/g, '"')
          .split('—')
          .join('--');
        expect(kept).toBe(plain);
      }),
    );
    expect(normalizeInput('  It’s “fine” — really ')).toBe('It\'s "fine" -- really ');
  });

  it('APT-254 APT-268 MON-288 a phone is (999) 999-9999 as far as it is typed', () => {
    fc.assert(
      fc.property(typings, (typed) => {
        const masked = maskPhoneNumber(typed);
        fc.pre(!/^\+| x/.test(masked));
        expect('(999) 999-9999'.startsWith(masked.replace(/\d/g, '9'))).toBe(true);
        expect(maskPhoneNumber(masked)).toBe(masked);
        expect(masked).not.toMatch(/[^\d]$/);
      }),
    );
    expect(maskPhoneNumber('+1 602 555 0101')).toBe('(602) 555-0101');
    expect(spellPhoneNumber('6025550101')).toBe('+1 (602) 555-0101');
    expect(spellPhoneNumber('911')).toBe('911');
  });

  it('APT-266 a day that its month does not have names the month and its days, in either order, and no other text does', () => {
    const two = (part: number): string => String(part).padStart(2, '0');
    const parts = { day: fc.integer({ min: 0, max: 32 }), month: fc.integer({ min: 0, max: 13 }) };
    fc.assert(
      fc.property(fc.record({ ...parts, year: fc.integer({ min: 1901, max: 2199 }) }), ({ day, month, year }) => {
        const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
        const isOver = month >= 1 && month <= 12 && day > days && day <= 31;
        const found = isOver ? { month: `${year}-${two(month)}-01`, days } : undefined;
        fc.pre(day > 12 || !isOver);
        expect(monthTooShort(`${two(month)}/${two(day)}/${year}`)).toEqual(found);
        if (day > 12) expect(monthTooShort(`${two(day)}/${two(month)}/${year}`)).toEqual(found);
      }),
    );
    for (const typed of ['', '02/30', '02/30/20', '2026-02-30', 'soon']) expect(monthTooShort(typed)).toBeUndefined();
    expect(monthTooShort('02/30/2026')).toEqual({ month: '2026-02-01', days: 28 });
    expect(monthTooShort('30/02/2028')).toEqual({ month: '2028-02-01', days: 29 });
  });

  it('a phone that is pasted with an extension keeps it, and is no phone that a form takes', () => {
    const pasted = fc.tuple(
      fc.constantFrom('(602) 555-0123', '+1 602 555 0123', '602.555.0123'),
      fc.constantFrom(' x', ' ext. ', ' Ext ', ' extension ', ' #', 'x'),
      fc.stringMatching(/^\d{1,6}$/),
    );
    fc.assert(
      fc.property(pasted, ([phone, between, extension]) => {
        const kept = maskPhoneNumber(phone + between + extension);
        expect(kept).toBe(`(602) 555-0123 x${extension}`);
        expect(maskPhoneNumber(kept)).toBe(kept);
        expect(isWholePhoneNumber(kept)).toBe(false);
      }),
    );
  });

  it('a phone of another country that is pasted keeps its digits, and is no phone that a form takes', () => {
    const pasted = fc
      .tuple(fc.integer({ min: 2, max: 9 }), fc.stringMatching(/^\d{10,14}$/), fc.constantFrom('', ' ', '-', '.'))
      .map(([country, rest, between]) => `+${String(country)}${between}${rest.slice(0, 4)}${between}${rest.slice(4)}`);
    fc.assert(
      fc.property(pasted, (phone) => {
        const kept = maskPhoneNumber(phone);
        expect(digits(kept)).toBe(digits(phone));
        expect(maskPhoneNumber(kept)).toBe(kept);
        expect(isWholePhoneNumber(kept)).toBe(false);
        expect(spellPhoneNumber(kept)).toBe(kept);
      }),
    );
    expect(maskPhoneNumber('+1 (210) 555-0180')).toBe('(210) 555-0180');
    expect(maskPhoneNumber('+52 55 1234 5678')).toBe('+525512345678');
  });

  it('APT-254 APT-268 MON-288 a date is 99/99/9999 as far as it is typed, and loses no digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d/]{0,8}$/), (typed) => {
        const masked = maskDate(typed);
        expect('99/99/9999'.startsWith(masked.replace(/\d/g, '9'))).toBe(true);
        expect(maskDate(masked)).toBe(masked);
        expect(masked).not.toMatch(/\/$/);
      }),
    );
    fc.assert(fc.property(fc.stringMatching(/^\d{0,8}$/), (typed) => expect(digits(maskDate(typed))).toBe(typed)));
    expect(['2/', '02/3/', '02/3/2024', '02032024'].map(maskDate)).toEqual(['02', '02/03', '02/32/024', '02/03/2024']);
  });

  it('MON-291 a zip is 5 digits, and 9 are zip+4', () => {
    expect(['85004', '850041234', '85004-1234', 'x8y'].map(maskZipcode)).toEqual([
      '85004',
      '85004-1234',
      '85004-1234',
      '8',
    ]);
    expect(maskSsn('123456789')).toBe('123-45-6789');
  });
});

describe('dates', () => {
  it('APT-267 MON-287 are DD/MM/YYYY in Spanish and MM/DD/YYYY otherwise, and are one day', () => {
    fc.assert(
      fc.property(localDates, anyLanguage, (date, language) => {
        const typed = spellTypedDate(date, language);
        expect(parseTypedDate(typed, language)).toEqual({ ok: true, value: date });
        expect(dateAnswer(digits(typed), language)).toBe(date);
        expect(typedDate(date, language)).toBe(typed);
      }),
    );
    expect(dateAnswer('31/12/1950', 'es')).toBe('1950-12-31');
    expect(dateAnswer('12/31/1950', 'en')).toBe('1950-12-31');
    expect(dateAnswer('31/12/1950', 'en')).toBe('1950-12-31');
  });

  it('APT-267 a date with one reading is that date in whichever order it is typed, and the language decides between two', () => {
    fc.assert(
      fc.property(localDates, anyLanguage, anyLanguage, (date, language, typedIn) => {
        const hasTwoReadings = Number(date.slice(8)) <= 12;
        const [year, month, day] = date.split('-');
        const isTaken = language === typedIn || !hasTwoReadings;
        expect(dateAnswer(spellTypedDate(date, typedIn), language)).toBe(isTaken ? date : `${year}-${day}-${month}`);
      }),
    );
    expect(dateAnswer('11/25/2026', 'es')).toBe('2026-11-25');
    expect(dateAnswer('25/11/2026', 'en')).toBe('2026-11-25');
    expect(dateAnswer('06/05/2026', 'es')).toBe('2026-05-06');
    for (const language of languages)
      for (const none of ['02/30/2026', '30/02/2026', '13/13/2026', '00/25/2026'])
        expect(dateAnswer(none, language)).toBe(none);
  });

  it('a date that is pasted whole is that date, in the order of ISO 8601 or of the language, with zeros or without', () => {
    fc.assert(
      fc.property(
        localDates,
        anyLanguage,
        fc.constantFrom('/', '-', '.', ' '),
        fc.boolean(),
        (date, language, between, bare) => {
          const shown = (parts: readonly string[]) =>
            parts.map((part) => (bare ? String(Number(part)) : part)).join(between);
          fc.pre(date >= '1000-01-01');
          expect(dateAnswer(shown(date.split('-')), language)).toBe(date);
          expect(dateAnswer(` ${shown(spellTypedDate(date, language).split('/'))} `, language)).toBe(date);
        },
      ),
    );
    expect(dateAnswer('1985-03-14', 'en')).toBe('1985-03-14');
    expect(dateAnswer('3/4/1985', 'en')).toBe('1985-03-04');
    expect(dateAnswer('3/4/1985', 'es')).toBe('1985-04-03');
  });

  it('a date whose year has two digits is not regrouped, and is refused for its year', () => {
    fc.assert(
      fc.property(localDates, anyLanguage, fc.constantFrom('/', '-', '.', ' '), (date, language, between) => {
        const parts = spellTypedDate(date, language).split('/');
        const short = parts.map((part) => String(Number(part.slice(-2)))).join(between);
        fc.pre(/\d\d$/.test(short));
        const answer = dateAnswer(short, language);
        expect(answer).toBe([...parts.slice(0, 2), parts[2]?.slice(-2)].join('/'));
        expect(parseTypedDate(answer, language).ok).toBe(false);
      }),
    );
    expect(dateAnswer('3/4/85', 'en')).toBe('03/04/85');
  });

  it('what is no whole date stays as it was typed, in every language', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d/]{0,9}$/), anyLanguage, anyLanguage, (typed, language, other) => {
        const answer = dateAnswer(typed, language);
        fc.pre(answer === maskDate(typed));
        expect(typedDate(answer, other)).toBe(answer);
      }),
    );
  });

  it('APT-266 MON-285 a date of birth is a real day from 1901-01-01 to today', () => {
    fc.assert(
      fc.property(localDates, localDates, (date, today) => {
        expect(parseDateUpTo(date, today).ok).toBe(earliestDate <= date && date <= today);
      }),
    );
    const today = '2026-03-02' as LocalDate;
    expect(parseDateUpTo('1901-01-01', today).ok).toBe(true);
    expect(parseDateUpTo('2026-03-02', today).ok).toBe(true);
    expect(parseDateUpTo('1900-12-31', today)).toMatchObject({ error: { kind: 'date-out-of-range' } });
    expect(parseDateUpTo('2026-03-03', today)).toMatchObject({ error: { kind: 'date-out-of-range' } });
    expect(parseDateUpTo('2025-02-29', today)).toMatchObject({ error: { kind: 'bad-date' } });
  });

  it('MON-286 says a configured message up to its semicolon, or whole', () => {
    expect(dateMessage('Enter MM/DD/YYYY; not in the future', 'bad-date')).toBe('Enter MM/DD/YYYY');
    expect(dateMessage('Enter MM/DD/YYYY; not in the future', 'date-out-of-range')).toBe(
      'Enter MM/DD/YYYY; not in the future',
    );
  });
});
