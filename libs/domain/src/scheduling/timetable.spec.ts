import { describe, expect, it } from '@jest/globals';
import { isoOf, MINUTE, parseInstant, plus, type Instant, type LocalDate, type TimeZone } from '../kernel/index.ts';
import { openSlots, type OpeningHours, type Slot, type Timetable } from './timetable.ts';

const at = (text: string): Instant => {
  const parsed = parseInstant(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
};
const daily = (from: string, to: string): readonly OpeningHours[] =>
  ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({ weekday, from, to }));
const newYork = (hours: readonly OpeningHours[]): Timetable => ({
  zone: 'America/New_York' as TimeZone,
  hours,
  closed: [],
});
const day = (text: string): { readonly start: LocalDate; readonly end: LocalDate } => ({
  start: text as LocalDate,
  end: text as LocalDate,
});
const starts = (slots: readonly Slot[]): readonly string[] => slots.map(({ start }) => isoOf(start).slice(11, 16));
const longAgo = at('2020-01-01T00:00:00Z');

describe('the free times of a day', () => {
  it('APT-097 are tiled from the opening on, and again from the end of what is taken', () => {
    const taken = [{ start: at('2026-11-20T14:40:00Z'), end: at('2026-11-20T14:52:00Z') }];
    const wanted = { days: day('2026-11-20'), minutes: 30, from: longAgo };
    expect(starts(openSlots(newYork(daily('09:00', '11:30')), taken, wanted))).toEqual([
      '14:00',
      '14:55',
      '15:25',
      '15:55',
    ]);
  });

  it('APT-097 go on through hours that meet, or lie over one another', () => {
    const wanted = { days: day('2026-11-20'), minutes: 40, from: longAgo };
    const whole = ['14:00', '14:40', '15:20'];
    for (const second of ['10:00', '09:30']) {
      const hours = [...daily(second, '11:00'), ...daily('09:00', '10:00')];
      expect(starts(openSlots(newYork(hours), [], wanted))).toEqual(whole);
    }
  });

  it('APT-016 begin an hour earlier by the sun from the Sunday on which clocks go forward', () => {
    const hours = newYork(daily('09:00', '10:00'));
    const on = (text: string): readonly string[] =>
      starts(openSlots(hours, [], { days: day(text), minutes: 30, from: longAgo }));
    expect([on('2026-03-07'), on('2026-03-08'), on('2026-11-01')]).toEqual([
      ['14:00', '14:30'],
      ['13:00', '13:30'],
      ['14:00', '14:30'],
    ]);
  });

  it('APT-103 are cut anew after midnight where a place never closes', () => {
    const days = { start: '2026-11-20' as LocalDate, end: '2026-11-21' as LocalDate };
    const slots = openSlots(newYork(daily('00:00', '24:00')), [], { days, minutes: 420, from: longAgo });
    expect(starts(slots)).toEqual(['05:00', '12:00', '19:00', '05:00', '12:00', '19:00']);
  });

  it('APT-099 are found in one walk through all that is taken, however much that is', () => {
    const opens = at('2026-11-20T05:00:00Z');
    let reads = 0;
    const taken = Array.from({ length: 10_000 }, (_, minute): Slot => ({
      get start() {
        reads += 1;
        return plus(opens, (minute - 9_000) * MINUTE);
      },
      end: plus(opens, (minute - 8_999) * MINUTE),
    }));
    const days = { start: '2026-11-20' as LocalDate, end: '2026-12-20' as LocalDate };
    const slots = openSlots(newYork(daily('00:00', '24:00')), taken, { days, minutes: 5, from: longAgo });
    expect(slots[0]?.start).toBe(plus(opens, 1_000 * MINUTE));
    // Sorting reads each about thirty times; scanning all of them for each time would read each eight thousand times.
    expect(reads).toBeLessThan(50 * taken.length);
  });
});
