import type { ComingVisitPage, WaitListPage, LinkShut, NotificationLinkActions } from '@portico/application/guests';
import type { ServiceResult, Failure } from '@portico/application/kernel';
import type { OfferGone, TakenTime } from '@portico/application/scheduling';
import { failed, ok, type HoldId, type Result } from '@portico/domain/kernel';
import {
  ConfirmVisitDocument,
  GetComingVisitDocument,
  GetGuestEarlierTimeDocument,
  GuestKeepMyTimeDocument,
  GuestLeaveWaitListDocument,
  GuestTakeEarlierTimeDocument,
  type ComingVisitPartsFragment,
  type GetGuestEarlierTimeQuery,
} from '../generated/operations.ts';
import { fromWire } from '../wire-words.ts';
import { instantFromWire } from './appointments.wire.ts';
import type { GatewayClient } from './gateway-client.ts';
import { offerGone } from './graphql-wait-list.ts';
import { brandingFromWire } from './graphql-guests.ts';
import { shut } from './link-shut.ts';
import { present } from './present.ts';
import { keptFromWire, placeFromWire, spanFromWire, takenFromWire } from './wait-list.wire.ts';

export class GraphqlNotificationLinkActions implements NotificationLinkActions {
  readonly #client: GatewayClient;

  constructor(client: GatewayClient) {
    this.#client = client;
  }

  async comingVisit(code: string): ServiceResult<ComingVisitPage, LinkShut> {
    const answer = await this.#client.queryOr(GetComingVisitDocument, { code }, shut);
    return answer.ok ? comingFromWire(answer.value.getComingVisit) : answer;
  }

  async confirm(code: string): ServiceResult<ComingVisitPage, LinkShut> {
    const answer = await this.#client.mutateOr(ConfirmVisitDocument, { code }, shut);
    return answer.ok ? comingFromWire(answer.value.confirmVisit) : answer;
  }

  async earlierTime(code: string): ServiceResult<WaitListPage, LinkShut> {
    const answer = await this.#client.queryOr(GetGuestEarlierTimeDocument, { code }, shut);
    return answer.ok ? ok(waitListFromWire(answer.value.getGuestEarlierTime)) : answer;
  }

  async takeEarlierTime(code: string, hold: HoldId): ServiceResult<TakenTime, LinkShut | OfferGone> {
    const answer = await this.#client.mutateOr(
      GuestTakeEarlierTimeDocument,
      { code, hold_id: hold },
      (extensions): LinkShut | OfferGone | undefined => shut(extensions) ?? offerGone(extensions),
    );
    return answer.ok ? ok(takenFromWire(answer.value.guestTakeEarlierTime)) : answer;
  }

  async keepMyTime(code: string, hold: HoldId): ServiceResult<void, LinkShut> {
    const answer = await this.#client.mutateOr(GuestKeepMyTimeDocument, { code, hold_id: hold }, shut);
    return answer.ok ? ok(undefined) : answer;
  }

  async stopWaiting(code: string): ServiceResult<void, LinkShut> {
    const answer = await this.#client.mutateOr(GuestLeaveWaitListDocument, { code }, shut);
    return answer.ok ? ok(undefined) : answer;
  }
}

const standings = ['booked', 'confirmed', 'over'] as const;

const comingFromWire = (wire: ComingVisitPartsFragment): Result<ComingVisitPage, Failure> => {
  const standing = standings.find((one) => one === fromWire(wire.standing));
  if (standing === undefined) return failed({ kind: 'malfunction' });
  return ok(
    present({
      practice: brandingFromWire(wire.practice),
      ...spanFromWire(wire),
      location: placeFromWire(wire.place),
      video: wire.video,
      standing,
      changePath: wire.changePath,
    }),
  );
};

const waitListFromWire = ({
  practice,
  isWaiting,
  booked,
  offered,
}: GetGuestEarlierTimeQuery['getGuestEarlierTime']): WaitListPage =>
  present({
    practice: brandingFromWire(practice),
    isWaiting,
    booked: booked === null ? null : instantFromWire(booked),
    offered: offered && {
      hold: offered.hold_id as HoldId,
      ...spanFromWire(offered),
      keptFor: keptFromWire(offered.keptForSeconds),
      video: offered.video,
      location: placeFromWire(offered.place),
    },
  });
