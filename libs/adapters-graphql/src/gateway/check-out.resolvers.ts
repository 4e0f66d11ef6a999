import { paths } from '@portico/application/kernel';
import type { BookedVisit } from '@portico/application/scheduling';
import type { CheckOutScreen, WayOn } from '@portico/application/visits';
import { bookingOrder } from '../codecs/booking.codec.ts';
import {
  checkOutIds,
  checkOutScreen,
  offeredSurveys,
  skippedSteps,
  visitToCheckOut,
  wayOn,
} from '../codecs/check-out.codec.ts';
import { filledForms } from '../codecs/filled-forms.codec.ts';
import type {
  CheckOutAnswer,
  CheckOutScreen as WireScreen,
  ContinueCheckoutInput,
  MutationResolvers,
  QueryResolvers,
} from '../generated/resolvers.ts';
import { bookedAnswer } from './booking.resolvers.ts';
import type { GatewayContext } from './gateway-context.ts';
import { ownerOf } from './forms.resolvers.ts';
import { valueOf } from './value-or-refusal.ts';

export const checkOutQueries = {
  getAppointmentCheckOut: async (_, visit, { own }) =>
    screenAnswer(valueOf(await own().checkOuts.screen(visitToCheckOut.read(visit)))),
  continueCheckout: (_, { input }, context) => goOn(input, 'check-out', context),
  continueCheckoutPayment: (_, { input }, context) => goOn(input, 'payment', context),
} satisfies QueryResolvers<GatewayContext>;

export const checkOutMutations = {
  postCheckoutForms: async (_, { input }, { own }) => {
    ownerOf(input);
    const { checkOuts } = own();
    const forms = filledForms.read(input.patientForms ?? []);
    return wayAnswer(valueOf(await checkOuts.checkOut(checkOutIds.read(input.checkoutIds), forms)));
  },
  makeCheckoutAppointment: async (_, { input }, { own }) => {
    const { checkOuts } = own();
    const order = bookingOrder.read(input.appointment);
    const { booked, way } = valueOf(await checkOuts.bookNext(checkOutIds.read(input.checkoutIds), order));
    return wayAnswer(way, booked);
  },
} satisfies MutationResolvers<GatewayContext>;

const goOn = async (
  { checkoutIds, skipped }: ContinueCheckoutInput,
  from: 'check-out' | 'payment',
  { own }: GatewayContext,
): Promise<CheckOutAnswer> =>
  wayAnswer(valueOf(await own().checkOuts.goOn(checkOutIds.read(checkoutIds), skippedSteps.read(skipped), from)));

const wayAnswer = (way: WayOn, booked?: BookedVisit): CheckOutAnswer => {
  const { screen, isRequested, redirectSurvey } = way;
  return {
    ...wayOn.write(way),
    type: 'SUCCESS',
    ...offeredSurveys.write(screen.surveys),
    surveysSelection: screen.surveys.surveys.length > 1,
    submissionResult: { success: true, redirect: !isRequested && redirectSurvey ? paths.checkOutSurvey : null },
    appointmentCheckOutScreen: screenAnswer(screen),
    requested: booked === undefined ? null : bookedAnswer(booked),
  };
};

const screenAnswer = (screen: CheckOutScreen): WireScreen => {
  const { checkoutIds, ...answer } = checkOutScreen.write(screen);
  const { provider, bookedAs, location } = screen.visit.appointment;
  return {
    ...answer,
    checkoutIds: {
      ...checkoutIds,
      provider_id: provider.id,
      resource_id: bookedAs?.resource ?? null,
      location_guid: location.id,
    },
  };
};
