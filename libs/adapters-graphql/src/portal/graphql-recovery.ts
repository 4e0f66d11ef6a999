import type { ServiceResult } from '@portico/application/kernel';
import type {
  LinkOver,
  Recovery,
  RecoveryAnswer,
  ResetDone,
  ResetFactors,
  ResetLink,
  ResetRefusal,
  ResetRequest,
} from '@portico/application/recovery';
import { resetFactors, resetRequest } from '../codecs/recovery.codec.ts';
import { quoted } from '../error-codes.ts';
import { RecoverPasswordDocument, ResetFactorsDocument, ResetPasswordDocument } from '../generated/operations.ts';
import { GraphqlPort } from './graphql-port.ts';

export class GraphqlRecovery extends GraphqlPort implements Recovery {
  /** The message is all that is answered: the one of the limit is known by its text (`ACC-189`). */
  ask(email: string): ServiceResult<RecoveryAnswer> {
    return this.client.ask(RecoverPasswordDocument, { email }, ({ message }) => ({
      kind: message === quoted.recoveryLimit ? 'limit-exceeded' : 'asked',
    }));
  }

  factors(link: ResetLink): ServiceResult<ResetFactors, LinkOver> {
    return this.client.ask(ResetFactorsDocument, { ...link }, resetFactors.read, ['link-over']);
  }

  reset(request: ResetRequest): ServiceResult<ResetDone, ResetRefusal> {
    return this.client.ask(ResetPasswordDocument, resetRequest.write(request), ({ email }) => ({ email }), [
      'link-over',
      'wrong-code',
      'unfit-password',
      'known-password',
    ]);
  }
}
