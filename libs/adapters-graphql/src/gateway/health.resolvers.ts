import type { AppointmentId, PracticeId } from '@portico/domain/kernel';
import { list } from '../codecs/codec.ts';
import { idOf } from '../codecs/scalars.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { healthWire } from '../wire/health.wire.ts';
import type { GatewayContext } from './gateway-context.ts';
import { valueOf } from './value-or-refusal.ts';
import { resolversOf } from './resolvers-from-table.ts';
import { listedDocument } from './visit-summary.resolvers.ts';

const { queries, mutations } = resolversOf(healthWire, ({ own }) => own().health);
const visits = list(idOf<AppointmentId>());

export const healthMutations = mutations satisfies MutationResolvers<GatewayContext>;

export const healthQueries = {
  ...queries,
  getMyHealth: async (_, { input }, context) => {
    const { myHealthScreen, ...beside } = await queries.getMyHealth(undefined, {}, context);
    if (input == null) return { myHealthScreen: { ...myHealthScreen, summaries: [] }, ...beside };
    const practice = idOf<PracticeId>().read(input.practiceId);
    const listed = valueOf(await context.own().summaries.listed(practice, visits.read(input.ccda)));
    return { myHealthScreen: { ...myHealthScreen, summaries: listed.map(listedDocument) }, ...beside };
  },
} satisfies QueryResolvers<GatewayContext>;
