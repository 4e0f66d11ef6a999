import { recoveryAnswer } from '../codecs/recovery.codec.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { recoveryWire } from '../wire/recovery.wire.ts';
import type { GatewayContext } from './gateway-context.ts';
import { valueOf } from './value-or-refusal.ts';
import { resolversOf } from './resolvers-from-table.ts';

const { queries, mutations } = resolversOf(recoveryWire, ({ recovery }) => recovery);

export const recoveryQueries = queries satisfies QueryResolvers<GatewayContext>;

export const recoveryMutations = {
  ...mutations,
  recoverPassword: async (_, { email }, { recovery, refusals }) => {
    const answer = valueOf(await recovery.ask(email));
    const { kind } = answer;
    if (kind === 'limit-exceeded') await refusals.note('recoverPassword', { outcome: 'refused', reason: kind });
    return recoveryAnswer.write(answer);
  },
} satisfies MutationResolvers<GatewayContext>;
