import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { savedDraftsWire } from '../wire/drafts.wire.ts';
import type { GatewayContext } from './gateway-context.ts';
import { resolversOf } from './resolvers-from-table.ts';

const { queries, mutations } = resolversOf(savedDraftsWire, ({ own }) => own().savedDrafts);

export const draftsQueries = queries satisfies QueryResolvers<GatewayContext>;
export const draftsMutations = mutations satisfies MutationResolvers<GatewayContext>;
