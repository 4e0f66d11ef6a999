import type { QueryResolvers } from '../generated/resolvers.ts';
import type { GatewayContext } from './context.ts';
import { valueOf } from './refusal.ts';

export const supportQueries: Pick<QueryResolvers<GatewayContext>, 'getSupport'> = {
  getSupport: async (_, __, { own }) => {
    const { phone, email, hours, practiceName, practicePhone } = valueOf(await own().support.contact());
    return { phone, email, ...hours, practice_name: practiceName, practice_phone: practicePhone };
  },
};
