import type { Access, InviteAccepted, SignInRefusal } from '@portico/application/access';
import type { PracticeId } from '@portico/domain/kernel';
import { credentials, layout, proofAsked, resending, signInAnswer } from '../codecs/access.codec.ts';
import { beside, same } from '../codecs/codec.ts';
import { ownPractices } from '../codecs/people.codec.ts';
import { flat, record } from '../codecs/object-codec.ts';
import { idOf } from '../codecs/scalars.ts';
import * as documents from '../generated/documents/access.ts';
import { done, input, under, nothing, operation, variable, wireOf } from './operation.ts';

export const signInRefusals = [
  'wrong-credentials',
  'must-wait',
  'unconfirmed',
  'wrong-code',
  'code-expired',
  'attempt-over',
  'identity-over',
  'account-closed',
  'provider-only',
] as const satisfies readonly SignInRefusal['kind'][];

const answered = { status: 200 as const, message: '' };

export const accessWire = wireOf<Access>()({
  signIn: operation(documents.GetUserTokenDocument, input(credentials), signInAnswer, signInRefusals),
  resendCode: operation(
    documents.SignInResendOtpDocument,
    input(resending),
    beside(answered, under('otpModal', proofAsked)),
    signInRefusals,
  ),
  acceptInvite: operation(
    documents.AcceptConnectInviteDocument,
    variable('inviteCode', same<string>()),
    beside(answered, record<InviteAccepted>()({ practices: flat(ownPractices) })),
    ['invite-refused'],
  ),
  keepLanguage: operation(documents.KeepLanguageDocument, nothing, done()),
  signOut: operation(documents.SignOutDocument, nothing, done()),
  layout: operation(documents.GetLayoutDocument, variable('practiceId', idOf<PracticeId>()), layout),
});
