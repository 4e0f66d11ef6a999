import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, parseLocalDate } from './local-date.ts';
import { localDates } from './testing/index.ts';

describe('a local date', () => {
  it('is read as it is written, and only if the day exists', () => {
    fc.assert(
      fc.property(localDates, (date) => {
        expect(parseLocalDate(date)).toEqual({ ok: true, value: date });
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 }), (month, day) => {
        const text = `2023-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
        const exists = !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
        expect(parseLocalDate(text).ok).toBe(exists);
      }),
    );
  });

  it.each([
    '0000-01-01',
    '2023-02-29',
    '2023-2-9',
    '2023-02-09T00:00',
    '02/09/2023',
    '-000001-01-01',
    '',
    20230209,
    null,
  ])('refuses %p', (raw) => {
    expect(parseLocalDate(raw)).toEqual({ ok: false, error: { kind: 'bad-date' } });
  });

  it('moves by whole days and back, in the order of its text', () => {
    fc.assert(
      fc.property(localDates, fc.integer({ min: -20_000, max: 20_000 }), (date, days) => {
        const moved = addDays(date, days);
        expect(addDays(moved, -days)).toBe(date);
        expect(Math.sign(days)).toBe(moved > date ? 1 : moved < date ? -1 : 0);
      }),
    );
  });
});
