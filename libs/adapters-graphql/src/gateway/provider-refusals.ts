import type { SignInRefusal } from '@portico/application/access';
import type { ProviderEntranceRefusal } from '@portico/application/authentication';
import type { ErrorCode } from '../error-codes.ts';

type Told =
  | ProviderEntranceRefusal['kind']
  | Extract<SignInRefusal['kind'], 'identity-over' | 'account-closed' | 'provider-only'>;

/** How refusals of signing in at a provider are told on the wire. */
export const providerRefusals: Readonly<Record<Told, readonly [code: ErrorCode, message: string]>> = {
  'provider-away': ['UNAVAILABLE', 'The sign-in service cannot be reached right now.'],
  'provider-refused': ['UNAUTHENTICATED', 'The answer of the sign-in service could not be accepted.'],
  'provider-declined': ['UNAUTHENTICATED', 'The sign-in service did not sign anybody in.'],
  'device-unknown': ['BAD_INPUT', 'This browser keeps nothing, so a sign-in cannot be bound to it.'],
  'return-over': ['UNAUTHENTICATED', 'This sign-in is over, or was begun in another browser.'],
  'identity-taken': ['CONFLICT', 'This identity opens another account.'],
  'identity-over': ['UNAUTHENTICATED', 'This sign-in is over, or was begun in another browser.'],
  'account-closed': ['FORBIDDEN', 'This account is closed.'],
  'provider-only': ['FORBIDDEN', 'Passwords and passkeys alone do not sign in here.'],
};
