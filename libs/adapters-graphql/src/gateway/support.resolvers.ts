import { supportContact } from '../codecs/support.codec.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';
import type { GatewayContext } from './context.ts';
import { valueOf } from './refusal.ts';

export const supportQueries = {
  getSupport: async (_, __, { own }) => supportContact.write(valueOf(await own().support.contact())),
} satisfies QueryResolvers<GatewayContext>;
