import type { AccountId, PatientRef } from '../../kernel/index.ts';
import type { SeenResults } from '../ports/seen-results.ts';

const keyOf = (account: AccountId, { practice, patient }: PatientRef): string =>
  JSON.stringify([account, practice, patient]);

export class MemorySeenResults implements SeenResults {
  readonly #seen = new Map<string, ReadonlySet<string>>();

  async of(account: AccountId, patient: PatientRef): Promise<ReadonlySet<string>> {
    return this.#seen.get(keyOf(account, patient)) ?? new Set();
  }

  async add(account: AccountId, patient: PatientRef, versions: readonly string[]): Promise<void> {
    const key = keyOf(account, patient);
    this.#seen.set(key, new Set([...(this.#seen.get(key) ?? []), ...versions]));
  }
}
