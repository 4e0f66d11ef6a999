import type { DeviceId } from '@portico/domain/kernel';
import type { SignedIn } from '../access/index.ts';
import type { ServiceResult } from '../kernel/index.ts';

/** Signing in with a passkey alone: the device verifies its user, so it counts as two factors. */
export interface PasskeyEntrance {
  /** The request for the browser, as WebAuthn's JSON text. */
  ask(): ServiceResult<string>;
  enter(answer: PasskeyAnswer): ServiceResult<SignedIn, PasskeyRefusal>;
}

export interface PasskeyAnswer {
  /** The browser's response, WebAuthn's JSON text. */
  readonly answer: string;
  readonly device: DeviceId;
}

export type PasskeyRefusal =
  | { readonly kind: 'passkey-refused' }
  | { readonly kind: 'unconfirmed' }
  /** Only sign-in through an identity provider is allowed here. */
  | { readonly kind: 'provider-only' };
