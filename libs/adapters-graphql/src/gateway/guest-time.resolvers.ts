import type { MutationResolvers } from '../generated/resolvers.ts';
import { guestTimeWire } from '../wire/guest-time.wire.ts';
import type { GatewayContext } from './gateway-context.ts';
import { resolversOf } from './resolvers-from-table.ts';

export const guestTimeMutations = resolversOf(guestTimeWire, ({ guestTime }) => guestTime)
  .mutations satisfies MutationResolvers<GatewayContext>;
