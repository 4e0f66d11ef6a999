import type { AccountId, Instant, Result } from '../../kernel/index.ts';
import type { EndedIdentity, ExternalIdentity, LinkedIdentity, OfferedProvider } from '../external-identity.ts';

/** What a provider's answer is compared with; has to be kept secret. */
export interface ProviderSecret {
  readonly provider: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface ProviderQuestion {
  /** Where the browser is redirected. */
  readonly address: string;
  readonly secret: ProviderSecret;
}

/** `why`: a code for the log, not for the person. */
export type ProviderRefusal =
  /** It cannot be reached, is too slow, or its answer cannot be parsed. */
  | { readonly kind: 'provider-away'; readonly why: string }
  /** Its answer failed verification. */
  | { readonly kind: 'provider-refused'; readonly why: string }
  /** The person, or the provider, declined. */
  | { readonly kind: 'provider-declined'; readonly why: string };

/** External identity providers. */
export interface IdentityProviders {
  /** In display order; empty if the installation has no provider. */
  readonly offered: readonly OfferedProvider[];
  /** Sign-in by a password, or by a passkey alone, is disabled. */
  readonly only: boolean;
  /** `provider` is the id of an offered one. */
  begin(provider: string): Promise<Result<ProviderQuestion, ProviderRefusal>>;
  /** Redeems the query of the address to which the browser was redirected back. */
  redeem(query: string, secret: ProviderSecret): Promise<Result<ExternalIdentity, ProviderRefusal>>;
  /** Verifies a logout token sent by a provider's server, and returns what ended. */
  ended(logoutToken: string): Promise<Result<EndedIdentity, ProviderRefusal>>;
  /** Where a browser signs out of the provider too, if it supports that. */
  signOutAddress(provider: string): Promise<string | undefined>;
}

/** Links between identities and accounts. */
export interface LinkedIdentities {
  find(issuer: string, subject: string): Promise<LinkedIdentity | undefined>;
  /** In the order in which they were linked. */
  of(account: AccountId): Promise<readonly LinkedIdentity[]>;
  /**
   * Links an identity; false if it is linked to another account. Replaces the account's earlier identity of the same
   * provider; linking the same one again changes nothing.
   */
  link(
    account: AccountId,
    identity: Pick<ExternalIdentity, 'provider' | 'issuer' | 'subject'>,
    at: Instant,
  ): Promise<boolean>;
  /** Returns whether there was one. */
  unlink(account: AccountId, provider: string): Promise<boolean>;
  noteUse(issuer: string, subject: string, at: Instant): Promise<void>;
}
