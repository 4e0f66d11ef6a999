import type { QueryResolvers } from '../generated/resolvers.ts';
import type { GatewayContext } from './context.ts';
import { valueOf } from './refusal.ts';

export const profileQueries: Pick<QueryResolvers<GatewayContext>, 'getPersonal'> = {
  getPersonal: async (_, __, { own }) => {
    const personal = valueOf(await own().profile.personal());
    return {
      name: personal.name,
      birth_date: personal.birthDate ?? null,
      language: personal.language,
      email: personal.email ?? null,
      phone: personal.phone ?? null,
      practice_name: personal.practiceName,
      practice_phone: personal.practicePhone,
    };
  },
};
