import type { Chart, RecordItem } from '@portico/domain/health';
import { addDays, inLanguageOf, type ClinicalDate, type LocalDate } from '@portico/domain/kernel';
import { words } from '../bilingual-words.ts';
import { demoId } from '../demo-ids.ts';
import { randomOf } from '../keyed-random.ts';
import type { DemoPatient } from '../people/generate-patients.ts';
import { yearsBefore } from '../working-days.ts';

const smoking = [
  words('Never smoker', 'Nunca ha fumado'),
  words('Never smoker', 'Nunca ha fumado'),
  words('Former smoker', 'Ex fumador'),
  words('Current some day smoker', 'Fuma algunos días'),
] as const;
const relatives = [words('Mother', 'Madre'), words('Father', 'Padre'), words('Sister', 'Hermana')] as const;
const familyConditions = [
  words('Type 2 diabetes', 'Diabetes tipo 2'),
  words('High blood pressure', 'Presión arterial alta'),
  words('Breast cancer', 'Cáncer de mama'),
] as const;

/** What is known of smoking, of conditions in the family and of goals. */
export const recordItemsOf = (
  seed: number,
  today: LocalDate,
  practice: string,
  { identity, number }: DemoPatient,
): Pick<Chart, 'socialHistory' | 'familyHistory' | 'goals'> => {
  const random = randomOf(seed, practice, 'record-items', number);
  const day = addDays(yearsBefore(today, 1), random.whole(0, 200)) as string as ClinicalDate;
  const said = (text: ReturnType<typeof words>): string => inLanguageOf(text, identity.language);
  const history: RecordItem<'familyHistory'> = {
    id: demoId('fh', 1, 2),
    name: said(random.pick(familyConditions)),
    status: 'final',
    details: [{ kind: 'relative', text: said(random.pick(relatives)) }],
  };
  return {
    socialHistory: {
      kind: 'entries',
      entries: [
        {
          id: demoId('sh', 1, 2),
          name: said(words('Tobacco smoking status', 'Consumo de tabaco')),
          code: { code: '72166-2', system: 'http://loinc.org' },
          value: { kind: 'text', text: said(random.pick(smoking)) },
          date: day,
          status: 'final',
          details: [],
        },
      ],
    },
    familyHistory: random.chance(0.6) ? { kind: 'entries', entries: [history] } : { kind: 'no-information' },
    goals: {
      kind: 'entries',
      entries: [
        {
          id: demoId('go', 1, 2),
          name: said(words('Walk 30 minutes on most days', 'Caminar 30 minutos casi todos los días')),
          date: day,
          status: 'active',
          details: [],
        },
      ],
    },
  };
};
