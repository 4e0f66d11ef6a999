import { describe, expect, it } from '@jest/globals';
import type { Instant, TimeZone } from '@portico/domain/kernel';
import { renderHook } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { DeviceTimeContext, PracticeZoneContext, useFormats, type Formats } from './use-formats.ts';

/** Kiritimati and Pago Pago are 25 hours apart: whatever the moment, one of them has another date than the practice. */
const devices = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York', 'America/Phoenix'] as const;
const practices = ['America/Chicago', 'America/New_York', 'America/Phoenix', 'Pacific/Honolulu'] as const;
const moments = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2030, 0, 1) }).map((at) => at as Instant);

const formatsOn = (device: string, practice: TimeZone | undefined, language: 'en' | 'es', now: Instant): Formats => {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <IntlProvider locale={language}>
      <DeviceTimeContext value={{ zone: device, now: () => now }}>
        <PracticeZoneContext value={practice}>{children}</PracticeZoneContext>
      </DeviceTimeContext>
    </IntlProvider>
  );
  const { result, unmount } = renderHook(useFormats, { wrapper });
  unmount();
  return result.current;
};

/** All that a practice dates, without the names of zones: those are said only where the device's time is another one. */
const saidOf = ({ atPractice, ...formats }: Formats, at: Instant, zone: TimeZone): readonly string[] =>
  [
    atPractice.day(at),
    atPractice.weekday(at),
    atPractice.time(at),
    formats.visit(at, zone),
    formats.time(at, zone),
    formats.hour(at, zone),
    formats.dayOfVisit(at, zone),
    formats.monthAndDay(at, zone),
    formats.dayAt(at, zone),
    Object.values(formats.leaf(at, zone)).join(' '),
  ].map((text) => text.replace(/ \([^)]+\)$/, ''));

describe('one clock', () => {
  it('APT-016 a moment of a practice has one date and time, whatever the clock of the device', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...practices), fc.constantFrom('en', 'es'), (at, of, language) => {
        const zone = of as TimeZone;
        const said = devices.map((device) => saidOf(formatsOn(device, zone, language, at), at, zone).join('\n'));
        expect([...new Set(said)]).toHaveLength(1);
      }),
      { numRuns: 40 },
    );
  });

  it('APT-016 a time of the practice names its zone exactly where the device’s time is another one', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...practices), fc.constantFrom(...devices), (at, of, device) => {
        const { atPractice, onDevice } = formatsOn(device, of as TimeZone, 'en', at);
        const differs = `${onDevice.day(at)} ${onDevice.time(at)}` !== `${atPractice.day(at)} ${atPractice.time(at)}`;
        expect(/ \([A-Z]{2,5}\)$/.test(atPractice.time(at))).toBe(differs);
      }),
      { numRuns: 60 },
    );
  });

  it('is read from a calendar by hand: 05:30 UTC on November 30 is still the 29th in Chicago', () => {
    const at = Date.UTC(2026, 10, 30, 5, 30) as Instant;
    const { atPractice, onDevice } = formatsOn('America/New_York', 'America/Chicago' as TimeZone, 'en', at);
    expect([atPractice.day(at), atPractice.time(at)]).toEqual(['Nov 29, 2026', '11:30\u00a0PM (CST)']);
    expect([onDevice.day(at), onDevice.time(at)]).toEqual(['Nov 30, 2026', '12:30\u00a0AM']);
  });

  it('is the device’s where no practice is known', () => {
    const at = Date.UTC(2026, 10, 30, 5, 30) as Instant;
    const { atPractice, onDevice } = formatsOn('America/New_York', undefined, 'en', at);
    expect(atPractice.day(at)).toBe(onDevice.day(at));
  });
});
