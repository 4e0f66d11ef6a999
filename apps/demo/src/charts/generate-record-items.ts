import type { Chart, RecordItem } from '@portico/domain/health';
import { addDays, inLanguageOf, type ClinicalDate, type LocalDate } from '@portico/domain/kernel';
import { words, type Words } from '../bilingual-words.ts';
import { demoId } from '../demo-ids.ts';
import { randomOf } from '../keyed-random.ts';
import type { DemoPatient } from '../people/generate-patients.ts';
import { yearsBefore } from '../working-days.ts';
import type { PersonaName } from './patient-kind.ts';

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

/** What people with these stories do for a living, and in which industry. */
const jobs: Partial<Readonly<Record<PersonaName, readonly [Words, Words]>>> = {
  diabetes: [words('Bus driver', 'Conductor de autobús'), words('Public transit', 'Transporte público')],
  pregnancy: [words('Elementary school teacher', 'Maestra de primaria'), words('Education', 'Educación')],
  'heart-failure': [words('Electrician (retired)', 'Electricista (jubilado)'), words('Construction', 'Construcción')],
};

const loinc = 'http://loinc.org';
const occupation = words('Occupation', 'Ocupación');
const industry = words('Industry', 'Sector');

const workOf = (day: ClinicalDate, { persona, identity }: DemoPatient): readonly RecordItem<'socialHistory'>[] => {
  const job = jobs[persona.name];
  if (job === undefined) return [];
  const [work, sector] = job.map((text) => ({ kind: 'text' as const, text: inLanguageOf(text, identity.language) }));
  const named = inLanguageOf(industry, identity.language);
  if (work === undefined || sector === undefined) return [];
  return [
    {
      id: demoId('sh', 2, 2),
      name: inLanguageOf(occupation, identity.language),
      code: { code: '11341-5', system: loinc },
      value: work,
      components: [{ name: named, code: { code: '86188-0', system: loinc }, value: sector }],
      date: day,
      status: 'final',
      details: [{ kind: 'part', text: `${named}: ${sector.text}` }],
    },
  ];
};

/** What is known of smoking and work, of conditions in the family and of goals. */
export const recordItemsOf = (
  seed: number,
  today: LocalDate,
  practice: string,
  patient: DemoPatient,
): Pick<Chart, 'socialHistory' | 'familyHistory' | 'goals'> => {
  const { identity, number } = patient;
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
        ...workOf(day, patient),
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
