import type { SummaryError } from '@portico/domain/health';
import type { Language } from '@portico/domain/kernel';

/** What a visit summary says beside the chart. */
export interface SummaryWords {
  readonly title: string;
  readonly visits: string;
  readonly visit: Readonly<Record<'when' | 'provider' | 'office' | 'reason', string>>;
  /** The chart is that of the day it was printed on, not of the visit. */
  readonly chartNow: string;
  readonly plan: string;
  readonly noPlan: string;
  readonly problems: Readonly<Record<SummaryError, string>>;
}

export const summaryWords: Readonly<Record<Language, SummaryWords>> = {
  en: {
    title: 'Visit summary',
    visits: 'Visits',
    visit: { when: 'When', provider: 'With', office: 'Office', reason: 'Reason' },
    chartNow: 'Conditions, allergies and medications are shown as they are in the chart today.',
    plan: 'Plan',
    noPlan: 'No further visit is booked.',
    problems: {
      gone: 'There is no summary of this visit. Please call the practice.',
      broken: 'The visit summary could not be made. Please try again, or call the practice.',
    },
  },
  es: {
    title: 'Resumen de la consulta',
    visits: 'Consultas',
    visit: { when: 'Cuándo', provider: 'Con', office: 'Consultorio', reason: 'Motivo' },
    chartNow: 'Las afecciones, alergias y medicamentos aparecen como están hoy en el expediente.',
    plan: 'Plan',
    noPlan: 'No hay otra cita reservada.',
    problems: {
      gone: 'No hay un resumen de esta consulta. Llame al consultorio.',
      broken: 'No se pudo preparar el resumen de la consulta. Inténtelo de nuevo o llame al consultorio.',
    },
  },
};
