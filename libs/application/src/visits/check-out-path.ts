import { parseId, type AppointmentId, type PatientId, type PracticeId } from '@portico/domain/kernel';
import { paths, withQuery } from '../kernel/index.ts';
import { longestExternalData, type CheckOutIds } from './check-out.port.ts';

/** The query of an address. */
interface AddressQuery {
  get(name: string): string | null;
}

/** The check-out ids in an address; undefined if it names no visit or no patient (`APT-225`, `APT-233`). */
export const checkOutIdsIn = (query: AddressQuery): CheckOutIds | undefined => {
  const practice = parseId<PracticeId>(query.get('practiceId'));
  const patient = parseId<PatientId>(query.get('patientId'));
  const appointment = parseId<AppointmentId>(query.get('appointmentId'));
  if (!practice.ok || !patient.ok || !appointment.ok) return undefined;
  const externalData = query.get('externalCheckoutData');
  return {
    patient: { practice: practice.value, patient: patient.value },
    appointment: appointment.value,
    ...(query.get('paymentPlanCreated') === 'true' ? { planCreated: true } : {}),
    ...(query.get('fromAddAppointment') === 'true' ? { fromAddAppointment: true } : {}),
    ...(externalData === null || externalData.length > longestExternalData ? {} : { externalData }),
  };
};

/** The screens of check-out (`APT-215` to `APT-218`); forms and payment are parts of the main one (`APT-228`). */
const screens = {
  main: paths.checkOut,
  payment: paths.checkOut,
  forms: paths.checkOut,
  survey: paths.checkOutSurvey,
  'next-visit': paths.checkOutBooking,
} as const;

export const checkOutPath = (ids: CheckOutIds, at: keyof typeof screens = 'main'): string =>
  withQuery(screens[at], {
    practiceId: ids.patient.practice,
    patientId: ids.patient.patient,
    appointmentId: ids.appointment,
    ...(ids.planCreated === true ? { paymentPlanCreated: 'true' } : {}),
    ...(ids.fromAddAppointment === true ? { fromAddAppointment: 'true' } : {}),
    ...(ids.externalData === undefined ? {} : { externalCheckoutData: ids.externalData }),
    ...(at === 'payment' || at === 'forms' ? { step: at } : {}),
  });

/** The part of the main screen that an address asks for: the forms of the visit, or its payment. */
export const stepIn = (query: AddressQuery): 'forms' | 'payment' | undefined => {
  const step = query.get('step');
  return step === 'forms' || step === 'payment' ? step : undefined;
};

const within = [paths.checkOut, paths.booking, paths.schedulerQuestions];

/** Whether a path belongs to check-out: its own paths, and those of booking. */
export const isWithinCheckOut = (path: string): boolean =>
  within.some((start) => `${path}/`.toLowerCase().startsWith(`${start}/`));
