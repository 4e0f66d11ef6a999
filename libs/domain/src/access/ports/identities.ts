import type { AccountId, Instant, Result } from '../../kernel/index.ts';
import type { EndedIdentity, ExternalIdentity, LinkedIdentity, OfferedProvider } from '../identity.ts';

/** What a question to a provider has to be compared with when its answer comes; nobody else may know it. */
export interface ProviderSecret {
  readonly provider: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface ProviderQuestion {
  /** Where the browser is sent. */
  readonly address: string;
  readonly secret: ProviderSecret;
}

/** `why`: a code for the log, of no use to the person. */
export type ProviderRefusal =
  /** It cannot be reached, is too slow, or says what cannot be read. */
  | { readonly kind: 'provider-away'; readonly why: string }
  /** Its answer does not hold. */
  | { readonly kind: 'provider-refused'; readonly why: string }
  /** The person, or the provider, said no. */
  | { readonly kind: 'provider-declined'; readonly why: string };

/** Those who know people by a sign-in of their own. */
export interface IdentityProviders {
  /** In the order in which they are shown; none where an installation has no provider. */
  readonly offered: readonly OfferedProvider[];
  /** Nobody begins a session by a password, or by a passkey alone. */
  readonly only: boolean;
  /** `provider` is the id of one that is offered. */
  begin(provider: string): Promise<Result<ProviderQuestion, ProviderRefusal>>;
  /** Redeems what a browser brought back, the query of the address that it was sent to. */
  redeem(query: string, secret: ProviderSecret): Promise<Result<ExternalIdentity, ProviderRefusal>>;
  /** What a provider says by a logout token that a server of its brought. */
  ended(logoutToken: string): Promise<Result<EndedIdentity, ProviderRefusal>>;
  /** Where a browser signs out of the provider too, if it has a page for that. */
  signOutAddress(provider: string): Promise<string | undefined>;
}

/** Which identities open which account. */
export interface LinkedIdentities {
  find(issuer: string, subject: string): Promise<LinkedIdentity | undefined>;
  /** In the order in which they were linked. */
  of(account: AccountId): Promise<readonly LinkedIdentity[]>;
  /**
   * Links an identity; false where it opens another account. One of the same provider that the account had before is
   * replaced; linked once more to the same account it stays as it is.
   */
  link(
    account: AccountId,
    identity: Pick<ExternalIdentity, 'provider' | 'issuer' | 'subject'>,
    at: Instant,
  ): Promise<boolean>;
  /** Answers whether there was one. */
  unlink(account: AccountId, provider: string): Promise<boolean>;
  noteUse(issuer: string, subject: string, at: Instant): Promise<void>;
}
