import type { ChartDocument } from '@portico/domain/health';
import { addDays, type ClinicalDate, type DocumentId, type LocalDate, inLanguageOf } from '@portico/domain/kernel';
import { demoId } from '../demo-ids.ts';
import type { DemoPatient } from '../people/generate-patients.ts';
import { randomOf } from '../keyed-random.ts';
import { words } from '../bilingual-words.ts';
import { pdfOf } from './one-page-pdf.ts';

const titles = {
  summary: words('After-visit summary', 'Resumen de la consulta'),
  letter: words('Letter from your care team', 'Carta de su equipo médico'),
  immunizations: words('Immunization record', 'Registro de vacunación'),
};

const bodies = {
  summary: words(
    'Thank you for coming in. We talked about the plan below and agreed to see you again.',
    'Gracias por su visita. Hablamos del plan siguiente y acordamos volver a vernos.',
  ),
  next: words(
    'Keep taking your medicines as listed. Call the office with any question.',
    'Siga tomando sus medicamentos como se indica. Llame al consultorio si tiene preguntas.',
  ),
  letter: words(
    'Your results are in your chart. Please make an appointment if we have not met this year.',
    'Sus resultados están en su expediente. Haga una cita si no nos hemos visto este año.',
  ),
  immunizations: words('Influenza, COVID-19, Tdap: up to date.', 'Influenza, COVID-19, Tdap: al día.'),
};

export interface DemoDocuments {
  readonly documents: readonly ChartDocument[];
  readonly bytes: ReadonlyMap<DocumentId, Uint8Array>;
}

/** The age in years from which a patient has more visits than fit on a page of the list. */
const oftenFrom = 75;

/** After-visit summaries as text, a letter as PDF, and for some a record of which only the reference is kept. */
export const documentsOf = (seed: number, today: LocalDate, patient: DemoPatient, doctor: string): DemoDocuments => {
  const { language, name, birthDate } = patient.identity;
  const random = randomOf(seed, patient.identity.patient.practice, 'documents', patient.number);
  const bytes = new Map<DocumentId, Uint8Array>();
  const dated = (daysAgo: number): ClinicalDate => {
    const day = addDays(today, -daysAgo);
    return (day < birthDate ? birthDate : day) as string as ClinicalDate;
  };
  const kept = (at: number, daysAgo: number, title: string, mediaType: string, content?: Uint8Array): ChartDocument => {
    const id = demoId<DocumentId>('f', patient.number * 100 + at, 7);
    if (content !== undefined) bytes.set(id, content);
    const size = content === undefined ? {} : { size: content.length };
    return { id, title, date: dated(daysAgo), author: doctor, mediaType, ...size };
  };

  const summary = [titles.summary, bodies.summary, patient.persona.reasons[0], bodies.next].map((each) =>
    inLanguageOf(each, language),
  );
  const text = new TextEncoder().encode(`${name}\n\n${summary.join('\n')}\n\n${doctor}\n`);
  const documents = [
    kept(1, random.whole(20, 200), inLanguageOf(titles.summary, language), 'text/plain; charset=utf-8', text),
  ];
  if (random.chance(0.7)) {
    const pdf = pdfOf(inLanguageOf(titles.letter, language), [name, inLanguageOf(bodies.letter, language), doctor]);
    documents.push(kept(2, random.whole(200, 500), inLanguageOf(titles.letter, language), 'application/pdf', pdf));
  }
  if (random.chance(0.5)) {
    const list = new TextEncoder().encode(
      `${inLanguageOf(titles.immunizations, language)}\n${inLanguageOf(bodies.immunizations, language)}\n`,
    );
    documents.push(
      kept(3, random.whole(300, 900), inLanguageOf(titles.immunizations, language), 'text/plain; charset=utf-8', list),
    );
  }
  if (random.chance(0.15)) documents.push(kept(4, random.whole(900, 1500), 'MRI', 'application/dicom'));
  if (patient.age >= oftenFrom) {
    for (let before = 1; before <= 13; before += 1) {
      documents.push(
        kept(10 + before, 200 + 90 * before, inLanguageOf(titles.summary, language), 'text/plain; charset=utf-8', text),
      );
    }
  }
  return { documents, bytes };
};
