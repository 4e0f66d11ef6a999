import fc from 'fast-check';
import type { Brand } from '../branded-type.ts';
import type { ClinicalDate } from '../clinical-date.ts';
import { isoOf } from '../instant-text.ts';
import type { Instant, TimeZone } from '../instant.ts';
import { addDays, type LocalDate } from '../local-date.ts';
import type { PatientId, PatientRef, PracticeId } from '../ids.ts';
import type { Cents } from '../money.ts';
import { edged, integers, type EdgedArbitrary } from './edge-case-arbitraries.ts';

/** Zones with every kind of irregularity: no change, both hemispheres, half hours, midnight changes. */
export const zoneNames = [
  'America/Phoenix',
  'America/New_York',
  'America/Los_Angeles',
  'America/Havana',
  'America/Sao_Paulo',
  'Europe/Madrid',
  'Asia/Kolkata',
  'Asia/Beirut',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'UTC',
] as const;

export const timeZones: fc.Arbitrary<TimeZone> = fc
  .constantFrom(...zoneNames)
  .map((name) => name as string as TimeZone);

/** When clocks in New York go forward and back in 2026, and when a leap day and a year begin in UTC. */
const turns = [1_772_953_200_000, 1_793_512_800_000, 1_709_164_800_000, 1_704_067_200_000];

/** Milliseconds in 1970 to 2100. */
export const instants: EdgedArbitrary<Instant> = integers(0, 4_102_444_800_000, ...turns);

/** Ends of months and years, leap days and years without one, and days of clock changes. */
const turningDays = [
  ...['1900-01-01', '1900-02-28', '2000-02-29', '2023-12-31', '2024-01-01', '2024-02-28', '2024-02-29'],
  ...['2024-03-01', '2026-01-31', '2026-03-08', '2026-04-30', '2026-11-01', '2100-02-28', '2100-12-31'],
];

/** Days in 1900 to 2100. */
export const localDates: EdgedArbitrary<LocalDate> = edged(
  fc.integer({ min: 0, max: 73_413 }).map((days) => addDays('1900-01-01' as LocalDate, days)),
  turningDays.map((day) => day as LocalDate),
);

const offsets = fc.constantFrom('Z', '+00:00', '-07:00', '+05:30', '-11:00', '+14:00');

/** A date of any precision: a year, a month, a day, or a clock time with offset and with or without a fraction. */
export const clinicalDates: fc.Arbitrary<ClinicalDate> = fc
  .oneof(
    localDates.map((date) => date.slice(0, 4)),
    localDates.map((date) => date.slice(0, 7)),
    localDates,
    fc
      .tuple(instants, fc.constantFrom(16, 19, 21, 23), offsets)
      .map(([at, length, offset]) => `${isoOf(at).slice(0, length)}${offset}`),
  )
  .map((text) => text as ClinicalDate);

const most = Number.MAX_SAFE_INTEGER;

/** Cents, often small, up to the largest exact integer. */
export const cents: EdgedArbitrary<Cents> = edged(
  fc.oneof(fc.integer({ min: -100_000, max: 100_000 }), fc.maxSafeInteger()).map((amount) => (amount + 0) as Cents),
  [0, 1, -1, 99, 100, -100, ...[0, 1].flatMap((from) => [most - from, from - most])].map((amount) => amount as Cents),
);

/** A text id; `prefix` identifies its kind in a counterexample. */
export const ids = <Id extends Brand<string, string>>(prefix: string): fc.Arbitrary<Id> =>
  fc.stringMatching(/^[A-Za-z0-9._:-]{1,12}$/).map((rest) => `${prefix}${rest}` as Id);

const surrogates = { first: 0xd800, count: 0x800 } as const;
const characterAt = (place: number): string =>
  String.fromCodePoint(place < surrogates.first ? place : place + surrogates.count);

/**
 * Any character, as `unit` of `fc.string`: the same ones as fast-check's `binary`, which however builds a list of all
 * million of them at first use, in every test file.
 */
export const characters: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0x10_ffff - surrogates.count })
  .map(characterAt, (character) => {
    const point = (typeof character === 'string' && character.codePointAt(0)) || 0;
    const place = point < surrogates.first ? point : point - surrogates.count;
    if (characterAt(place) !== character) throw new Error('It is no character.');
    return place;
  });

/** Text in any script, often of one sign or as long as it may be; without NUL, because a database cannot store it. */
export const words = (maxLength = 20): fc.Arbitrary<string> => {
  const of = (minLength: number, longest: number) => fc.string({ unit: 'grapheme', minLength, maxLength: longest });
  return fc
    .oneof(
      { weight: 4, arbitrary: of(1, maxLength) },
      { weight: 1, arbitrary: of(1, 1) },
      { weight: 1, arbitrary: of(maxLength, maxLength) },
    )
    .filter((text) => !text.includes('\0'));
};

export const patientRefs: fc.Arbitrary<PatientRef> = fc.record({
  practice: ids<PracticeId>('practice-'),
  patient: ids<PatientId>('patient-'),
});

/** An object in which the properties of `optional` are present or absent, never undefined. */
export const withOptional = <Required extends object, Optional extends object>(
  required: { [Key in keyof Required]: fc.Arbitrary<Required[Key]> },
  optional: { [Key in keyof Optional]: fc.Arbitrary<Optional[Key]> },
): fc.Arbitrary<Required & Partial<Optional>> =>
  fc
    .tuple(fc.record(required), fc.record(optional, { requiredKeys: [] }))
    .map(([always, sometimes]) => ({ ...always, ...sometimes }) as Required & Partial<Optional>);
