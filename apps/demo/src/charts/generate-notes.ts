import type { Chart, ClinicalNote } from '@portico/domain/health';
import { addDays, inLanguageOf, type ClinicalDate, type LocalDate } from '@portico/domain/kernel';
import { words } from '../bilingual-words.ts';
import { demoId } from '../demo-ids.ts';
import { randomOf } from '../keyed-random.ts';
import type { DemoPatient } from '../people/generate-patients.ts';

type Said = (text: ReturnType<typeof words>) => string;

/** A visit some weeks ago, what was written at it, and for some an X-ray after it. */
export const notesOf = (
  seed: number,
  today: LocalDate,
  practice: string,
  { identity, number }: DemoPatient,
  author: string,
): Pick<Chart, 'encounters' | 'notes'> => {
  const random = randomOf(seed, practice, 'notes', number);
  const at = addDays(today, -random.whole(20, 80));
  const day = (at < identity.birthDate ? identity.birthDate : at) as string as ClinicalDate;
  const said: Said = (text) => inLanguageOf(text, identity.language);
  const visit = demoId<string>('en', 1, 2);
  const common = { date: day, author, visit, status: 'final', language: identity.language } as const;
  const notes = [
    progress(said, common),
    ...(random.chance(0.5) ? [xray(said, { ...common, author: 'Helen Osei, MD' })] : []),
  ];
  return {
    encounters: {
      kind: 'entries',
      entries: [
        { id: visit, name: said(words('Office visit', 'Consulta')), date: day, status: 'completed', details: [] },
      ],
    },
    notes: { kind: 'entries', entries: notes },
  };
};

type Common = Pick<ClinicalNote, 'date' | 'author' | 'visit' | 'status' | 'language'>;

const progress = (said: Said, common: Common): ClinicalNote => ({
  ...common,
  id: demoId('no', 1, 2),
  name: said(words('Progress note', 'Nota de evolución')),
  kind: 'progress',
  code: { code: '11506-3', system: 'http://loinc.org' },
  content: [
    { kind: 'heading', text: said(words('Reason for visit', 'Motivo de la consulta')) },
    {
      kind: 'paragraph',
      text: said(words('Regular checkup. No new complaints.', 'Revisión habitual. Sin molestias nuevas.')),
    },
    { kind: 'heading', text: said(words('Physical exam', 'Examen físico')) },
    {
      kind: 'table',
      head: [said(words('Area', 'Área')), said(words('Finding', 'Hallazgo'))],
      rows: [
        [said(words('Heart', 'Corazón')), said(words('Regular rhythm, no murmur', 'Ritmo regular, sin soplos'))],
        [said(words('Lungs', 'Pulmones')), said(words('Clear on both sides', 'Limpios en ambos lados'))],
      ],
    },
    { kind: 'heading', text: said(words('Plan', 'Plan')) },
    {
      kind: 'list',
      items: [
        said(words('Keep taking medications as before', 'Seguir tomando los medicamentos como hasta ahora')),
        said(words('Come back in six months', 'Volver en seis meses')),
      ],
    },
  ],
});

const xray = (said: Said, common: Common): ClinicalNote => ({
  ...common,
  id: demoId('no', 2, 2),
  name: said(words('Chest X-ray, two views', 'Radiografía de tórax, dos proyecciones')),
  kind: 'imaging',
  code: { code: '36643-5', system: 'http://loinc.org' },
  conclusion: said(
    words('No acute disease of the lungs or heart.', 'Sin enfermedad aguda de los pulmones ni del corazón.'),
  ),
  content: [
    {
      kind: 'paragraph',
      text: said(
        words(
          'The lungs are clear. The heart is of normal size. No fluid around the lungs.',
          'Los pulmones están limpios. El corazón es de tamaño normal. No hay líquido alrededor de los pulmones.',
        ),
      ),
    },
  ],
});
