import type { Coding } from './patient-chart.ts';

/** Units whose UCUM code people do not read, by what people call them. */
export const unitNames = [
  'beats-per-minute',
  'breaths-per-minute',
  'per-minute',
  'per-hour',
  'per-day',
  'per-week',
  'years',
  'months',
  'weeks',
  'days',
  'hours',
  'minutes',
  'seconds',
] as const;
export type UnitName = (typeof unitNames)[number];

const byUnit: ReadonlyMap<string, UnitName> = new Map(
  Object.entries({
    '{beats}/min': 'beats-per-minute',
    '{Beats}/min': 'beats-per-minute',
    '{beat}/min': 'beats-per-minute',
    'beats/min': 'beats-per-minute',
    '{breaths}/min': 'breaths-per-minute',
    '{Breaths}/min': 'breaths-per-minute',
    '{breath}/min': 'breaths-per-minute',
    'breaths/min': 'breaths-per-minute',
    '/min': 'per-minute',
    '/h': 'per-hour',
    '/d': 'per-day',
    '/wk': 'per-week',
    a: 'years',
    mo: 'months',
    wk: 'weeks',
    d: 'days',
    h: 'hours',
    min: 'minutes',
    s: 'seconds',
  }),
);

/** What is counted in a minute, by LOINC. */
const countedInMinute: ReadonlyMap<string, UnitName> = new Map(
  Object.entries({
    '8867-4': 'beats-per-minute',
    '8889-8': 'beats-per-minute',
    '8893-0': 'beats-per-minute',
    '9279-1': 'breaths-per-minute',
  }),
);

/** The name of a unit, as it was told for what was measured; undefined for every other unit, which stays as told. */
export const unitName = (unit: string | undefined, measured?: Coding): UnitName | undefined => {
  const name = byUnit.get(unit ?? '');
  return name === 'per-minute' ? (countedInMinute.get(measured?.code ?? '') ?? name) : name;
};
