import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { preferredDays, weeks, type PreferredDay } from '../appointments/index.ts';
import { DAY, dayIn, instant, plus, weekdayOf, calendarDayOf, type Instant, type TimeZone } from '../kernel/index.ts';
import { instants } from '../kernel/testing/index.ts';
import { preferenceSpan } from './preference-span.ts';
import { requestedDays } from './requested-days.ts';

const zones = fc.constantFrom('America/Phoenix', 'America/New_York', 'America/Chicago', 'Pacific/Honolulu');
const days = fc.subarray([...preferredDays], { minLength: 1, maxLength: 4 });
const arbitrary = fc.record({ week: fc.constantFrom(...weeks), days, now: instants, zone: zones });

const weekdayIn =
  (zone: TimeZone) =>
  (at: Instant): PreferredDay | undefined =>
    preferredDays[weekdayOf(calendarDayOf(dayIn(zone, at))) - 1];

describe('the days that a request asks for', () => {
  it('ACC-331 are those of its weekdays in its span, each once and in order, and never a Saturday or a Sunday', () => {
    fc.assert(
      fc.property(arbitrary, ({ week, days: asked, now, zone }) => {
        const timeZone = zone as TimeZone;
        const span = preferenceSpan({ week, days: asked }, now, timeZone);
        const found = requestedDays({ week, days: asked }, span, weekdayIn(timeZone)).map((at) => dayIn(timeZone, at));
        if (week === 'Any') {
          expect(found).toEqual([]);
          return;
        }
        const expected = new Set<string>();
        for (let at: Instant = span.start; at < span.end; at = plus(at, DAY / 24)) {
          const day = dayIn(timeZone, at);
          const name = weekdayIn(timeZone)(at);
          if (name !== undefined && asked.includes(name)) expected.add(day);
        }
        expect(found).toEqual([...expected]);
      }),
      { numRuns: 60 },
    );
  });

  it('ACC-331 are Monday to Friday where any day will do', () => {
    const zone = 'America/Phoenix' as TimeZone;
    const sunday = instant(Date.parse('2026-11-29T20:00:00Z'));
    const preference = { week: 'This week', days: ['Any'] } as const;
    expect(
      requestedDays(preference, preferenceSpan(preference, sunday, zone), weekdayIn(zone)).map((at) => dayIn(zone, at)),
    ).toEqual(['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']);
  });
});
