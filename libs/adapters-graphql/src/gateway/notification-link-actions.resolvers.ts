import type { ComingVisitPage, WaitListPage } from '@portico/application/guests';
import { isoOf } from '@portico/domain/kernel';
import type { ComingVisit, GuestEarlierTime, MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { GatewayContext } from './context.ts';
import { brandingToWire } from './guests.resolvers.ts';
import { idFrom } from './payment-input.ts';
import { valueOf } from './refusal.ts';
import { placeToWire, secondsOf, spanToWire, takenToWire } from './wait-list.wire.ts';

export const notificationLinkActionsQueries: Pick<
  QueryResolvers<GatewayContext>,
  'getGuestEarlierTime' | 'getComingVisit'
> = {
  getGuestEarlierTime: async (_, { code }, { notificationLinkActions }) =>
    waitListToWire(valueOf(await notificationLinkActions.earlierTime(code))),
  getComingVisit: async (_, { code }, { notificationLinkActions }) =>
    comingToWire(valueOf(await notificationLinkActions.comingVisit(code))),
};

export const notificationLinkActionsMutations: Pick<
  MutationResolvers<GatewayContext>,
  'guestTakeEarlierTime' | 'guestKeepMyTime' | 'guestLeaveWaitList' | 'confirmVisit'
> = {
  guestTakeEarlierTime: async (_, { code, hold_id }, { notificationLinkActions }) =>
    takenToWire(valueOf(await notificationLinkActions.takeEarlierTime(code, idFrom(hold_id)))),
  guestKeepMyTime: async (_, { code, hold_id }, { notificationLinkActions }) => {
    valueOf(await notificationLinkActions.keepMyTime(code, idFrom(hold_id)));
    return done;
  },
  guestLeaveWaitList: async (_, { code }, { notificationLinkActions }) => {
    valueOf(await notificationLinkActions.stopWaiting(code));
    return done;
  },
  confirmVisit: async (_, { code }, { notificationLinkActions }) =>
    comingToWire(valueOf(await notificationLinkActions.confirm(code))),
};

const done = { status: 200, message: 'Done.' };

const waitListToWire = ({ practice, isWaiting, booked, offered }: WaitListPage): GuestEarlierTime => ({
  practice: brandingToWire(practice),
  isWaiting,
  booked: booked === undefined ? null : isoOf(booked),
  offered:
    offered === undefined
      ? null
      : {
          hold_id: offered.hold,
          ...spanToWire(offered),
          keptForSeconds: secondsOf(offered.keptFor),
          video: offered.video,
          place: placeToWire(offered.location),
        },
});

const standings = { booked: 'BOOKED', confirmed: 'CONFIRMED', over: 'OVER' } as const;

const comingToWire = ({ practice, location, video, standing, changePath, ...slot }: ComingVisitPage): ComingVisit => ({
  practice: brandingToWire(practice),
  ...spanToWire(slot),
  video,
  place: placeToWire(location),
  standing: standings[standing],
  changePath: changePath ?? null,
});
