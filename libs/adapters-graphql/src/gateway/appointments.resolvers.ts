import type { PracticeId } from '@portico/domain/kernel';
import { appointmentList, history, listedAppointment } from '../codecs/appointments.codec.ts';
import { optional } from '../codecs/codec.ts';
import { idOf } from '../codecs/scalars.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';
import type { GatewayContext } from './context.ts';
import { valueOf } from './refusal.ts';

const practices = optional(idOf<PracticeId>());

export const appointmentsQueries = {
  getAppointments: async (_, __, { own }) => appointmentList.write(valueOf(await own().appointments.list())),
  getMoreAppointments: async (_, { page, practiceId }, { own }) => ({
    appointments: history.write(valueOf(await own().appointments.more(page, practices.read(practiceId)))),
  }),
} satisfies QueryResolvers<GatewayContext>;

export const appointmentToWire = listedAppointment.write;
