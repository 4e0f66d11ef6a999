import type { AccountId, PatientRef } from '../../kernel/index.ts';
import { sameEntry, type EntryRef } from '../entries/entry-ref.ts';
import type { OwnNote } from '../entries/own-note.ts';
import type { OwnNotes } from '../ports/own-notes.ts';

const keyOf = (account: AccountId, { practice, patient }: PatientRef): string =>
  JSON.stringify([account, practice, patient]);

export class MemoryOwnNotes implements OwnNotes {
  readonly #notes = new Map<string, readonly OwnNote[]>();

  async of(account: AccountId, patient: PatientRef): Promise<readonly OwnNote[]> {
    return this.#notes.get(keyOf(account, patient)) ?? [];
  }

  async keep(account: AccountId, patient: PatientRef, note: OwnNote): Promise<void> {
    const others = (await this.of(account, patient)).filter(({ of }) => !sameEntry(of, note.of));
    this.#notes.set(keyOf(account, patient), [...others, note]);
  }

  async erase(account: AccountId, patient: PatientRef, of: EntryRef): Promise<boolean> {
    const all = await this.of(account, patient);
    const others = all.filter((note) => !sameEntry(note.of, of));
    this.#notes.set(keyOf(account, patient), others);
    return others.length < all.length;
  }
}
