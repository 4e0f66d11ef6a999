import { failed, ok, type AccountId, type Instant, type Result } from '../../kernel/index.ts';
import type { EndedIdentity, ExternalIdentity, LinkedIdentity, OfferedProvider } from '../external-identity.ts';
import type {
  IdentityProviders,
  LinkedIdentities,
  ProviderQuestion,
  ProviderRefusal,
  ProviderSecret,
} from '../ports/identity-providers.ts';

/** In-memory linked identities. */
export class MemoryLinkedIdentities implements LinkedIdentities {
  #kept: readonly LinkedIdentity[] = [];

  async find(issuer: string, subject: string): Promise<LinkedIdentity | undefined> {
    return this.#kept.find((one) => one.issuer === issuer && one.subject === subject);
  }

  async of(account: AccountId): Promise<readonly LinkedIdentity[]> {
    return this.#kept.filter((one) => one.account === account);
  }

  async link(account: AccountId, identity: Parameters<LinkedIdentities['link']>[1], at: Instant): Promise<boolean> {
    const { provider, issuer, subject } = identity;
    const held = this.#kept.find((one) => one.issuer === issuer && one.subject === subject);
    if (held !== undefined) return held.account === account;
    const others = this.#kept.filter((one) => one.account !== account || one.provider !== provider);
    this.#kept = [...others, { account, provider, issuer, subject, linkedAt: at }];
    return true;
  }

  async unlink(account: AccountId, provider: string): Promise<boolean> {
    const before = this.#kept.length;
    this.#kept = this.#kept.filter((one) => one.account !== account || one.provider !== provider);
    return this.#kept.length < before;
  }

  async noteUse(issuer: string, subject: string, at: Instant): Promise<void> {
    this.#kept = this.#kept.map((one) =>
      one.issuer === issuer && one.subject === subject ? { ...one, lastUsedAt: at } : one,
    );
  }
}

/**
 * Identity providers without a network: the query that a browser brings back is the identity as JSON text, and so is a
 * logout token. The `state` of requests counts up.
 */
export class SpelledProviders implements IdentityProviders {
  offered: readonly OfferedProvider[] = [];
  only = false;
  /** The refusal of the next request. */
  refusal: ProviderRefusal | undefined;
  #asked = 0;

  offer(...ids: readonly string[]): void {
    this.offered = ids.map((id) => ({ id, name: { en: `${id} in English`, es: `${id} en español` } }));
  }

  async begin(provider: string): Promise<Result<ProviderQuestion, ProviderRefusal>> {
    if (this.refusal !== undefined) return failed(this.refusal);
    this.#asked += 1;
    const state = `state-${this.#asked}`;
    const secret = { provider, state, nonce: `nonce-${this.#asked}`, verifier: `verifier-${this.#asked}` };
    return ok({ address: `https://${provider}.example/${state}`, secret });
  }

  async redeem(query: string, secret: ProviderSecret): Promise<Result<ExternalIdentity, ProviderRefusal>> {
    if (this.refusal !== undefined) return failed(this.refusal);
    const { provider } = secret;
    return ok({ provider, issuer: `https://${provider}.example`, subject: '', strong: false, ...JSON.parse(query) });
  }

  async ended(logoutToken: string): Promise<Result<EndedIdentity, ProviderRefusal>> {
    return this.refusal === undefined ? ok(JSON.parse(logoutToken) as EndedIdentity) : failed(this.refusal);
  }

  async signOutAddress(provider: string): Promise<string | undefined> {
    return `https://${provider}.example/sign-out`;
  }
}
