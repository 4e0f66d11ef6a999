import {
  earlierTimeScreen,
  offeredPlace,
  takenTime,
  waiting,
  waitLook,
  waitPlace,
  waitRequest,
} from '../codecs/wait-list.codec.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { GatewayContext } from './context.ts';
import { valueOf } from './refusal.ts';

export const waitListQueries = {
  getEarlierTime: async (_, look, { visits }) =>
    earlierTimeScreen.write(valueOf(await (await visits()).waitList.look(waitLook.read(look)))),
} satisfies QueryResolvers<GatewayContext>;

export const waitListMutations = {
  joinWaitList: async (_, { input }, { visits }) =>
    waiting.write(valueOf(await (await visits()).waitList.join(waitRequest.read(input)))),
  leaveWaitList: async (_, place, { visits }) => {
    valueOf(await (await visits()).waitList.leave(waitPlace.read(place)));
    return done;
  },
  takeEarlierTime: async (_, offer, { visits }) =>
    takenTime.write(valueOf(await (await visits()).waitList.take(offeredPlace.read(offer)))),
  keepMyTime: async (_, offer, { visits }) => {
    valueOf(await (await visits()).waitList.pass(offeredPlace.read(offer)));
    return done;
  },
} satisfies MutationResolvers<GatewayContext>;

const done = { status: 200, message: 'Done.' };
