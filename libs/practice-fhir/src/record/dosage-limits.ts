import { digits, first, text, type Json } from '../json/index.ts';
import { quantityText } from '../values/index.ts';

/** A limit in signs that need no language, and the amounts that words name where they say it. */
export interface Limit {
  readonly sign: string;
  readonly amounts: readonly string[];
}

/** The units of time, by their codes (UCUM) and by what they are called in English. */
const timeUnits: ReadonlyMap<string | undefined, string> = new Map(
  Object.entries({
    s: 's second seconds',
    min: 'min minute minutes',
    h: 'h hr hour hours',
    d: 'd day days',
    wk: 'wk week weeks',
    mo: 'mo month months',
    a: 'a year years',
  }).flatMap(([code, names]) => names.split(' ').map((name) => [name, code] as const)),
);

interface Time {
  readonly value: number;
  readonly unit: string;
  readonly sign: string;
}

/** A length of time; none where its unit is no time, or its code and its unit are two. */
const timeIn = (quantity: Json | undefined): Time | undefined => {
  const value = digits(quantity, 'value');
  const named = ['code', 'unit'].flatMap((each) => timeUnits.get(text(quantity, each)?.toLowerCase()) ?? []);
  const [unit, ...others] = new Set(named);
  const isClear = others.length === 0 && first(quantity, 'comparator') === undefined && Number(value) > 0;
  return unit !== undefined && isClear ? { value: Number(value), unit, sign: `${value} ${unit}` } : undefined;
};

/** A time as words begin it: `10 d` stands in “10 days”, `2 w` in “2 weeks”. */
const asWordsBegin = ({ value, unit }: Time): string => `${value} ${unit.slice(0, 1)}`;

const lasting = (sign: string, ...times: readonly Time[]): Limit => ({
  sign: `× ${sign}`,
  amounts: times.map(asWordsBegin),
});

/** How long it is taken: of a length, of a range or of a period, which is told as dates, a dosage says one. */
export const lengthOf = (repeat: Json | undefined): Limit | undefined => {
  const [duration, range] = [first(repeat, 'boundsDuration'), first(repeat, 'boundsRange')];
  const said = [duration, range, first(repeat, 'boundsPeriod')].filter((each) => each !== undefined);
  if (said.length !== 1) return undefined;
  const time = timeIn(duration);
  return time === undefined ? between(first(range, 'low'), first(range, 'high')) : lasting(time.sign, time);
};

const between = (least: Json | undefined, most: Json | undefined): Limit | undefined => {
  const [low, high] = [timeIn(least), timeIn(most)];
  if (low === undefined) return high && least === undefined ? lasting(`≤ ${high.sign}`, high) : undefined;
  if (high === undefined) return most === undefined ? lasting(`≥ ${low.sign}`, low) : undefined;
  if (low.unit !== high.unit || low.value > high.value) return undefined;
  return low.value === high.value ? lasting(low.sign, low) : lasting(`${low.sign} – ${high.sign}`, low, high);
};

/** How many times it is taken in all. */
export const timesInAll = (repeat: Json | undefined): string | undefined => {
  const [least, most] = [digits(repeat, 'count'), digits(repeat, 'countMax')];
  if (least === undefined || Number(least) > Number(most)) return undefined;
  return most === undefined || Number(least) === Number(most) ? `${least} ×` : `${least} – ${most} ×`;
};

/** No more than so much in such a time, and at once; an amount without a unit may be one of anything. */
export const mostOf = (dosage: Json): readonly Limit[] => {
  const [inTime, atOnce] = [first(dosage, 'maxDosePerPeriod'), amountIn(first(dosage, 'maxDosePerAdministration'))];
  const [most, time] = [amountIn(first(inTime, 'numerator')), timeIn(first(inTime, 'denominator'))];
  return [
    ...(most && time ? [{ sign: `≤ ${most} / ${time.sign}`, amounts: [most, asWordsBegin(time)] }] : []),
    ...(atOnce ? [{ sign: `≤ ${atOnce} / 1 ×`, amounts: [atOnce] }] : []),
  ];
};

const amountIn = (quantity: Json | undefined): string | undefined =>
  text(quantity, 'unit') === undefined && text(quantity, 'code') === undefined ? undefined : quantityText(quantity);
