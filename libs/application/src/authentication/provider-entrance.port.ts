import type { DeviceId } from '@portico/domain/kernel';
import type { ServiceResult } from '../kernel/index.ts';

/** The path of the portal that a provider sends browsers back to, and no other. */
export const signInReturnPath = '/sign_in/return';

/** Signing in at an identity provider, and coming back from there. */
export interface ProviderEntrance {
  /** Answers the address of the provider's page. */
  begin(asked: ProviderAsked): ServiceResult<string, ProviderEntranceRefusal>;
  /** Takes in what a browser was sent back with. */
  finish(returned: ProviderReturned): ServiceResult<ProviderOutcome, ProviderEntranceRefusal>;
}

export interface ProviderAsked {
  readonly provider: string;
  readonly device: DeviceId;
}

export interface ProviderReturned {
  /** The query of the address that the provider sent the browser to. */
  readonly query: string;
  /** The `state` in it, which names the question. */
  readonly state: string;
  readonly device: DeviceId;
}

export type ProviderOutcome =
  /** The ticket opens an account, by `Access.signIn`. */
  | { readonly kind: 'known'; readonly provider: string; readonly ticket: string }
  | ({ readonly kind: 'unknown' } & UnknownIdentity)
  /** The identity opens the account that asked for it from now on. */
  | { readonly kind: 'linked'; readonly provider: string };

/** Somebody who opens no account yet, with what may be filled into a form for them. */
export interface UnknownIdentity {
  readonly provider: string;
  readonly ticket: string;
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

export const providerEntranceRefusals = [
  'provider-away',
  'provider-refused',
  'provider-declined',
  /** This browser cannot be told apart from others, so nothing can be bound to it. */
  'device-unknown',
  /** Nothing was asked of a provider in this browser, or it was too long ago, or it was answered before. */
  'return-over',
  /** It opens another account. */
  'identity-taken',
] as const;

export interface ProviderEntranceRefusal {
  readonly kind: (typeof providerEntranceRefusals)[number];
}
