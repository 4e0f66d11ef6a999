import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { schedulingWire } from '../wire/scheduling.wire.ts';
import type { GatewayContext } from './gateway-context.ts';
import { resolversOf } from './resolvers-from-table.ts';

const { queries, mutations } = resolversOf(
  schedulingWire(() => ''),
  async ({ visits }) => (await visits()).scheduling,
);

export const schedulingQueries = {
  ...queries,
  getAddAppointment: async (_, wanted, context) => {
    const { addAppointmentScreen: screen, ...rest } = await queries.getAddAppointment(undefined, wanted, context);
    const { practice_id: practiceId, patient_id: patientId, practice_mgmt: practiceMgmt } = screen.practice_information;
    const providerCards = screen.providerCards.map((card) => ({ ...card, practiceId, patientId, practiceMgmt }));
    return { addAppointmentScreen: { ...screen, providerCards }, ...rest };
  },
} satisfies QueryResolvers<GatewayContext>;

export const schedulingMutations = mutations satisfies MutationResolvers<GatewayContext>;
