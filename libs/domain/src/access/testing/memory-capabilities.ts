import type { AccountId, CapabilityId, Instant } from '../../kernel/index.ts';
import type { Capability, CodeHash, Purpose } from '../link-capability.ts';
import type { Capabilities } from '../ports/capabilities.ts';

/** Capabilities in memory. */
export class MemoryCapabilities implements Capabilities {
  readonly #kept = new Map<CapabilityId, Capability>();

  async add(capability: Capability): Promise<void> {
    this.#kept.set(capability.id, capability);
  }

  async byCode(code: CodeHash): Promise<Capability | undefined> {
    return [...this.#kept.values()].find((one) => one.code === code);
  }

  async byId(id: CapabilityId): Promise<Capability | undefined> {
    return this.#kept.get(id);
  }

  async last(purpose: Purpose, account: AccountId): Promise<Capability | undefined> {
    return [...this.#kept.values()].findLast((one) => one.purpose === purpose && one.account === account);
  }

  async use(id: CapabilityId, at: Instant): Promise<boolean> {
    const one = this.#kept.get(id);
    if (one === undefined || one.usedAt !== undefined || one.revokedAt !== undefined) return false;
    this.#kept.set(id, { ...one, usedAt: at });
    return true;
  }

  async countWrongCheck(id: CapabilityId): Promise<number> {
    const one = this.#kept.get(id);
    if (one === undefined) return 0;
    this.#kept.set(id, { ...one, wrongChecks: one.wrongChecks + 1 });
    return one.wrongChecks + 1;
  }

  async clearWrongChecks(id: CapabilityId): Promise<void> {
    const one = this.#kept.get(id);
    if (one !== undefined) this.#kept.set(id, { ...one, wrongChecks: 0 });
  }

  async revoke(
    purpose: Purpose,
    { account, chart, resource }: Parameters<Capabilities['revoke']>[1],
    at: Instant,
  ): Promise<void> {
    for (const one of this.#kept.values()) {
      if (one.purpose !== purpose || one.usedAt !== undefined || one.revokedAt !== undefined) continue;
      if (account !== undefined && one.account !== account) continue;
      if (chart !== undefined && (one.practice !== chart.practice || one.patient !== chart.patient)) continue;
      if (resource !== undefined && one.resource !== resource) continue;
      this.#kept.set(one.id, { ...one, revokedAt: at });
    }
  }

  async prune(before: Instant): Promise<void> {
    for (const one of this.#kept.values()) if (one.expiresAt < before) this.#kept.delete(one.id);
  }
}
