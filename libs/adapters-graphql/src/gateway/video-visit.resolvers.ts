import { visitRef } from '../codecs/appointments.codec.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';
import type { GatewayContext } from './context.ts';
import { valueOf } from './refusal.ts';

export const videoVisitQueries = {
  getVideoVisitUrl: async (_, { practice_id, patient_id, appointment_id }, { own }) => {
    const visit = visitRef.read({ practiceId: practice_id, patientId: patient_id, appointmentId: appointment_id });
    return { video_visit: { urls: { web: valueOf(await own().videoVisits.address(visit)) } } };
  },
} satisfies QueryResolvers<GatewayContext>;
