import type { Elsewhere } from '@portico/application/dashboard';
import { list } from '../codecs/codec.ts';
import { waitingAtPractice } from '../codecs/elsewhere.codec.ts';
import { GetWaitingAtEachDocument, GetWaitingElsewhereDocument } from '../generated/documents/elsewhere.ts';
import { nothing, operation, wireOf } from './operation.ts';

export const elsewhereWire = wireOf<Elsewhere>()({
  waiting: operation(GetWaitingElsewhereDocument, nothing, list(waitingAtPractice)),
  waitingAtEach: operation(GetWaitingAtEachDocument, nothing, list(waitingAtPractice)),
});
