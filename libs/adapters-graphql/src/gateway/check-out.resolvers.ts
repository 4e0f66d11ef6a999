import { paths } from '@portico/application/kernel';
import type { BookedVisit } from '@portico/application/scheduling';
import { type CheckOutIds, type CheckOutScreen, type OfferedSurveys, type WayOn } from '@portico/application/visits';
import { decimalOf, type AppointmentId, type PatientId, type PracticeId } from '@portico/domain/kernel';
import type {
  CheckOutAnswer,
  CheckOutScreen as WireScreen,
  CheckoutIdsInput,
  MutationResolvers,
  QueryResolvers,
} from '../generated/resolvers.ts';
import { fromWire, toWire } from '../wire-words.ts';
import { appointmentToWire } from './appointments.resolvers.ts';
import { bookedToWire, orderFrom } from './booking.resolvers.ts';
import type { GatewayContext } from './context.ts';
import { formsFrom, patientOfForms } from './forms.resolvers.ts';
import { idFrom } from './payment-input.ts';
import { refusal, valueOf } from './refusal.ts';

export const checkOutQueries: Pick<
  QueryResolvers<GatewayContext>,
  'getAppointmentCheckOut' | 'continueCheckout' | 'continueCheckoutPayment'
> = {
  getAppointmentCheckOut: async (_, asked, { own }) =>
    screenToWire(valueOf(await own().checkOuts.screen(idsFrom(asked)))),
  continueCheckout: async (_, { input }, { own }) =>
    wayToWire(
      valueOf(await own().checkOuts.goOn(idsFrom(input.checkoutIds), input.skipped.map(fromWire), 'check-out')),
    ),
  continueCheckoutPayment: async (_, { input }, { own }) =>
    wayToWire(valueOf(await own().checkOuts.goOn(idsFrom(input.checkoutIds), input.skipped.map(fromWire), 'payment'))),
};

export const checkOutMutations: Pick<
  MutationResolvers<GatewayContext>,
  'postCheckoutForms' | 'makeCheckoutAppointment'
> = {
  postCheckoutForms: async (_, { input }, { own }) => {
    patientOfForms(input);
    return wayToWire(
      valueOf(await own().checkOuts.checkOut(idsFrom(input.checkoutIds), formsFrom(input.patientForms ?? []))),
    );
  },
  makeCheckoutAppointment: async (_, { input }, { own }) => {
    const { booked, way } = valueOf(
      await own().checkOuts.bookNext(idsFrom(input.checkoutIds), orderFrom(input.appointment)),
    );
    return wayToWire(way, booked);
  },
};

type Asked = Pick<
  CheckoutIdsInput,
  'appointment_id' | 'patient_id' | 'practice_id' | 'paymentPlanCreated' | 'fromAddAppointment' | 'externalCheckoutData'
>;

/** Whose visit it is has to be said; what else goes along decides nothing. */
const idsFrom = (asked: Asked): CheckOutIds => {
  const { appointment_id, patient_id, practice_id } = asked;
  if (patient_id == null || practice_id == null) throw refusal({ kind: 'bad-input' });
  return {
    patient: { practice: idFrom<PracticeId>(practice_id), patient: idFrom<PatientId>(patient_id) },
    appointment: idFrom<AppointmentId>(appointment_id),
    ...(asked.paymentPlanCreated === true ? { planCreated: true } : {}),
    ...(asked.fromAddAppointment === true ? { fromAddAppointment: true } : {}),
    ...(asked.externalCheckoutData == null ? {} : { externalData: asked.externalCheckoutData }),
  };
};

const surveysToWire = ({ surveys }: OfferedSurveys) => surveys.map(({ id, title }) => ({ survey_id: id, title }));

const wayToWire = ({ screen, isRequested, redirectSurvey }: WayOn, booked?: BookedVisit): CheckOutAnswer => ({
  type: 'SUCCESS',
  redirectSurvey,
  surveys: surveysToWire(screen.surveys),
  surveysSelection: screen.surveys.surveys.length > 1,
  surveysHeading: screen.surveys.heading ?? null,
  submissionResult: { success: true, redirect: !isRequested && redirectSurvey ? paths.checkOutSurvey : null },
  appointmentCheckOutScreen: screenToWire(screen),
  requested: booked === undefined ? null : bookedToWire(booked),
});

const screenToWire = (screen: CheckOutScreen): WireScreen => {
  const { ids, visit, state, next } = screen;
  const { appointment } = visit;
  return {
    checkoutIds: {
      appointment_id: appointment.id,
      patient_id: appointment.patient.patient,
      practice_id: appointment.patient.practice,
      practice_mgmt: screen.management,
      provider_id: appointment.provider.id,
      resource_id: appointment.bookedAs?.resource ?? null,
      location_guid: appointment.location.id,
      paymentPlanCreated: ids.planCreated ?? false,
      fromAddAppointment: ids.fromAddAppointment ?? false,
      externalCheckoutData: ids.externalData ?? null,
    },
    appointment: appointmentToWire(visit),
    practice_phone: screen.phone,
    checkedOut: state.isCheckedOut,
    steps: state.parts.map(({ step, standing }) => ({ step: toWire(step), standing: toWire(standing) })),
    forms: screen.forms.map(({ id, title }) => ({ form_id: id, title })),
    mayFillForms: screen.mayFillForms,
    surveys: surveysToWire(screen.surveys),
    surveysHeading: screen.surveys.heading ?? null,
    due: decimalOf(screen.due),
    next: next === undefined ? null : appointmentToWire(next),
  };
};
