import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isoOf, parseInstant, parseTimeZone } from './instant-text.ts';
import { instant } from './instant.ts';
import { instants, timeZones } from './testing/index.ts';

const anyYear = fc.integer({ min: -62_135_596_800_000, max: 253_402_300_799_999 }).map(instant);

describe('an instant', () => {
  it('is read back from the text that carries it, to the millisecond', () => {
    fc.assert(
      fc.property(fc.oneof(instants, anyYear), (at) => {
        const text = isoOf(at);
        expect(parseInstant(text)).toEqual({ ok: true, value: at });
        expect(Date.parse(text)).toBe(at);
        expect(text).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);
      }),
      { examples: [[instant(-62_135_596_800_000)], [instant(253_402_300_799_999)]] },
    );
  });

  it.each([
    '2026-11-21',
    '2026-11-21T10:00:00',
    '2026-11-21T25:00:00Z',
    '2026-02-30T10:00:00Z',
    '0000-12-31T23:59:59.999Z',
    '+010000-01-01T00:00:00Z',
    '',
    0,
    null,
    undefined,
  ])('APT-016 is not named by %p', (raw) => {
    expect(parseInstant(raw)).toEqual({ ok: false, error: { kind: 'bad-instant' } });
  });

  it('APT-016 is one and the same whatever offset it is written with', () => {
    const written = ['2026-11-21T17:30:00Z', '2026-11-21T10:30:00-07:00', '2026-11-21T23:00+05:30'].map(parseInstant);
    expect(written).toEqual(written.map(() => ({ ok: true, value: Date.UTC(2026, 10, 21, 17, 30) })));
  });
});

describe('a time zone', () => {
  it('is known by its name in any case, and kept as IANA writes it', () => {
    fc.assert(
      fc.property(timeZones, fc.boolean(), (zone, upper) => {
        const parsed = parseTimeZone(upper ? zone.toUpperCase() : zone.toLowerCase());
        expect(parsed).toEqual({ ok: true, value: zone });
      }),
    );
  });

  it('is one that clocks can be shown in', () => {
    const almost = fc.constantFrom('2021-08-19T17:30Z', '+05:00', 'Z', 'Mars/Olympus', 'EST', 'Etc/GMT+7', 'utc', '');
    fc.assert(
      fc.property(fc.oneof(timeZones, almost, fc.string()), (raw) => {
        const parsed = parseTimeZone(raw);
        if (parsed.ok) expect(() => new Intl.DateTimeFormat('en', { timeZone: parsed.value })).not.toThrow();
      }),
    );
  });

  it.each(['2021-08-19T17:30Z', '2021-08-19T17:30[America/Phoenix]', '+05:00', '-0700', 'Mars/Olympus', '', 7, null])(
    'is not %p',
    (raw) => {
      expect(parseTimeZone(raw)).toEqual({ ok: false, error: { kind: 'bad-time-zone' } });
    },
  );
});
