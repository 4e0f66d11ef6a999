import type { SignedIn } from '@portico/application/access';
import type { PasskeyAnswer, PasskeyEntrance, PasskeyRefusal } from '@portico/application/authentication';
import type { ServiceResult } from '@portico/application/kernel';
import { signInAnswer } from '../codecs/access.codec.ts';
import { unreadable } from '../codecs/codec.ts';
import { BeginPasskeySignInDocument, PasskeySignInDocument } from '../generated/operations.ts';
import { GraphqlPort } from './graphql-port.ts';

export class GraphqlPasskeyEntrance extends GraphqlPort implements PasskeyEntrance {
  ask(): ServiceResult<string> {
    return this.client.ask(BeginPasskeySignInDocument, {}, (challenge) => challenge);
  }

  enter({ answer, device }: PasskeyAnswer): ServiceResult<SignedIn, PasskeyRefusal> {
    return this.client.ask(
      PasskeySignInDocument,
      { input: { answer, device_identifier: device } },
      (json) => {
        const entered = signInAnswer.read(json);
        return entered.kind === 'signed-in' ? entered : unreadable();
      },
      ['passkey-refused', 'unconfirmed', 'provider-only'],
    );
  }
}
