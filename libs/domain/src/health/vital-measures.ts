import type { Coding, VitalSign, VitalSignPart } from './patient-chart.ts';

/** All values of one measure, in the order in which they came. */
export interface VitalMeasure {
  readonly key: string;
  /** As the source names it. */
  readonly name: string;
  readonly readings: readonly [VitalSign, ...VitalSign[]];
}

const loincOf = (code: Coding | undefined): string | undefined =>
  code?.system === 'http://loinc.org' || code?.system === 'urn:oid:2.16.840.1.113883.6.1' ? code.code : undefined;

const systolic = '8480-6';
const diastolic = '8462-4';

const partOf = (parts: readonly VitalSignPart[], loinc: string): VitalSignPart | undefined =>
  parts.find(({ code }) => loincOf(code) === loinc);

/** Both parts of a blood pressure; undefined for any other vital sign. */
export const bloodPressureOf = ({
  parts,
}: Pick<VitalSign, 'parts'>): { readonly upper: VitalSignPart; readonly lower: VitalSignPart } | undefined => {
  const [upper, lower] = [partOf(parts, systolic), partOf(parts, diastolic)];
  return parts.length === 2 && upper !== undefined && lower !== undefined ? { upper, lower } : undefined;
};

/** Measures in the order in which a chart is read: blood pressure, pulse, breathing, temperature, oxygen, size. LOINC. */
const order: readonly string[] = [
  'blood-pressure',
  systolic,
  diastolic,
  '8867-4',
  '9279-1',
  '8310-5',
  '59408-5',
  '2708-6',
  '8302-2',
  '29463-7',
  '39156-5',
];

const keyOf = (vitalSign: VitalSign): string => {
  if (bloodPressureOf(vitalSign) !== undefined) return 'blood-pressure';
  const { code, name } = vitalSign;
  return loincOf(code) ?? (code === undefined ? name.toLowerCase() : `${code.system ?? ''}|${code.code}`);
};

const rankOf = (key: string): number => (order.includes(key) ? order.indexOf(key) : order.length);

/** The vital signs by measure: the usual measures first, then others as they come. */
export const vitalMeasures = (entries: readonly VitalSign[]): readonly VitalMeasure[] => {
  const measures = new Map<string, [VitalSign, ...VitalSign[]]>();
  for (const entry of entries) {
    const readings = measures.get(keyOf(entry));
    if (readings === undefined) measures.set(keyOf(entry), [entry]);
    else readings.push(entry);
  }
  return [...measures]
    .map(([key, readings]) => ({ key, name: readings[0].name, readings }))
    .sort((a, b) => rankOf(a.key) - rankOf(b.key));
};
