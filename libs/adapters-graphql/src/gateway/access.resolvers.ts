import type { PracticeId } from '@portico/domain/kernel';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { accessWire } from '../wire/access.wire.ts';
import type { GatewayContext } from './gateway-context.ts';
import { knownId } from './value-or-refusal.ts';
import { resolversOf } from './resolvers-from-table.ts';

const { queries, mutations } = resolversOf(accessWire, ({ access }) => access);

export const accessQueries = {
  getLayout: async (_, { practiceId }, context) =>
    queries.getLayout(undefined, { practiceId: knownId<PracticeId>(practiceId) }, context),
} satisfies QueryResolvers<GatewayContext>;

export const accessMutations = mutations satisfies MutationResolvers<GatewayContext>;
