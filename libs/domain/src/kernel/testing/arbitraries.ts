import fc from 'fast-check';
import type { Brand } from '../brand.ts';
import type { ClinicalDate } from '../clinical-date.ts';
import { isoOf } from '../instant-text.ts';
import { instant, type Instant, type TimeZone } from '../instant.ts';
import { addDays, type LocalDate } from '../local-date.ts';
import type { PatientId, PatientRef, PracticeId } from '../ids.ts';
import type { Cents } from '../money.ts';

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

/** Milliseconds in 1970 to 2100. */
export const instants: fc.Arbitrary<Instant> = fc.integer({ min: 0, max: 4_102_444_800_000 }).map(instant);

/** Days in 1900 to 2100. */
export const localDates: fc.Arbitrary<LocalDate> = fc
  .integer({ min: 0, max: 73_413 })
  .map((days) => addDays('1900-01-01' as LocalDate, days));

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

/** Cents, often small, up to the largest exact integer. */
export const cents: fc.Arbitrary<Cents> = fc
  .oneof(fc.integer({ min: -100_000, max: 100_000 }), fc.maxSafeInteger())
  .map((amount) => (amount + 0) as Cents);

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

/** Text in any script; without NUL, because a database cannot store it. */
export const words = (maxLength = 20): fc.Arbitrary<string> =>
  fc.string({ unit: 'grapheme', minLength: 1, maxLength }).filter((text) => !text.includes('\0'));

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
