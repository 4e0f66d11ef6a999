import type { DeviceId } from '@portico/domain/kernel';
import type { SignedIn } from '../access/index.ts';
import type { ServiceResult } from '../kernel/index.ts';

/** Signing in with a passkey alone: the device has asked who holds it, so that it is two factors in one. */
export interface PasskeyEntrance {
  /** What the browser is to be asked, as WebAuthn's JSON text. */
  ask(): ServiceResult<string>;
  enter(answer: PasskeyAnswer): ServiceResult<SignedIn, PasskeyRefusal>;
}

export interface PasskeyAnswer {
  /** What the browser answered, WebAuthn's JSON text. */
  readonly answer: string;
  readonly device: DeviceId;
}

export type PasskeyRefusal =
  | { readonly kind: 'passkey-refused' }
  | { readonly kind: 'unconfirmed' }
  /** Only an identity provider lets people in here. */
  | { readonly kind: 'provider-only' };
