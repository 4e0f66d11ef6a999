import type { AccountId, Instant } from '../../kernel/index.ts';
import type { LinkedIdentity } from '../identity.ts';
import type { LinkedIdentities } from '../ports/identities.ts';

/** Linked identities in memory. */
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
