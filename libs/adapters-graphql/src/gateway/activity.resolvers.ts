import { activityPage, wantedActivity } from '../codecs/activity.codec.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';
import type { GatewayContext } from './context.ts';
import { valueOf } from './refusal.ts';

export const activityQueries = {
  getActivityLog: async (_, wanted, { own }) =>
    activityPage.write(valueOf(await own().activity.page(wantedActivity.read(wanted)))),
} satisfies QueryResolvers<GatewayContext>;
