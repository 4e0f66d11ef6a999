import type { AccountId, Instant, PatientRef } from '../../kernel/index.ts';
import type { AnnouncedResults, Announcement } from '../ports/announced-results.ts';

interface Kept extends Announcement {
  readonly key: string;
  readonly at: Instant;
  readonly isTold: boolean;
}

const keyOf = (account: AccountId, { practice, patient }: PatientRef): string =>
  JSON.stringify([account, practice, patient]);

export class MemoryAnnouncedResults implements AnnouncedResults {
  #kept: readonly Kept[] = [];

  async begin(
    account: AccountId,
    patient: PatientRef,
    versions: readonly string[],
    id: string,
    at: Instant,
  ): Promise<readonly Announcement[]> {
    const key = keyOf(account, patient);
    const known = new Set(this.#kept.filter((one) => one.key === key).flatMap((one) => one.versions));
    const added = versions.filter((version) => !known.has(version)).sort();
    if (added.length > 0) this.#kept = [...this.#kept, { key, id, versions: added, at, isTold: false }];
    return this.#kept
      .filter((one) => one.key === key && !one.isTold)
      .map((one) => ({ id: one.id, versions: one.versions }));
  }

  async told(account: AccountId, patient: PatientRef, id: string): Promise<void> {
    const key = keyOf(account, patient);
    this.#kept = this.#kept.map((one) => (one.key === key && one.id === id ? { ...one, isTold: true } : one));
  }

  async prune(before: Instant): Promise<void> {
    this.#kept = this.#kept.filter(({ at }) => at >= before);
  }
}
