import type { AccountId, Instant, PatientRef } from '../../kernel/index.ts';
import type { EntryHiding } from '../entries/entry-hiding.ts';
import { sameEntry } from '../entries/entry-ref.ts';
import type { EntryHidings } from '../ports/entry-hidings.ts';

const keyOf = ({ practice, patient }: PatientRef): string => JSON.stringify([practice, patient]);

export class MemoryEntryHidings implements EntryHidings {
  readonly #hidings = new Map<string, readonly EntryHiding[]>();

  async of(patient: PatientRef): Promise<readonly EntryHiding[]> {
    return this.#hidings.get(keyOf(patient)) ?? [];
  }

  async keep(patient: PatientRef, hiding: EntryHiding, _by: AccountId, _at: Instant): Promise<void> {
    const others = (await this.of(patient)).filter(({ of }) => !sameEntry(of, hiding.of));
    this.#hidings.set(keyOf(patient), [...others, hiding]);
  }
}
