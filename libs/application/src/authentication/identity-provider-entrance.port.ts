import type { ServiceResult } from '../kernel/index.ts';
import type { DeviceId } from '@portico/domain/kernel';

/** Signing in at an identity provider, and returning from it. */
export interface ProviderEntrance {
  /** Returns the address of the provider's page. */
  begin(asked: ProviderAsked): ServiceResult<string, ProviderEntranceRefusal>;
  /** Handles the query that the browser was redirected back with. */
  finish(returned: ProviderReturned): ServiceResult<ProviderOutcome, ProviderEntranceRefusal>;
}

export interface ProviderAsked {
  readonly provider: string;
  readonly device: DeviceId;
}

export interface ProviderReturned {
  /** The query of the address to which the provider redirected the browser. */
  readonly query: string;
  /** The `state` parameter, which identifies the pending sign-in. */
  readonly state: string;
  readonly device: DeviceId;
}

export type ProviderOutcome =
  /** The ticket signs in to an account, through `Access.signIn`. */
  | { readonly kind: 'known'; readonly provider: string; readonly ticket: string }
  | ({ readonly kind: 'unknown' } & UnknownIdentity)
  /** The identity is now linked to the account that asked for it. */
  | { readonly kind: 'linked'; readonly provider: string };

/** An identity that is linked to no account yet, with values to prefill a form. */
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
  /** The browser has only the placeholder device id, so nothing can be bound to it. */
  'device-unknown',
  /** No sign-in is pending in this browser: never started, expired, or already completed. */
  'return-over',
  /** The identity is linked to another account. */
  'identity-taken',
] as const;

export interface ProviderEntranceRefusal {
  readonly kind: (typeof providerEntranceRefusals)[number];
}
