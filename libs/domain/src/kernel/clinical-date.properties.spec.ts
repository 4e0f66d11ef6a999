import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { orderOf, parseClinicalDate } from './clinical-date.ts';
import { clinicalDates, instants } from './testing/index.ts';
import { isoOf } from './instant-text.ts';

/** Whether Temporal reads the text; a leap second, which it moves, is no time that a record may keep. */
const isInstant = (raw: string): boolean => {
  try {
    return Temporal.Instant.from(raw).epochMilliseconds > -Infinity && !/:60(?:[.Z+-])/.test(raw);
  } catch {
    return false;
  }
};

const refused = { ok: false, error: { kind: 'bad-date' } };

describe('a clinical date', () => {
  it('keeps exactly the precision that was written down', () => {
    fc.assert(
      fc.property(clinicalDates, (date) => {
        expect(parseClinicalDate(date)).toEqual({ ok: true, value: date });
      }),
    );
  });

  it('is a moment that every other reader of ISO 8601 understands alike, or a date', () => {
    fc.assert(
      fc.property(fc.oneof(clinicalDates, fc.string(), fc.date().map(String)), (raw) => {
        const parsed = parseClinicalDate(raw);
        if (parsed.ok) expect(Date.parse(parsed.value)).not.toBeNaN();
      }),
    );
  });

  it('accepts the instants that a date library accepts, and sorts them as it does, to the nanosecond', () => {
    const two = (top: number) => fc.integer({ min: 0, max: top }).map((value) => String(value).padStart(2, '0'));
    const written = fc
      .tuple(fc.constantFrom('0001', '1969', '2000', '2023', '9998'), two(14), two(32), two(25), two(61), two(61))
      .map(([year, month, day, hour, minute, second]) => `${year}-${month}-${day}T${hour}:${minute}:${second}`);
    const fraction = fc.constantFrom('', '.5', '.123456789', '.000000001', '.1234567891');
    const offset = fc.oneof(
      fc.constantFrom('Z', '-07:00'),
      fc.tuple(two(25), two(61)).map(([h, m]) => `+${h}:${m}`),
    );
    fc.assert(
      fc.property(written, fraction, offset, (time, part, zone) => {
        const raw = `${time}${part}${zone}`;
        const parsed = parseClinicalDate(raw);
        expect(parsed.ok).toBe(isInstant(raw));
        const sorted = { fractionalSecondDigits: 9 } as const;
        if (parsed.ok) expect(orderOf(parsed.value)).toBe(Temporal.Instant.from(raw).toString(sorted));
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    '0000',
    '23',
    '2023-13',
    '2023-00',
    '2023-02-29',
    '2023-4-7',
    '2023-04-17T10:00',
    '2023-04-17T10Z',
    '2023-04-17T25:00Z',
    '2023-04-17T10:00Z[UTC]',
    '2023-04-17T10:00-07:00[America/Phoenix]',
    '2023-04-17T23:59:60Z',
    ' 2023',
    '2023\n',
    20230417,
    null,
    undefined,
  ])('refuses %p', (raw) => {
    expect(parseClinicalDate(raw)).toEqual(refused);
  });

  it('sorts moments as moments, whatever offset and fraction they are written with', () => {
    const at = fc.tuple(instants, fc.constantFrom('-07:00', '+00:00', '+05:30', '+14:00'), fc.boolean());
    const written = ([moment, offset, short]: readonly [number, string, boolean]): string => {
      const [sign, hours, minutes] = [offset.startsWith('-') ? -1 : 1, offset.slice(1, 3), offset.slice(4)];
      const shifted = moment + sign * (Number(hours) * 60 + Number(minutes)) * 60_000;
      const local = new Date(short ? shifted - (shifted % 1000) : shifted).toISOString();
      return `${local.slice(0, short ? 19 : 23)}${offset}`;
    };
    fc.assert(
      fc.property(at, at, (one, other) => {
        const [a, b] = [written(one), written(other)].map(parseClinicalDate);
        if (a?.ok !== true || b?.ok !== true) throw new Error('Not a date.');
        const sooner = Math.sign(Date.parse(a.value) - Date.parse(b.value));
        expect(orderOf(a.value) < orderOf(b.value) ? -1 : orderOf(a.value) > orderOf(b.value) ? 1 : 0).toBe(sooner);
      }),
    );
  });

  it('sorts a coarser date at the beginning of its span, and a missing one before all', () => {
    fc.assert(
      fc.property(instants, (at) => {
        const full = isoOf(at);
        const sorted = [undefined, full.slice(0, 4), full.slice(0, 7), full.slice(0, 10), full].map((text) =>
          orderOf(text as Parameters<typeof orderOf>[0]),
        );
        expect([...sorted].sort()).toEqual(sorted);
        expect(new Set(sorted).size).toBe(sorted.length);
      }),
    );
  });
});
