import type { Medication } from '@portico/domain/health';
import { addDays, inLanguageOf, type ClinicalDate, type Language, type LocalDate } from '@portico/domain/kernel';
import { words } from '../bilingual-words.ts';

const supply = words('30-day supply', 'Suministro de 30 días');
const daysBetween = 30;

/** What the pharmacy handed out of a medication that is taken since `started`: the last three times, never before that. */
export const fillsOf = (
  today: LocalDate,
  language: Language,
  started: LocalDate,
  at: number,
): Pick<Medication, 'refillsAllowed' | 'fills'> => {
  const days = [0, 1, 2].map((back) => addDays(today, -(6 + at + back * daysBetween)));
  const fills = days
    .filter((day) => day >= started)
    .map((day) => ({
      date: day as string as ClinicalDate,
      quantity: inLanguageOf(supply, language),
      status: 'completed' as const,
    }));
  return { refillsAllowed: 5, ...(fills.length === 0 ? {} : { fills }) };
};
