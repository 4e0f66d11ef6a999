import { describe, expect, it } from '@jest/globals';
import { atWallClock, MINUTE, plus, type LocalDate, type TimeZone } from '@portico/domain/kernel';
import fc from 'fast-check';
import { partsOf } from './parts-of-day.ts';

const zones = ['America/New_York', 'America/Phoenix', 'Pacific/Honolulu'].map((zone) => zone as TimeZone);
const times = fc.uniqueArray(fc.integer({ min: 0, max: 95 }), { maxLength: 40 });
const clockOf = (quarter: number): string =>
  `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;

describe('the parts of a day', () => {
  it('APT-099 hold each time once, in order, before noon, before five, and after; few stand without', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), times, (zone, quarters) => {
        const sorted = [...quarters].sort((a, b) => a - b);
        const slots = sorted.map((quarter) => {
          const start = atWallClock(zone, '2026-12-02' as LocalDate, clockOf(quarter));
          return { start, end: plus(start, 15 * MINUTE) };
        });
        const parts = partsOf(slots, zone);
        expect(parts.flatMap((part) => part.slots)).toEqual(slots);
        if (slots.length <= 8) {
          expect(parts).toEqual([{ slots }]);
          return;
        }
        const within = { morning: [0, 48], afternoon: [48, 68], evening: [68, 96] } as const;
        for (const { part = 'morning', slots: own } of parts) {
          const [from, to] = within[part];
          expect(own).toHaveLength(sorted.filter((quarter) => quarter >= from && quarter < to).length);
          expect(own.length).toBeGreaterThan(0);
        }
      }),
    );
  });
});
