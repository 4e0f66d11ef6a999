import type { AskedForm, CheckOutIds, CheckOutScreen, OfferedSurveys, WayOn } from '@portico/application/visits';
import type { PatientId, PracticeId } from '@portico/domain/kernel';
import { practiceManagements } from '@portico/domain/practices';
import { checkOutSteps, stepStatuses, type CheckOutPart } from '@portico/domain/visits';
import { listedAppointment } from './appointments.codec.ts';
import { list, needed, optionalIfReadable } from './codec.ts';
import { both, field, flat, record, within } from './object-codec.ts';
import { id, idOf, mark, money, oneOf, word } from './scalars.ts';

const step = word(checkOutSteps);
export const skippedSteps = list(step);

/** The visit to check out of, by what decides something. */
export const visitToCheckOut = record<Omit<CheckOutIds, 'fromAddAppointment' | 'externalData'>>()({
  patient: {
    practice: field('practice_id', needed(idOf<PracticeId>())),
    patient: field('patient_id', needed(idOf<PatientId>())),
  },
  appointment: id('appointment_id'),
  planCreated: field('paymentPlanCreated', mark),
});

export const checkOutIds = both(
  visitToCheckOut,
  record<Pick<CheckOutIds, 'fromAddAppointment' | 'externalData'>>()({
    fromAddAppointment: field('fromAddAppointment', mark),
    externalData: 'externalCheckoutData',
  }),
);

const part = record<CheckOutPart>()({ step: field('step', step), standing: field('standing', word(stepStatuses)) });
const form = record<AskedForm>()({ id: 'form_id', title: 'title' });
const survey = record<OfferedSurveys['surveys'][number]>()({ id: 'survey_id', title: 'title' });

export const offeredSurveys = record<OfferedSurveys>()({
  heading: 'surveysHeading',
  surveys: field('surveys', list(survey)),
});

export const checkOutScreen = record<CheckOutScreen>()({
  ids: within('checkoutIds', flat(checkOutIds)),
  visit: field('appointment', listedAppointment),
  phone: 'practice_phone',
  management: within('checkoutIds', field('practice_mgmt', oneOf(practiceManagements))),
  state: { isCheckedOut: 'checkedOut', parts: field('steps', list(part)) },
  forms: field('forms', list(form)),
  mayFillForms: 'mayFillForms',
  surveys: flat(offeredSurveys),
  due: field('due', money),
  dueCopay: field('dueCopay', money),
  next: field('next', optionalIfReadable(listedAppointment)),
});

/** Whether the next visit is only requested is known to the page that asked for it. */
export const wayOn = record<Omit<WayOn, 'isRequested'>>()({
  screen: field('appointmentCheckOutScreen', checkOutScreen),
  redirectSurvey: 'redirectSurvey',
});
