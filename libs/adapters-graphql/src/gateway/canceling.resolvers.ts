import { visitRef } from '../codecs/appointments.codec.ts';
import { cancellationOffer, cancellationOrder } from '../codecs/canceling.codec.ts';
import { success } from '../codecs/scalars.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { GatewayContext } from './context.ts';
import { valueOf } from './refusal.ts';

export const cancelingQueries = {
  getCancellation: async (_, visit, { visits }) =>
    cancellationOffer.write(valueOf(await (await visits()).canceling.offer(visitRef.read(visit)))),
} satisfies QueryResolvers<GatewayContext>;

export const cancelingMutations = {
  cancelAppointment: async (_, { input }, { visits }) => {
    const { canceling } = await visits();
    return success.write(valueOf(await canceling.cancel(visitRef.read(input), cancellationOrder.read(input))));
  },
} satisfies MutationResolvers<GatewayContext>;
