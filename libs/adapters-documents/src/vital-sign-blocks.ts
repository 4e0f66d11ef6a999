import {
  type Coding,
  unitName,
  bloodPressureOf,
  vitalMeasures,
  type VitalSign,
  type VitalSignValue,
} from '@portico/domain/health';
import type { Voice } from './document-language.ts';
import { valueText } from './lab-texts.ts';
import type { Block } from './printout-blocks.ts';

/** The vital signs by measure, each newest first. */
export const vitalSignsTable = (entries: readonly VitalSign[], { words, date }: Voice): Block => ({
  kind: 'table',
  columns: [
    { title: words.vitalSign.name, share: 0.34 },
    { title: words.vitalSign.value, share: 0.28 },
    { title: words.vitalSign.date, share: 0.24 },
    { title: words.vitalSign.status, share: 0.14 },
  ],
  rows: vitalMeasures(entries).flatMap(({ readings }) =>
    readings.map((reading) => [
      { text: bloodPressureOf(reading) === undefined ? reading.name : words.vitalSign.bloodPressure },
      { text: textOf(reading, words) },
      { text: date(reading.date) },
      { text: words.vitalSignStatus[reading.status] },
    ]),
  ),
});

const textOf = (vitalSign: VitalSign, words: Voice['words']): string => {
  const { noValue } = words.vitalSign;
  const pressure = bloodPressureOf(vitalSign);
  const [upper, lower] = [pressure?.upper.value, pressure?.lower.value];
  if (upper?.kind === 'quantity' && lower?.kind === 'quantity' && upper.unit === lower.unit) {
    const { unit: _, ...bare } = upper;
    return `${valueText(bare, noValue)}/${valueText(lower, noValue)}`;
  }
  const said = (value: VitalSignValue, code?: Coding): string =>
    measuredText(value, { words, noValue }, code ?? vitalSign.code);
  const [only] = vitalSign.parts;
  if (vitalSign.parts.length === 1 && only !== undefined) return said(only.value, only.code);
  return vitalSign.parts.map(({ name, code, value }) => `${name}: ${said(value, code)}`).join(' · ');
};

/** A value with its unit as people call it, the same as on the page. */
export const measuredText = (value: VitalSignValue, { words, noValue }: Measuring, measured?: Coding): string => {
  if (value.kind === 'unknown') return noValue;
  const name = value.kind === 'quantity' ? unitName(value.unit, measured) : undefined;
  if (value.kind !== 'quantity' || name === undefined) return valueText(value, noValue);
  const { unit: _, ...bare } = value;
  return words.measured(name, valueText(bare, noValue), Number(value.value));
};

interface Measuring {
  readonly words: Pick<Voice['words'], 'measured'>;
  /** What stands where there is no value. */
  readonly noValue: string;
}
