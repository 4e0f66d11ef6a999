import type { MutationResolvers } from '../generated/resolvers.ts';
import { quoted } from '../error-codes.ts';
import type { GatewayContext } from './context.ts';
import { valueOf } from './refusal.ts';

export const recoveryMutations: Pick<MutationResolvers<GatewayContext>, 'recoverPassword' | 'resetPassword'> = {
  recoverPassword: async (_, { email }, { recovery, refusals }) => {
    const { kind } = valueOf(await recovery.ask(email));
    if (kind === 'limit-exceeded') await refusals.note('recoverPassword', { outcome: 'refused', reason: kind });
    return { message: kind === 'limit-exceeded' ? quoted.recoveryLimit : 'A link is on its way.' };
  },
  resetPassword: async (_, { username, code, password }, { recovery }) => {
    const { email } = valueOf(await recovery.reset({ username, code, password }));
    return { message: 'Your password was changed.', email };
  },
};
