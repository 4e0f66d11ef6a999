import type { CheckOutIds, CheckOutRefusal, CheckOutScreen, WayOn } from '@portico/application/visits';
import { parseDecimal, type AppointmentId, type Cents, type PatientId, type PracticeId } from '@portico/domain/kernel';
import { practiceManagements } from '@portico/domain/practices';
import type { CheckOutAnswerPartsFragment, CheckoutIdsInput, CheckOutPartsFragment } from '../generated/operations.ts';
import { fromWire } from '../wire-words.ts';
import { listedFromWire } from './appointments.wire.ts';
import type { Extensions } from './gateway-client.ts';

export const checkoutIdsToWire = ({ patient, appointment, ...more }: CheckOutIds): CheckoutIdsInput => ({
  appointment_id: appointment,
  patient_id: patient.patient,
  practice_id: patient.practice,
  ...(more.planCreated === true ? { paymentPlanCreated: true } : {}),
  ...(more.fromAddAppointment === true ? { fromAddAppointment: true } : {}),
  ...(more.externalData === undefined ? {} : { externalCheckoutData: more.externalData }),
});

const idsFromWire = (wire: CheckOutPartsFragment['checkoutIds']): CheckOutIds => ({
  patient: { practice: wire.practice_id as PracticeId, patient: wire.patient_id as PatientId },
  appointment: wire.appointment_id as AppointmentId,
  ...(wire.paymentPlanCreated ? { planCreated: true } : {}),
  ...(wire.fromAddAppointment ? { fromAddAppointment: true } : {}),
  ...(wire.externalCheckoutData === null ? {} : { externalData: wire.externalCheckoutData }),
});

/** Undefined for a visit in a state that this portal does not know. */
export const screenFromWire = (wire: CheckOutPartsFragment): CheckOutScreen | undefined => {
  const [visit] = listedFromWire(wire.appointment);
  const [next] = wire.next === null ? [] : listedFromWire(wire.next);
  const management = practiceManagements.find((known) => known === wire.checkoutIds.practice_mgmt);
  if (visit === undefined || management === undefined) return undefined;
  const due = parseDecimal(wire.due);
  return {
    ids: idsFromWire(wire.checkoutIds),
    visit,
    phone: wire.practice_phone,
    management,
    state: {
      isCheckedOut: wire.checkedOut,
      parts: wire.steps.map(({ step, standing }) => ({ step: fromWire(step), standing: fromWire(standing) })),
    },
    forms: wire.forms.map(({ form_id: id, title }) => ({ id, title })),
    mayFillForms: wire.mayFillForms,
    surveys: {
      ...(wire.surveysHeading === null ? {} : { heading: wire.surveysHeading }),
      surveys: wire.surveys.map(({ survey_id: id, title }) => ({ id, title })),
    },
    due: due.ok ? due.value : (0 as Cents),
    ...(next === undefined ? {} : { next }),
  };
};

export const wayFromWire = (wire: CheckOutAnswerPartsFragment, isRequested: boolean): WayOn | undefined => {
  const screen = screenFromWire(wire.appointmentCheckOutScreen);
  return screen && { screen, isRequested, redirectSurvey: wire.redirectSurvey };
};

export const checkOutRefusalFrom = ({ reason }: Extensions): CheckOutRefusal | undefined =>
  reason === 'no-check-out' || reason === 'forms-open' ? { kind: reason } : undefined;
