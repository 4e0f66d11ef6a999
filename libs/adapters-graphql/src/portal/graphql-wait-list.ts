import type { ServiceResult } from '@portico/application/kernel';
import type {
  EarlierTimeScreen,
  JoinRefusal,
  OfferedPlace,
  OfferGone,
  TakenTime,
  Waiting,
  WaitList,
  WaitLook,
  WaitPlace,
  WaitRequest,
} from '@portico/application/scheduling';
import {
  earlierTimeScreen,
  offeredPlace,
  takenTime,
  waiting,
  waitLook,
  waitPlace,
  waitRequest,
} from '../codecs/wait-list.codec.ts';
import {
  GetEarlierTimeDocument,
  JoinWaitListDocument,
  KeepMyTimeDocument,
  LeaveWaitListDocument,
  TakeEarlierTimeDocument,
} from '../generated/operations.ts';
import { done } from './gateway-client.ts';
import { GraphqlPort } from './graphql-port.ts';

export class GraphqlWaitList extends GraphqlPort implements WaitList {
  look(look: WaitLook): ServiceResult<EarlierTimeScreen> {
    return this.client.ask(GetEarlierTimeDocument, waitLook.write(look), earlierTimeScreen.read);
  }

  join(request: WaitRequest): ServiceResult<Waiting, JoinRefusal> {
    const input = waitRequest.write(request);
    return this.client.ask(JoinWaitListDocument, { input }, waiting.read, [
      'not-offered',
      'already-waiting',
      'prepaid',
      'too-late',
    ]);
  }

  leave(place: WaitPlace): ServiceResult<void> {
    return this.client.ask(LeaveWaitListDocument, waitPlace.write(place), done);
  }

  take(offer: OfferedPlace): ServiceResult<TakenTime, OfferGone> {
    return this.client.ask(TakeEarlierTimeDocument, offeredPlace.write(offer), takenTime.read, ['offer-gone']);
  }

  pass(offer: OfferedPlace): ServiceResult<void> {
    return this.client.ask(KeepMyTimeDocument, offeredPlace.write(offer), done);
  }
}
