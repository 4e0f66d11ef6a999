import { paths, withQuery } from '../kernel/index.ts';
import type { CheckOutIds } from './check-out.port.ts';

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

const within = [paths.checkOut, paths.booking, paths.schedulerQuestions];

/** Whether a path belongs to check-out: its own paths, and those of booking. */
export const isWithinCheckOut = (path: string): boolean =>
  within.some((start) => `${path}/`.toLowerCase().startsWith(`${start}/`));
