import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { LocalDate } from '../kernel/index.ts';
import { characters, localDates } from '../kernel/testing/index.ts';
import { parseBirthDate, parseName } from './name-and-birth-date.ts';

describe('parseName', () => {
  it.each(['Ana', "O'Brien", 'María José', 'Núñez-Öz', 'Nguyễn', '李', 'x'.repeat(60)])('takes %s', (name) => {
    expect(parseName(`  ${name} `)).toEqual({ ok: true, value: name });
  });

  it.each(['', '   ', '123', 'x'.repeat(61), 'a\0b', '<script>', '🔑'])('refuses %j', (name) => {
    expect(parseName(name).ok).toBe(false);
  });

  it('answers what it takes again, and never more than one line', () => {
    fc.assert(
      fc.property(fc.string({ unit: characters }), (raw) => {
        const name = parseName(raw);
        if (!name.ok) return;
        expect(parseName(name.value)).toEqual(name);
        expect(name.value).not.toMatch(/[\n\r\t\0]/);
      }),
    );
  });
});

describe('parseBirthDate', () => {
  const today = '2026-11-21' as LocalDate;

  it('takes any day from 1900 to today, and no other', () => {
    fc.assert(
      fc.property(localDates, (date) => {
        expect(parseBirthDate(date, today).ok).toBe(date >= '1900-01-01' && date <= today);
      }),
    );
    expect(parseBirthDate(today, today).ok).toBe(true);
    expect(parseBirthDate('2026-11-22', today).ok).toBe(false);
    expect(parseBirthDate('1900-01-01', today).ok).toBe(true);
    expect(parseBirthDate('1899-12-31', today).ok).toBe(false);
    expect(parseBirthDate('2026-02-30', today).ok).toBe(false);
  });
});
