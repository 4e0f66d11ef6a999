import type { ComingVisitPage, EarlierTimePage } from '@portico/application/guests';
import { isoOf } from '@portico/domain/kernel';
import type { ComingVisit, GuestEarlierTime, MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { GatewayContext } from './context.ts';
import { faceToWire } from './guests.resolvers.ts';
import { idFrom } from './payment-input.ts';
import { valueOf } from './refusal.ts';
import { placeToWire, secondsOf, spanToWire, takenToWire } from './wait-list.wire.ts';

export const oneTapQueries: Pick<QueryResolvers<GatewayContext>, 'getGuestEarlierTime' | 'getComingVisit'> = {
  getGuestEarlierTime: async (_, { code }, { oneTap }) => earlierTimeToWire(valueOf(await oneTap.earlierTime(code))),
  getComingVisit: async (_, { code }, { oneTap }) => comingToWire(valueOf(await oneTap.comingVisit(code))),
};

export const oneTapMutations: Pick<
  MutationResolvers<GatewayContext>,
  'guestTakeEarlierTime' | 'guestKeepMyTime' | 'guestLeaveWaitList' | 'confirmVisit'
> = {
  guestTakeEarlierTime: async (_, { code, hold_id }, { oneTap }) =>
    takenToWire(valueOf(await oneTap.takeEarlierTime(code, idFrom(hold_id)))),
  guestKeepMyTime: async (_, { code, hold_id }, { oneTap }) => {
    valueOf(await oneTap.keepMyTime(code, idFrom(hold_id)));
    return done;
  },
  guestLeaveWaitList: async (_, { code }, { oneTap }) => {
    valueOf(await oneTap.stopWaiting(code));
    return done;
  },
  confirmVisit: async (_, { code }, { oneTap }) => comingToWire(valueOf(await oneTap.confirm(code))),
};

const done = { status: 200, message: 'Done.' };

const earlierTimeToWire = ({ practice, isWaiting, booked, offered }: EarlierTimePage): GuestEarlierTime => ({
  practice: faceToWire(practice),
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
  practice: faceToWire(practice),
  ...spanToWire(slot),
  video,
  place: placeToWire(location),
  standing: standings[standing],
  changePath: changePath ?? null,
});
