import { isoOf, type Instant } from '@portico/domain/kernel';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { quoted } from '../error-codes.ts';
import type { GatewayContext } from './context.ts';
import { valueOf } from './refusal.ts';

export const recoveryQueries: Pick<QueryResolvers<GatewayContext>, 'resetFactors'> = {
  resetFactors: async (_, link, { recovery }) => {
    const { factors, provable } = valueOf(await recovery.factors(link));
    const dateOf = (at: Instant | undefined) => (at === undefined ? null : isoOf(at));
    return {
      factors: factors.map(({ key, kind, name, addedAt, lastUsedAt, confirmed }) => ({
        key,
        kind,
        name: name ?? null,
        added_at: dateOf(addedAt),
        last_used_at: dateOf(lastUsedAt),
        confirmed,
      })),
      provable,
    };
  },
};

export const recoveryMutations: Pick<MutationResolvers<GatewayContext>, 'recoverPassword' | 'resetPassword'> = {
  recoverPassword: async (_, { email }, { recovery, refusals }) => {
    const { kind } = valueOf(await recovery.ask(email));
    if (kind === 'limit-exceeded') await refusals.note('recoverPassword', { outcome: 'refused', reason: kind });
    return { message: kind === 'limit-exceeded' ? quoted.recoveryLimit : 'A link is on its way.' };
  },
  resetPassword: async (_, { username, code, password, remove, proof }, { recovery }) => {
    const request = { ...(remove == null ? {} : { remove }), ...(proof == null ? {} : { proof }) };
    const { email } = valueOf(await recovery.reset({ username, code, password, ...request }));
    return { message: 'Your password was changed.', email };
  },
};
