import type { ComingVisitPage, LinkShut, NotificationLinkActions, WaitListPage } from '@portico/application/guests';
import type { ServiceResult } from '@portico/application/kernel';
import type { OfferGone, TakenTime } from '@portico/application/scheduling';
import type { HoldId } from '@portico/domain/kernel';
import { comingVisit, waitListPage } from '../codecs/notification-link-actions.codec.ts';
import { takenTime } from '../codecs/wait-list.codec.ts';
import {
  ConfirmVisitDocument,
  GetComingVisitDocument,
  GetGuestEarlierTimeDocument,
  GuestKeepMyTimeDocument,
  GuestLeaveWaitListDocument,
  GuestTakeEarlierTimeDocument,
} from '../generated/operations.ts';
import { done } from './gateway-client.ts';
import { GraphqlPort } from './graphql-port.ts';

export class GraphqlNotificationLinkActions extends GraphqlPort implements NotificationLinkActions {
  comingVisit(code: string): ServiceResult<ComingVisitPage, LinkShut> {
    return this.client.ask(GetComingVisitDocument, { code }, comingVisit.read, ['shut']);
  }

  confirm(code: string): ServiceResult<ComingVisitPage, LinkShut> {
    return this.client.ask(ConfirmVisitDocument, { code }, comingVisit.read, ['shut']);
  }

  earlierTime(code: string): ServiceResult<WaitListPage, LinkShut> {
    return this.client.ask(GetGuestEarlierTimeDocument, { code }, waitListPage.read, ['shut']);
  }

  takeEarlierTime(code: string, hold: HoldId): ServiceResult<TakenTime, LinkShut | OfferGone> {
    const variables = { code, hold_id: hold };
    return this.client.ask(GuestTakeEarlierTimeDocument, variables, takenTime.read, ['shut', 'offer-gone']);
  }

  keepMyTime(code: string, hold: HoldId): ServiceResult<void, LinkShut> {
    return this.client.ask(GuestKeepMyTimeDocument, { code, hold_id: hold }, done, ['shut']);
  }

  stopWaiting(code: string): ServiceResult<void, LinkShut> {
    return this.client.ask(GuestLeaveWaitListDocument, { code }, done, ['shut']);
  }
}
