import { resetFactors, resetRequest } from '../codecs/recovery.codec.ts';
import { quoted } from '../error-codes.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { GatewayContext } from './context.ts';
import { valueOf } from './refusal.ts';

export const recoveryQueries = {
  resetFactors: async (_, link, { recovery }) => resetFactors.write(valueOf(await recovery.factors(link))),
} satisfies QueryResolvers<GatewayContext>;

export const recoveryMutations = {
  recoverPassword: async (_, { email }, { recovery, refusals }) => {
    const { kind } = valueOf(await recovery.ask(email));
    if (kind === 'limit-exceeded') await refusals.note('recoverPassword', { outcome: 'refused', reason: kind });
    return { message: kind === 'limit-exceeded' ? quoted.recoveryLimit : 'A link is on its way.' };
  },
  resetPassword: async (_, request, { recovery }) => {
    const { email } = valueOf(await recovery.reset(resetRequest.read(request)));
    return { message: 'Your password was changed.', email };
  },
} satisfies MutationResolvers<GatewayContext>;
