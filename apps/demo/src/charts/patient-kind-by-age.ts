import { chronic } from './chronic-patient-kinds.ts';
import { everyday } from './everyday-patient-kinds.ts';
import type { Persona, PersonaName } from './patient-kind.ts';

export const personas: Readonly<Record<PersonaName, Persona>> = { ...everyday, ...chronic };

/** The persona of a person of that age, as often as a general practice sees it. */
export const personaAt = (age: number, female: boolean, share: number): Persona => {
  const fitting = Object.values(personas).filter(
    ({ ages: [youngest, oldest], sex }) =>
      age >= youngest && age <= oldest && (sex === undefined || (sex === 'female') === female),
  );
  return fitting[Math.floor(share * fitting.length)] ?? personas[age < 18 ? 'healthy-child' : 'healthy-adult'];
};
