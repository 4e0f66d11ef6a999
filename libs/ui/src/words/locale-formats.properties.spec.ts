import { describe, expect, it } from '@jest/globals';
import { addDays, DAY, dayIn, instant, type ClinicalDate, type LocalDate, type TimeZone } from '@portico/domain/kernel';
import fc from 'fast-check';
import * as formats from './locale-formats.ts';

const { clinicalDate, daysBetween, dayTime, foreignZone, longDateTime, shortDate, shortDateAt } = formats;

const languages = fc.constantFrom('en' as const, 'es' as const);
const zones = fc.constantFrom('America/New_York', 'America/Phoenix', 'Pacific/Honolulu', 'Asia/Kathmandu', 'UTC');
const moments = fc.integer({ min: 0, max: 4e12 }).map(instant);
const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('formats', () => {
  it('the days between two instants are those of the calendar of the zone, on days of any length', () => {
    const later = fc.integer({ min: -3 * DAY, max: 3 * DAY });
    fc.assert(
      fc.property(zones, moments, later, (name, at, by) => {
        const zone = name as TimeZone;
        const now = instant(at + by);
        const between = daysBetween(at, now, zone);
        expect(addDays(dayIn(zone, at), between)).toBe(dayIn(zone, now));
      }),
    );
  });

  it('a calendar day reads the same on every device, as a day and as a clinical date', () => {
    fc.assert(
      fc.property(languages, days, (language, day) => {
        const shown = shortDate(language, day as LocalDate);
        expect(shown).toContain(day.slice(0, 4));
        expect(shown).toMatch(new RegExp(`\\b${Number(day.slice(8))}\\b`));
        expect(clinicalDate(language, day as ClinicalDate)).toBe(shown);
      }),
    );
  });

  it('a day and the noon of that day read alike', () => {
    fc.assert(
      fc.property(languages, days, (language, day) => {
        const noon = instant(Date.parse(`${day}T12:00:00Z`));
        expect(shortDateAt(language, noon, 'UTC' as TimeZone)).toBe(shortDate(language, day as LocalDate));
      }),
    );
  });

  it('a coarse clinical date never gains a day', () => {
    fc.assert(
      fc.property(languages, days, (language, day) => {
        expect(clinicalDate(language, day.slice(0, 4) as ClinicalDate)).toBe(day.slice(0, 4));
        expect(clinicalDate(language, day.slice(0, 7) as ClinicalDate)).toMatch(/^\p{L}+( de)? \d{4}$/u);
      }),
    );
  });

  it('a device in the zone of the practice is never told the zone', () => {
    fc.assert(
      fc.property(languages, moments, zones, (language, at, zone) => {
        expect(foreignZone(language, at, zone as TimeZone, zone)).toBeUndefined();
      }),
    );
  });

  it('a date has plain spaces, and a time no others than no-break ones', () => {
    fc.assert(
      fc.property(languages, moments, zones, moments, (language, at, zone, now) => {
        const text = longDateTime(language, at, zone as TimeZone, now);
        expect(text).not.toContain('\u202f');
        expect(text.split(/ at |, (?=\d+:)/).at(-1)).toMatch(/^\d{1,2}:\d{2}\u00a0(?:[AP]M|[ap]\.\u00a0m\.)$/);
      }),
    );
  });

  it('MON-258 MON-259 no date is all digits', () => {
    fc.assert(
      fc.property(languages, moments, zones, moments, days, (language, at, inZone, now, day) => {
        const zone = inZone as TimeZone;
        const written = [
          dayTime(language, at, zone, now),
          longDateTime(language, at, zone, now),
          formats.monthAndDay(language, at, zone, now),
          shortDateAt(language, at, zone),
          shortDate(language, day as LocalDate),
          clinicalDate(language, day as ClinicalDate),
          formats.clockText(language, at, zone).date,
        ];
        for (const text of written) expect(text).toMatch(/\p{L}{3}/u);
        for (const text of written) expect(text).not.toMatch(/\d\s*[/.-]\s*\d/);
      }),
    );
  });
});
