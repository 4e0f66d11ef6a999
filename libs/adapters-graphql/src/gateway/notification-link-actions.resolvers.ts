import type { HoldId } from '@portico/domain/kernel';
import { comingVisit, waitListPage } from '../codecs/notification-link-actions.codec.ts';
import { idOf } from '../codecs/scalars.ts';
import { takenTime } from '../codecs/wait-list.codec.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { GatewayContext } from './gateway-context.ts';
import { valueOf } from './value-or-refusal.ts';

export const notificationLinkActionsQueries = {
  getGuestEarlierTime: async (_, { code }, { notificationLinkActions }) =>
    waitListPage.write(valueOf(await notificationLinkActions.earlierTime(code))),
  getComingVisit: async (_, { code }, { notificationLinkActions }) =>
    comingVisit.write(valueOf(await notificationLinkActions.comingVisit(code))),
} satisfies QueryResolvers<GatewayContext>;

const holds = idOf<HoldId>();

export const notificationLinkActionsMutations = {
  guestTakeEarlierTime: async (_, { code, hold_id }, { notificationLinkActions }) =>
    takenTime.write(valueOf(await notificationLinkActions.takeEarlierTime(code, holds.read(hold_id)))),
  guestKeepMyTime: async (_, { code, hold_id }, { notificationLinkActions }) => {
    valueOf(await notificationLinkActions.keepMyTime(code, holds.read(hold_id)));
    return done;
  },
  guestLeaveWaitList: async (_, { code }, { notificationLinkActions }) => {
    valueOf(await notificationLinkActions.stopWaiting(code));
    return done;
  },
  confirmVisit: async (_, { code }, { notificationLinkActions }) =>
    comingVisit.write(valueOf(await notificationLinkActions.confirm(code))),
} satisfies MutationResolvers<GatewayContext>;

const done = { status: 200, message: '' };
