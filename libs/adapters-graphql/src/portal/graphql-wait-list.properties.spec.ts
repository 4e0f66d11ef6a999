import { describe, expect, it } from '@jest/globals';
import type {
  ComingVisitPage,
  WaitListPage,
  LinkShut,
  NotificationLinkActions,
  PracticeBranding,
} from '@portico/application/guests';
import type { VisitMaking } from '@portico/services/guests';
import type {
  WaitList,
  EarlierTimeScreen,
  JoinRefusal,
  OfferedVisit,
  TakenTime,
  WaitedVisit,
  Waiting,
  WaitRequest,
} from '@portico/application/scheduling';
import type { AppointmentLocation } from '@portico/domain/appointments';
import {
  failed,
  ok,
  SECOND,
  type AppointmentId,
  type HoldId,
  type LocationId,
  type PracticeId,
  type ResourceId,
  type VisitReasonId,
} from '@portico/domain/kernel';
import { ids, instants, localDates, timeZones, withOptional, words } from '@portico/domain/kernel/testing';
import { noticeChoices, partsOfDay, type WaitId } from '@portico/domain/scheduling';
import fc from 'fast-check';
import type { GatewayContext } from '../gateway/index.ts';
import { notingService } from '../testing/recording-service.ts';
import { gatewayFetch, tab } from '../testing/gateway-fetch.ts';
import { waitListWire } from '../wire/wait-list.wire.ts';
import { GraphqlNotificationLinkActions } from './graphql-notification-link-actions.ts';

const places: fc.Arbitrary<AppointmentLocation> = withOptional(
  {
    id: ids('place-'),
    office: words(),
    addressLines: fc.array(words(), { maxLength: 3 }),
    city: words(),
    state: words(),
    zip: words(),
    timeZone: timeZones,
  },
  { phone: words() },
) as fc.Arbitrary<AppointmentLocation>;
const span = { start: instants, end: instants };
const keptFor = fc.nat(7_200).map((seconds) => seconds * SECOND);
const practices = ids<PracticeId>('practice-');
const offered: fc.Arbitrary<OfferedVisit> = withOptional(
  {
    ...span,
    hold: ids<HoldId>('hold-'),
    keptFor,
    video: fc.boolean(),
    provider: withOptional({ id: ids('provider-'), name: words() }, { specialty: words() }),
    location: places,
  },
  { visitType: words() },
) as fc.Arbitrary<OfferedVisit>;
const waitings: fc.Arbitrary<Waiting> = withOptional(
  { id: ids<WaitId>('wait-'), practice: fc.record({ id: practices, name: words() }), since: instants },
  { replaces: fc.record({ visit: ids<AppointmentId>('visit-'), start: instants }), offered },
);
const visits = withOptional(
  { ...span, id: ids<AppointmentId>('visit-'), video: fc.boolean(), providerName: words(), location: places },
  { visitType: words() },
) as fc.Arbitrary<WaitedVisit>;
const offersOf = fc.record({
  resource: ids<ResourceId>('r-'),
  visitReason: ids<VisitReasonId>('k-'),
  location: ids<LocationId>('l-'),
});
const screens: fc.Arbitrary<EarlierTimeScreen> = withOptional(
  { practice: fc.record({ id: practices, name: words(), phone: words() }), canWait: fc.boolean() },
  { visit: visits, waiting: waitings, free: fc.record({ start: instants, offer: offersOf }) },
);
const taken: fc.Arbitrary<TakenTime> = fc.record({
  ...span,
  appointment: ids<AppointmentId>('visit-'),
  location: places,
});
const requests: fc.Arbitrary<WaitRequest> = withOptional(
  {
    practice: practices,
    about: fc.oneof(
      fc.record({ kind: fc.constant('visit' as const), visit: ids<AppointmentId>('visit-') }),
      fc.record({
        kind: fc.constant('offer' as const),
        offer: fc.record({ resource: ids<ResourceId>('r-'), visitReason: ids('k-'), location: ids('l-') }),
        until: localDates,
      }),
    ),
    anyProvider: fc.boolean(),
    anyOffice: fc.boolean(),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
    partOfDay: fc.constantFrom(...partsOfDay),
    noticeMinutes: fc.constantFrom(...noticeChoices),
  },
  { from: localDates },
) as fc.Arbitrary<WaitRequest>;
const joinRefusals = fc.constantFrom<JoinRefusal>(
  { kind: 'not-offered' },
  { kind: 'already-waiting' },
  { kind: 'prepaid' },
  { kind: 'too-late' },
);
const faces: fc.Arbitrary<PracticeBranding> = withOptional(
  { id: practices, name: words(), phone: words(), management: words() },
  { accent: words(), logo: words() },
);
const shuts: fc.Arbitrary<LinkShut> = fc
  .constantFrom(...(['unknown', 'early', 'expired', 'used', 'revoked', 'locked'] as const))
  .map((why) => ({ kind: 'shut', why }));
const pages: fc.Arbitrary<WaitListPage> = withOptional(
  { practice: faces, isWaiting: fc.boolean() },
  {
    booked: instants,
    offered: fc.record({ ...span, hold: ids<HoldId>('hold-'), keptFor, video: fc.boolean(), location: places }),
  },
);
const coming: fc.Arbitrary<ComingVisitPage> = withOptional(
  {
    ...span,
    practice: faces,
    location: places,
    video: fc.boolean(),
    standing: fc.constantFrom(...(['booked', 'confirmed', 'over'] as const)),
  },
  { changePath: words() },
);

