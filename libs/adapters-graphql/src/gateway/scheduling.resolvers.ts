import { guidedQuestions } from '../codecs/guided-questions.codec.ts';
import { success } from '../codecs/scalars.ts';
import {
  bookingChoices,
  namedPractice,
  offerAt,
  requestedVisit,
  requestScreen,
  wantedVisit,
} from '../codecs/scheduling.codec.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { GatewayContext } from './context.ts';
import { valueOf } from './refusal.ts';

export const schedulingQueries = {
  getAddAppointment: async (_, wanted, { visits }) => {
    const choices = valueOf(await (await visits()).scheduling.choices(wantedVisit.read(wanted)));
    const { addAppointmentScreen: screen, ...rest } = bookingChoices.write(choices);
    const { id: practiceId, patient: patientId, management: practiceMgmt } = choices.practice;
    const providerCards = screen.providerCards.map((card) => ({ ...card, practiceId, patientId, practiceMgmt }));
    return { addAppointmentScreen: { ...screen, providerCards }, ...rest };
  },
  getIntelligentScheduler: async (_, named, { visits }) =>
    guidedQuestions.write(valueOf(await (await visits()).scheduling.questions(namedPractice.read(named)))),
  getAvailableVertexTime: async (_, { input }, { visits }) => {
    const { scheduling } = await visits();
    const { place, offer } = offerAt.read(input);
    return { VertexAppointmentScreen: requestScreen.write(valueOf(await scheduling.requesting(place, offer))) };
  },
} satisfies QueryResolvers<GatewayContext>;

export const schedulingMutations = {
  getVertexRequestAppointment: async (_, { input }, { visits }) => {
    const status = success.write(valueOf(await (await visits()).scheduling.request(requestedVisit.read(input))));
    return { status, message: 'The visit was requested.' };
  },
} satisfies MutationResolvers<GatewayContext>;
