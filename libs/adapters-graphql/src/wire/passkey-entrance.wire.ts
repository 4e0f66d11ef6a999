import type { SignedIn } from '@portico/application/access';
import type { PasskeyAnswer, PasskeyEntrance } from '@portico/application/authentication';
import { signInAnswer } from '../codecs/access.codec.ts';
import { codec, same, unreadable, type Read, type Written } from '../codecs/codec.ts';
import { field, record } from '../codecs/object-codec.ts';
import { device } from '../codecs/scalars.ts';
import { BeginPasskeySignInDocument, PasskeySignInDocument } from '../generated/documents/authentication.ts';
import { input, nothing, operation, wireOf } from './operation.ts';

const answer = record<PasskeyAnswer>()({ answer: 'answer', device: field('device_identifier', device) });

/** A passkey is proof enough: no other is asked for. */
const signedIn = codec<SignedIn, Written<typeof signInAnswer>, Read<typeof signInAnswer>>(
  signInAnswer.write,
  (json) => {
    const entered = signInAnswer.read(json);
    return entered.kind === 'signed-in' ? entered : unreadable();
  },
);

export const passkeyEntranceWire = wireOf<PasskeyEntrance>()({
  ask: operation(BeginPasskeySignInDocument, nothing, same<string>()),
  enter: operation(PasskeySignInDocument, input(answer), signedIn, ['passkey-refused', 'unconfirmed', 'provider-only']),
});