/** The wire with one service behind it, whose questions are noted and answered with what stands in `place`. */
const across = () => {
  const { asked, place, service } = notingService<WaitList & NotificationLinkActions>();
  const visits = async () => ({ waitList: service as WaitList }) as VisitMaking;
  const { client, reported } = tab(
    gatewayFetch(
      () => ({ visits, notificationLinkActions: service as NotificationLinkActions }) as unknown as GatewayContext,
    ),
  );
  return {
    asked,
    place,
    reported,
    waitListService: client.port(waitListWire),
    notificationLinkActions: new GraphqlNotificationLinkActions(client),
  };
};

const runs = { numRuns: 60 };
const offers = fc.record({ practice: practices, id: ids<WaitId>('wait-'), hold: ids<HoldId>('hold-') });

describe('waiting for an earlier time over the wire', () => {
  it('looks at a visit, or at none, and arrives as it was answered', async () => {
    const { asked, place, waitListService } = across();
    const looks = withOptional({ practice: practices }, { visit: ids<AppointmentId>('visit-') });
    await fc.assert(
      fc.asyncProperty(looks, screens, async (look, screen) => {
        place.answer = ok(screen);
        expect(await waitListService.look(look)).toEqual(ok(screen));
        expect(asked.at(-1)).toEqual(['look', look]);
      }),
      runs,
    );
  });

  it('joins as it was wished, or is refused', async () => {
    const { asked, place, waitListService, reported } = across();
    await fc.assert(
      fc.asyncProperty(requests, waitings, joinRefusals, async (request, waiting, refusal) => {
        place.answer = ok(waiting);
        expect(await waitListService.join(request)).toEqual(ok(waiting));
        expect(asked.at(-1)).toEqual(['join', request]);
        place.answer = failed(refusal);
        expect(await waitListService.join(request)).toEqual(failed(refusal));
      }),
      runs,
    );
    expect(reported).toEqual([]);
  });

  it('takes, keeps and leaves what is named', async () => {
    const { asked, place, waitListService } = across();
    const gone = failed({ kind: 'offer-gone' });
    await fc.assert(
      fc.asyncProperty(offers, taken, async (offer, time) => {
        place.answer = ok(time);
        expect(await waitListService.take(offer)).toEqual(ok(time));
        expect(asked.at(-1)).toEqual(['take', offer]);
        place.answer = gone;
        expect(await waitListService.take(offer)).toEqual(gone);
        place.answer = ok(undefined);
        expect(await waitListService.pass(offer)).toEqual(ok(undefined));
        expect(asked.at(-1)).toEqual(['pass', offer]);
        const { hold: _, ...at } = offer;
        expect(await waitListService.leave(at)).toEqual(ok(undefined));
        expect(asked.at(-1)).toEqual(['leave', at]);
      }),
      runs,
    );
  });
});

describe('the links of notices over the wire', () => {
  it('look, and arrive as they were answered, or say why they are shut', async () => {
    const { asked, place, notificationLinkActions, reported } = across();
    await fc.assert(
      fc.asyncProperty(words(), pages, coming, shuts, async (code, page, visit, shut) => {
        place.answer = ok(page);
        expect(await notificationLinkActions.earlierTime(code)).toEqual(ok(page));
        expect(asked.at(-1)).toEqual(['earlierTime', code]);
        place.answer = ok(visit);
        expect(await notificationLinkActions.comingVisit(code)).toEqual(ok(visit));
        expect(await notificationLinkActions.confirm(code)).toEqual(ok(visit));
        expect(asked.slice(-2)).toEqual([
          ['comingVisit', code],
          ['confirm', code],
        ]);
        place.answer = failed(shut);
        for (const answer of [
          notificationLinkActions.earlierTime(code),
          notificationLinkActions.comingVisit(code),
          notificationLinkActions.confirm(code),
        ]) {
          expect(await answer).toEqual(failed(shut));
        }
      }),
      runs,
    );
    expect(reported).toEqual([]);
  });

  it('take, keep and leave by the code', async () => {
    const { asked, place, notificationLinkActions } = across();
    await fc.assert(
      fc.asyncProperty(words(), ids<HoldId>('hold-'), taken, shuts, async (code, hold, time, shut) => {
        place.answer = ok(time);
        expect(await notificationLinkActions.takeEarlierTime(code, hold)).toEqual(ok(time));
        place.answer = failed({ kind: 'offer-gone' });
        expect(await notificationLinkActions.takeEarlierTime(code, hold)).toEqual(failed({ kind: 'offer-gone' }));
        place.answer = failed(shut);
        expect(await notificationLinkActions.takeEarlierTime(code, hold)).toEqual(failed(shut));
        place.answer = ok(undefined);
        expect(await notificationLinkActions.keepMyTime(code, hold)).toEqual(ok(undefined));
        expect(await notificationLinkActions.stopWaiting(code)).toEqual(ok(undefined));
        expect(asked.slice(-2)).toEqual([
          ['keepMyTime', code, hold],
          ['stopWaiting', code],
        ]);
      }),
      runs,
    );
  });
});
