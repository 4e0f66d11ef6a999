import { bloodPressureOf, vitalMeasures, type VitalSign, type VitalSignValue } from '@portico/domain/health';
import type { Voice } from './document-language.ts';
import { valueText } from './lab-blocks.ts';
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
      { text: textOf(reading, words.vitalSign.noValue) },
      { text: date(reading.date) },
      { text: words.vitalSignStatus[reading.status] },
    ]),
  ),
});

const textOf = (vitalSign: VitalSign, noValue: string): string => {
  const pressure = bloodPressureOf(vitalSign);
  const [upper, lower] = [pressure?.upper.value, pressure?.lower.value];
  if (upper?.kind === 'quantity' && lower?.kind === 'quantity' && upper.unit === lower.unit) {
    const { unit: _, ...bare } = upper;
    return `${valueText(bare, noValue)}/${valueText(lower, noValue)}`;
  }
  const said = (value: VitalSignValue): string => (value.kind === 'unknown' ? noValue : valueText(value, noValue));
  const [only] = vitalSign.parts;
  if (vitalSign.parts.length === 1 && only !== undefined) return said(only.value);
  return vitalSign.parts.map(({ name, value }) => `${name}: ${said(value)}`).join(' · ');
};
