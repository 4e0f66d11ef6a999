import type { CancellationChoice, VisitRules } from '@portico/domain/appointments';
import { usualVisitRules } from '@portico/domain/appointments';
import { DAY, MINUTE } from '@portico/domain/kernel';
import type { BookingRules } from '@portico/domain/scheduling';
import { words } from '../bilingual-words.ts';
import { riverwalkQuestions } from './scheduling-questions.ts';

const rules: ReadonlyMap<string, BookingRules> = new Map(
  Object.entries({
    riverwalk: {
      leadMinutes: 120,
      questions: riverwalkQuestions,
      notice: words(
        'If this is an emergency, call 911 now. Do not use this page.',
        'Si es una emergencia, llame al 911 ahora mismo. No use esta página.',
      ),
      approvesRequests: true,
      waitList: true,
      preRegistration: false,
    },
    biscayne: { leadMinutes: 60, approvesRequests: false, waitList: true, preRegistration: true },
    saguaro: { leadMinutes: 24 * 60, approvesRequests: false, waitList: false, preRegistration: true },
  }),
);

/** How the practice lets its times be booked. */
export const bookingRulesOf = (practice: string): BookingRules => {
  const found = rules.get(practice);
  if (found === undefined) throw new Error(`Bug: nobody decided how ${practice} is booked.`);
  return found;
};

const reasons: readonly CancellationChoice[] = [
  { id: '2', name: words('I feel better', 'Ya me siento mejor') },
  { id: '3', name: words('I cannot get there', 'No tengo cómo llegar') },
  { id: '4', code: 'PR', value: '1', name: words('I need another time', 'Necesito otro horario') },
  { id: '5', code: 'OT', name: words('Another reason', 'Otro motivo') },
];

/** What a practice of the demo decided about booked visits: what was paid ahead goes back until two days before; one of them lets people check in as soon as they have booked. */
export const visitRulesOf = (practice: string): VisitRules => ({
  ...usualVisitRules,
  ...(practice === 'saguaro' ? { checkInOpensBefore: (90 * DAY) / MINUTE } : {}),
  // One of them keeps what was paid ahead: its office decides.
  cancellation: {
    ...usualVisitRules.cancellation,
    ...(practice === 'biscayne' ? {} : { prepaymentBackHours: 48 }),
    reasons,
  },
});
