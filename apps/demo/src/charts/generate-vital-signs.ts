import type { VitalSign } from '@portico/domain/health';
import { addDays, inLanguageOf, type ClinicalDate, type LocalDate } from '@portico/domain/kernel';
import { words, type Words } from '../bilingual-words.ts';
import { demoId } from '../demo-ids.ts';
import { randomOf } from '../keyed-random.ts';
import type { DemoPatient } from '../people/generate-patients.ts';
import { yearsBefore } from '../working-days.ts';

const loinc = (code: string) => ({ code, system: 'http://loinc.org' });

interface Measure {
  readonly name: Words;
  readonly code: string;
  readonly unit: string;
  readonly values: readonly [low: number, high: number];
}

const upper: Measure = {
  name: words('Systolic blood pressure', 'Presión arterial sistólica'),
  code: '8480-6',
  unit: 'mm[Hg]',
  values: [104, 139],
};
const lower: Measure = {
  name: words('Diastolic blood pressure', 'Presión arterial diastólica'),
  code: '8462-4',
  unit: 'mm[Hg]',
  values: [62, 88],
};
const pulse: Measure = { name: words('Heart rate', 'Pulso'), code: '8867-4', unit: '/min', values: [58, 88] };

/** Blood pressure and pulse once a year. */
export const vitalSignsOf = (
  seed: number,
  today: LocalDate,
  practice: string,
  { identity, number }: DemoPatient,
): readonly VitalSign[] => {
  const random = randomOf(seed, practice, 'vital-signs', number);
  const partOf = ({ name, code, unit, values: [low, high] }: Measure): VitalSign['parts'][number] => ({
    name: inLanguageOf(name, identity.language),
    code: loinc(code),
    value: { kind: 'quantity', value: String(random.whole(low, high)), unit },
  });
  return [0, 1, 2, 3, 4].flatMap((yearsAgo): readonly VitalSign[] => {
    const day = addDays(yearsBefore(today, yearsAgo), -random.whole(20, 120));
    const common = { date: day as string as ClinicalDate, status: 'final' as const };
    const [pressure, rate] = [[partOf(upper), partOf(lower)], partOf(pulse)];
    if (day < identity.birthDate) return [];
    const name = inLanguageOf(words('Blood pressure', 'Presión arterial'), identity.language);
    return [
      { id: demoId<string>('bp', yearsAgo + 1, 2), name, code: loinc('85354-9'), ...common, parts: pressure },
      { id: demoId<string>('hr', yearsAgo + 1, 2), name: rate.name, code: loinc(pulse.code), ...common, parts: [rate] },
    ];
  });
};
