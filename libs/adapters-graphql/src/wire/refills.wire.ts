import type { Refills } from '@portico/application/refills';
import { same } from '../codecs/codec.ts';
import { refillPage, refillToRequest, refillToWithdraw } from '../codecs/refills.codec.ts';
import { idOf } from '../codecs/scalars.ts';
import * as documents from '../generated/documents/refills.ts';
import type { RefillId } from '@portico/domain/refills';
import { done, fields, input, operation, under, variable, wireOf } from './operation.ts';

export const refillsWire = wireOf<Refills>()({
  medication: operation(documents.GetRefillDocument, variable('medicationId', same<string>()), refillPage),
  request: operation(documents.RequestRefillDocument, input(refillToRequest), under('refillId', idOf<RefillId>()), [
    'already-open',
    'not-current',
  ]),
  withdraw: operation(documents.WithdrawRefillDocument, fields(refillToWithdraw), done(), ['already-answered']),
});
