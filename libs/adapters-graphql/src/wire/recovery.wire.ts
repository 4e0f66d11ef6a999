import type { Recovery } from '@portico/application/recovery';
import { beside, same } from '../codecs/codec.ts';
import { recoveryAnswer, resetDone, resetFactors, resetLink, resetRequest } from '../codecs/recovery.codec.ts';
import {
  RecoverPasswordDocument,
  ResetFactorsDocument,
  ResetPasswordDocument,
} from '../generated/documents/recovery.ts';
import { fields, operation, variable, wireOf } from './operation.ts';

export const recoveryWire = wireOf<Recovery>()({
  ask: operation(RecoverPasswordDocument, variable('email', same<string>()), recoveryAnswer),
  factors: operation(ResetFactorsDocument, fields(resetLink), resetFactors, ['link-over']),
  reset: operation(ResetPasswordDocument, fields(resetRequest), beside({ message: '' }, resetDone), [
    'link-over',
    'wrong-code',
    'unfit-password',
    'known-password',
  ]),
});
