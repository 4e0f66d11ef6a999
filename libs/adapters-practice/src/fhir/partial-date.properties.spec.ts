import { describe, expect, it } from '@jest/globals';
import { parseClinicalDate } from '@portico/domain/kernel';
import { partialDateIn } from '@portico/practice-fhir/record';
import fc from 'fast-check';

const padded = (least: number, most: number, width = 2) =>
  fc.integer({ min: least, max: most }).map((value) => String(value).padStart(width, '0'));

const years = fc.oneof(padded(0, 9999, 4), fc.constantFrom('1900', '2000', '2023', '2024', '0000'));
const days = fc.tuple(years, padded(0, 13), padded(0, 32)).map((parts) => parts.join('-'));
const offsets = fc.oneof(
  fc.constantFrom('Z', '', '-05', '[UTC]'),
  fc
    .tuple(fc.constantFrom('+', '-'), padded(0, 25), padded(0, 61))
    .map(([sign, hour, minute]) => `${sign}${hour}:${minute}`),
);
const times = fc
  .tuple(
    padded(0, 25),
    padded(0, 61),
    fc.oneof(
      fc.constant(''),
      padded(0, 61).map((second) => `:${second}`),
      fc.constant(':30.5'),
    ),
  )
  .map(([hour, minute, rest]) => `T${hour}:${minute}${rest}`);
const dates = fc.oneof(
  years,
  fc.tuple(years, padded(0, 13)).map((parts) => parts.join('-')),
  days,
  fc.tuple(days, times, offsets).map((parts) => parts.join('')),
);

describe('dates of the readers that are published', () => {
  it('are the clinical dates of the domain, no fewer and no more', () => {
    fc.assert(
      fc.property(dates, (written) => {
        const date = parseClinicalDate(written);
        expect(partialDateIn(written)).toBe(date.ok ? date.value : undefined);
      }),
      { numRuns: 2_000 },
    );
  });
});
