import type { WaitList } from '@portico/application/scheduling';
import {
  earlierTimeScreen,
  offeredPlace,
  takenTime,
  waiting,
  waitLook,
  waitPlace,
  waitRequest,
} from '../codecs/wait-list.codec.ts';
import * as documents from '../generated/documents/wait-list.ts';
import { done, fields, input, operation, wireOf } from './operation.ts';

export const waitListWire = wireOf<WaitList>()({
  look: operation(documents.GetEarlierTimeDocument, fields(waitLook), earlierTimeScreen),
  join: operation(documents.JoinWaitListDocument, input(waitRequest), waiting, [
    'not-offered',
    'already-waiting',
    'prepaid',
    'too-late',
  ]),
  leave: operation(documents.LeaveWaitListDocument, fields(waitPlace), done()),
  take: operation(documents.TakeEarlierTimeDocument, fields(offeredPlace), takenTime, ['offer-gone']),
  pass: operation(documents.KeepMyTimeDocument, fields(offeredPlace), done()),
});
