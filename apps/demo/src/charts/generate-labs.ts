import type { Lab, LabComment, LabResult } from '@portico/domain/health';
import { addDays, type ClinicalDate, type LabId, type LocalDate, inLanguageOf } from '@portico/domain/kernel';
import { words } from '../bilingual-words.ts';
import type { DemoPatient } from '../people/generate-patients.ts';
import { randomOf, type Random } from '../keyed-random.ts';
import { analytes, panels, type Analyte, type AnalyteName } from './analytes.ts';
import type { PersonaLab } from './patient-kind.ts';

const laboratory = 'Valley Clinical Laboratory';

/** So many reports fit under one patient's number in the lab ids, which are integers. */
const labsPerPatient = 1_000;

/**
 * Years of reports, oldest first. Values drift from where the persona began to where it is now, a person keeps a level
 * of their own, and what laboratories compute from other values is computed from them. The newest report may be pending.
 */
export const labsOf = (seed: number, today: LocalDate, patient: DemoPatient, orderedBy: string): readonly Lab[] => {
  const random = randomOf(seed, patient.identity.patient.practice, 'labs', patient.number);
  const level = levelsOf(random);
  const reports = patient.persona.labs.flatMap((lab) => {
    const count = Math.max(1, Math.floor((lab.years * 12) / lab.everyMonths));
    return Array.from({ length: count }, (_, at) => ({
      lab,
      share: count === 1 ? 1 : at / (count - 1),
      daysAgo: Math.max(2, (count - 1 - at) * lab.everyMonths * 30 + random.whole(3, 24)),
    }));
  });
  const pending = random.chance(0.3);
  const lifetime = reports.filter(({ daysAgo }) => addDays(today, -daysAgo) >= patient.identity.birthDate);
  return lifetime
    .sort((a, b) => b.daysAgo - a.daysAgo)
    .map(({ lab, share, daysAgo }, at): Lab => {
      const waiting = pending && at === lifetime.length - 1;
      const isNewest = at === lifetime.length - (pending ? 2 : 1);
      const results = resultsOf(random, patient, lab, share, level, waiting);
      return {
        id: (patient.number * labsPerPatient + at + 1) as LabId,
        name: inLanguageOf(panels[lab.panel].name, patient.identity.language),
        date: addDays(today, waiting ? -1 : -daysAgo) as string as ClinicalDate,
        status: waiting ? 'pending' : 'final',
        orderedBy,
        performer: laboratory,
        specimen: inLanguageOf(panels[lab.panel].specimen, patient.identity.language),
        ...(isNewest ? { comments: [commentOn(results, patient, orderedBy)] } : {}),
        results,
      };
    });
};

/** What the doctor wrote to the patient about the newest report. */
const commentOn = (results: readonly LabResult[], { identity }: DemoPatient, author: string): LabComment => {
  const isUsual = results.every(({ flag }) => flag === 'normal');
  return { author, text: inLanguageOf(isUsual ? allUsual : someUnusual, identity.language) };
};

const allUsual = words(
  'Everything here is within the usual range. Nothing needs to change.',
  'Todo está dentro del rango habitual. No hay que cambiar nada.',
);
const someUnusual = words(
  'Some values are outside the usual range, as we expected. Keep taking your medicines as before. We’ll go over these results at your next visit.',
  'Algunos valores están fuera del rango habitual, como esperábamos. Siga tomando sus medicamentos como hasta ahora. Repasaremos estos resultados en su próxima cita.',
);

type Levels = Readonly<Record<AnalyteName, number>>;

/** Where one person's values stand within the usual spread, for life: from -1 to 1. */
const levelsOf = (random: Random): Levels =>
  Object.fromEntries(Object.keys(analytes).map((name) => [name, random.around(0, 0.8)])) as unknown as Levels;

const resultsOf = (
  random: Random,
  patient: DemoPatient,
  lab: PersonaLab,
  share: number,
  level: Levels,
  waiting: boolean,
): readonly LabResult[] => {
  const drawn = new Map<AnalyteName, number>();
  for (const name of panels[lab.panel].analytes) {
    const { usual, spread }: Analyte = analytes[name];
    const drift = patient.persona.values[name];
    const mean = drift === undefined ? usual + level[name] * spread * 0.7 : drift[0] + (drift[1] - drift[0]) * share;
    drawn.set(name, Math.max(usual / 20, random.around(mean, drift === undefined ? spread * 0.5 : mean * 0.06)));
  }
  derive(drawn, patient);
  return [...drawn].map(([name, value]) => resultOf(analytes[name], value, patient, waiting));
};

/** What is not measured but computed. */
const derive = (values: Map<AnalyteName, number>, { age, female }: DemoPatient): void => {
  const [ldl, hdl, triglycerides] = [values.get('ldl'), values.get('hdl'), values.get('triglycerides')];
  if (ldl !== undefined && hdl !== undefined && triglycerides !== undefined) {
    values.set('cholesterol', ldl + hdl + triglycerides / 5);
  }
  const creatinine = values.get('creatinine');
  if (creatinine !== undefined && values.has('egfr')) values.set('egfr', filtrationRate(creatinine, age, female));
  const hemoglobin = values.get('hemoglobin');
  const volume = values.get('mcv');
  if (hemoglobin !== undefined && volume !== undefined) {
    values.set('hematocrit', hemoglobin * 3);
    values.set('rbc', (hemoglobin * 30) / volume);
  }
};

/** CKD-EPI 2021, from creatinine in mg/dL. */
const filtrationRate = (creatinine: number, age: number, female: boolean): number => {
  const ratio = creatinine / (female ? 0.7 : 0.9);
  const below = Math.min(ratio, 1) ** (female ? -0.241 : -0.302);
  return 142 * below * Math.max(ratio, 1) ** -1.2 * 0.9938 ** age * (female ? 1.012 : 1);
};

const resultOf = (analyte: Analyte, value: number, patient: DemoPatient, waiting: boolean): LabResult => {
  const { code, name, unit, digits, low, high } = analyte;
  const text = value.toFixed(digits);
  const reference = {
    ...(low === undefined ? {} : { low: low.toFixed(digits) }),
    ...(high === undefined ? {} : { high: high.toFixed(digits) }),
  };
  const named = { code, name: inLanguageOf(name, patient.identity.language), reference };
  if (waiting) return { ...named, value: { kind: 'pending' } };
  return { ...named, value: { kind: 'quantity', value: text, unit }, flag: flagOf(analyte, Number(text)) };
};

const flagOf = ({ low, high, critical }: Analyte, value: number): NonNullable<LabResult['flag']> => {
  if (critical?.low !== undefined && value < critical.low) return 'critical-low';
  if (critical?.high !== undefined && value > critical.high) return 'critical-high';
  if (low !== undefined && value < low) return 'low';
  if (high !== undefined && value > high) return 'high';
  return 'normal';
};
