import type { Immunization } from '@portico/domain/health';
import { addDays, inLanguageOf, type ClinicalDate, type LocalDate } from '@portico/domain/kernel';
import { words, type Words } from '../bilingual-words.ts';
import { demoId } from '../demo-ids.ts';
import { randomOf } from '../keyed-random.ts';
import type { DemoPatient } from '../people/generate-patients.ts';
import { yearsBefore } from '../working-days.ts';

interface Vaccine {
  readonly name: Words;
  readonly cvx: string;
  readonly yearsAgo: number;
}

const vaccines: readonly Vaccine[] = [
  { name: words('Influenza, seasonal', 'Influenza estacional'), cvx: '141', yearsAgo: 0 },
  { name: words('COVID-19', 'COVID-19'), cvx: '309', yearsAgo: 1 },
  { name: words('Influenza, seasonal', 'Influenza estacional'), cvx: '141', yearsAgo: 1 },
  {
    name: words('Tetanus, diphtheria, pertussis (Tdap)', 'Tétanos, difteria y tosferina (Tdap)'),
    cvx: '115',
    yearsAgo: 4,
  },
];

/** The vaccines of the last years; one in six people refused the newest. */
export const immunizationsOf = (
  seed: number,
  today: LocalDate,
  practice: string,
  { identity, number }: DemoPatient,
): readonly Immunization[] => {
  const random = randomOf(seed, practice, 'immunizations', number);
  const { language } = identity;
  return vaccines.flatMap(({ name, cvx, yearsAgo }, at): readonly Immunization[] => {
    const day = addDays(yearsBefore(today, yearsAgo), -random.whole(20, 120));
    const isRefused = random.chance(1 / 6) && at === 0;
    if (day < identity.birthDate) return [];
    const common = {
      id: demoId<string>('v', at + 1, 2),
      vaccine: inLanguageOf(name, language),
      code: { code: cvx, system: 'http://hl7.org/fhir/sid/cvx' },
      date: day as string as ClinicalDate,
    };
    if (isRefused) {
      const reason = inLanguageOf(words('Patient declined', 'El paciente no quiso'), language);
      return [{ ...common, status: 'not-done', reason }];
    }
    const site = inLanguageOf(words('Left upper arm', 'Brazo izquierdo'), language);
    const lot = `UT${random.whole(1000, 9999)}`;
    return [{ ...common, status: 'completed', lot, site, source: 'administered' }];
  });
};
