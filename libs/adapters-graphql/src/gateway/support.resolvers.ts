import type { QueryResolvers } from '../generated/resolvers.ts';
import type { GatewayContext } from './context.ts';
import { valueOf } from './refusal.ts';

export const supportQueries: Pick<QueryResolvers<GatewayContext>, 'getSupport'> = {
  getSupport: async (_, __, { own }) => {
    const { phone, email, hours, practice } = valueOf(await own().support.contact());
    return { phone, email, ...hours, practice_name: practice?.name ?? null, practice_phone: practice?.phone ?? null };
  },
};
