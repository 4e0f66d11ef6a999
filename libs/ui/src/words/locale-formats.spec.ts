import { describe, expect, it } from '@jest/globals';
import {
  instant,
  languages,
  type Cents,
  type ClinicalDate,
  type LocalDate,
  type TimeZone,
} from '@portico/domain/kernel';
import {
  clinicalDate,
  clockText,
  fileSize,
  foreignZone,
  longDateTime,
  money,
  monthAndDay,
  shortDate,
  shortDateAt,
  timeOfDay,
} from './locale-formats.ts';

const phoenix = 'America/Phoenix' as TimeZone;
const newYork = 'America/New_York' as TimeZone;
/** Tuesday, March 3, 2026, 2:30 PM in Phoenix. */
const visit = instant(Date.UTC(2026, 2, 3, 21, 30));
const sameYear = instant(Date.UTC(2026, 0, 15));
const nextYear = instant(Date.UTC(2027, 0, 15));

describe('formats', () => {
  it('writes a visit long in text', () => {
    expect(longDateTime('en', visit, phoenix, sameYear)).toBe('Tuesday, March 3 at 2:30\u00a0PM');
    expect(longDateTime('es', visit, phoenix, sameYear)).toBe('martes, 3 de marzo, 2:30\u00a0p.\u00a0m.');
  });

  it('names the year where it is another one', () => {
    expect(longDateTime('en', visit, phoenix, nextYear)).toBe('Tuesday, March 3, 2026 at 2:30\u00a0PM');
    expect(longDateTime('es', visit, phoenix, nextYear)).toBe('martes, 3 de marzo de 2026, 2:30\u00a0p.\u00a0m.');
  });

  it('APT-015 MON-015 displays dates as MMM D, YYYY in English and D de MMM de YYYY in Spanish', () => {
    expect(shortDate('en', '2026-03-03' as LocalDate)).toBe('Mar 3, 2026');
    expect(shortDate('es', '2026-03-03' as LocalDate)).toBe('3 de mar de 2026');
    expect(shortDateAt('en', visit, phoenix)).toBe('Mar 3, 2026');
    expect(shortDateAt('es', visit, phoenix)).toBe('3 de mar de 2026');
  });

  it.each([
    [1, 'March 1st', '1 de marzo'],
    [2, 'March 2nd', '2 de marzo'],
    [3, 'March 3rd', '3 de marzo'],
    [4, 'March 4th', '4 de marzo'],
    [11, 'March 11th', '11 de marzo'],
    [12, 'March 12th', '12 de marzo'],
    [13, 'March 13th', '13 de marzo'],
    [21, 'March 21st', '21 de marzo'],
    [22, 'March 22nd', '22 de marzo'],
    [31, 'March 31st', '31 de marzo'],
  ])('APT-064 APT-007 writes day %i of a month, with its year where it is another one', (day, en, es) => {
    const at = instant(Date.UTC(2026, 2, day, 21, 30));
    expect(monthAndDay('en', at, phoenix, at)).toBe(en);
    expect(monthAndDay('es', at, phoenix, at)).toBe(es);
    const later = instant(Date.UTC(2027, 2, day, 21, 30));
    expect(monthAndDay('en', at, phoenix, later)).toBe(`${en}, 2026`);
    expect(monthAndDay('es', at, phoenix, later)).toBe(`${es} de 2026`);
  });

  it('keeps the precision of a clinical date', () => {
    expect(clinicalDate('en', '2019' as ClinicalDate)).toBe('2019');
    expect(clinicalDate('en', '2019-04' as ClinicalDate)).toBe('Apr 2019');
    expect(clinicalDate('es', '2019-04' as ClinicalDate)).toBe('abr de 2019');
    expect(clinicalDate('en', '2019-04-17' as ClinicalDate)).toBe('Apr 17, 2019');
    expect(clinicalDate('es', '2019-04-17T23:30:00-07:00' as ClinicalDate)).toBe('17 de abr de 2019');
  });

  it('reads times on the clock of the practice and names its zone only where the device reads another', () => {
    expect(timeOfDay('en', visit, newYork)).toBe('4:30\u00a0PM');
    expect(foreignZone('en', visit, phoenix, 'America/Phoenix')).toBeUndefined();
    // Denver and Phoenix have the same time in winter, and differ in summer.
    expect(foreignZone('en', visit, phoenix, 'America/Denver')).toBeUndefined();
    expect(foreignZone('en', instant(Date.UTC(2026, 6, 3, 21, 30)), phoenix, 'America/Denver')).toBe('MST');
    expect(foreignZone('en', visit, newYork, 'America/Phoenix')).toBe('EST');
  });

  it('ACC-252 writes the clock of a zone in the language of the page', () => {
    expect(clockText('en', visit, 'America/Phoenix')).toEqual({ date: 'Tue, Mar 3', time: '2:30 PM MST' });
    expect(clockText('es', visit, 'America/Phoenix')).toEqual({ date: 'mar, 3 de mar', time: '2:30 p. m. MST' });
  });

  it('writes money alike in both languages, and sizes a person can weigh', () => {
    expect(money('en', 8640 as Cents)).toBe('$86.40');
    expect(money('es', 8640 as Cents)).toBe('$86.40');
    for (const language of languages) expect(money(language, -20_000 as Cents)).toBe('\u2212$200.00');
    expect(fileSize('en', 300)).toBe('1 kB');
    expect(fileSize('en', 1_440_000)).toBe('1.4 MB');
  });
});
