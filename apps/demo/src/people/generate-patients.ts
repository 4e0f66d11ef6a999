import type { Language, LocalDate, PatientId } from '@portico/domain/kernel';
import type { PatientIdentity } from '@portico/domain/profile';
import { addDays } from '@portico/domain/kernel';
import { yearsBefore } from '../working-days.ts';
import type { Persona, PersonaName } from '../charts/patient-kind.ts';
import { personaAt, personas } from '../charts/patient-kind-by-age.ts';
import { demoId } from '../demo-ids.ts';
import type { DemoPractice } from '../practices.ts';
import { randomOf, type Random } from '../keyed-random.ts';
import { englishNames, spanishNames } from './first-and-last-names.ts';

/** A patient of the demo with all that the other parts of the generator want to know of the person. */
export interface DemoPatient {
  readonly identity: PatientIdentity & { readonly birthDate: LocalDate };
  /** Counted from 1 within the practice. */
  readonly number: number;
  readonly age: number;
  readonly female: boolean;
  readonly persona: Persona;
  /** Some charts say little; a few say nothing at all. */
  readonly chart: 'full' | 'none';
}

/** A person whom the demo wants to be exactly so. */
export interface Cast {
  readonly name: string;
  readonly language: Language;
  readonly age: number;
  readonly female: boolean;
  readonly persona: PersonaName;
  readonly chart?: 'none';
}

const familySize = 4;

/**
 * Patient `number` of a practice. Four in a row share a household: two adults, then children, or four people who live
 * by themselves. Each can be made without the others.
 */
export const patientAt = (seed: number, today: LocalDate, demo: DemoPractice, number: number): DemoPatient => {
  const household = Math.floor((number - 1) / familySize);
  const member = (number - 1) % familySize;
  const home = randomOf(seed, demo.practice.id, 'home', household);
  const language: Language = home.chance(demo.spanish) ? 'es' : 'en';
  const pool = language === 'es' ? spanishNames : englishNames;
  const family = home.chance(0.6) ? home.pick(pool.families) : undefined;
  const random = randomOf(seed, demo.practice.id, 'patient', number);
  const female = random.chance(0.53);
  const name = `${random.pick(female ? pool.women : pool.men)} ${family ?? random.pick(pool.families)}`;
  const age = ageOf(random, family !== undefined, member);
  const persona = personaAt(age, female, random.next());
  return patient(today, demo, number, random, {
    name,
    language,
    age,
    female,
    persona: persona.name,
    ...(random.chance(0.04) ? { chart: 'none' } : {}),
  });
};

/** A member of the cast, as patient `number` of a practice; born on one day, wherever they are a patient. */
export const castAs = (seed: number, today: LocalDate, demo: DemoPractice, number: number, cast: Cast): DemoPatient =>
  patient(today, demo, number, randomOf(seed, 'cast', cast.name), cast);

const ageOf = (random: Random, inFamily: boolean, member: number): number => {
  if (!inFamily) return random.whole(18, 92);
  return member < 2 ? random.whole(27, 47) : random.whole(1, 16);
};

const patient = (today: LocalDate, demo: DemoPractice, number: number, random: Random, cast: Cast): DemoPatient => ({
  identity: {
    patient: { practice: demo.practice.id, patient: demoId<PatientId>('p', number) },
    name: cast.name,
    birthDate: addDays(yearsBefore(today, cast.age), -random.whole(1, 364)),
    language: cast.language,
  },
  number,
  age: cast.age,
  female: cast.female,
  persona: personas[cast.persona],
  chart: cast.chart ?? 'full',
});
