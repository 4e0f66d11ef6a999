import { samePatient, type PatientRef } from '../../kernel/index.ts';
import { mostCardsOnFile } from '../card-attempt-limits.ts';
import type { CardId, SavedCard, VaultReference } from '../cards/card.ts';
import type { CardsOnFile } from '../ports/cards-on-file.ts';

/** In-memory cards on file, newest first. Changes are atomic. */
export class MemoryCardsOnFile implements CardsOnFile {
  #kept: readonly { readonly card: SavedCard; readonly vault: VaultReference }[] = [];

  async of(patient: PatientRef): Promise<readonly SavedCard[]> {
    return this.#of(patient);
  }

  async vaulted(patient: PatientRef, id: CardId) {
    return this.#find(patient, id);
  }

  async add(card: SavedCard, vault: VaultReference): Promise<SavedCard | undefined> {
    const known = this.#find(card.patient, card.id);
    if (known !== undefined) return known.card;
    const others = this.#of(card.patient).length;
    if (others >= mostCardsOnFile) return undefined;
    const isDefault = card.isDefault || others === 0;
    this.#kept = [{ card: { ...card, isDefault: false }, vault }, ...this.#kept];
    if (isDefault) this.#setDefault(card.patient, card.id);
    return { ...card, isDefault };
  }

  async remove(patient: PatientRef, id: CardId): Promise<boolean> {
    const found = this.#find(patient, id);
    if (found === undefined) return false;
    this.#kept = this.#kept.filter((one) => one !== found);
    const [newest] = this.#of(patient);
    if (found.card.isDefault && newest !== undefined) this.#setDefault(patient, newest.id);
    return true;
  }

  async makeDefault(patient: PatientRef, id: CardId): Promise<boolean> {
    if (this.#find(patient, id) === undefined) return false;
    this.#setDefault(patient, id);
    return true;
  }

  #of(patient: PatientRef): readonly SavedCard[] {
    const own = this.#kept.map(({ card }) => card).filter((card) => samePatient(card.patient, patient));
    return [...own.filter((card) => card.isDefault), ...own.filter((card) => !card.isDefault)];
  }

  #find(patient: PatientRef, id: CardId) {
    return this.#kept.find(({ card }) => samePatient(card.patient, patient) && card.id === id);
  }

  #setDefault(patient: PatientRef, id: CardId): void {
    this.#kept = this.#kept.map((one) =>
      samePatient(one.card.patient, patient) ? { ...one, card: { ...one.card, isDefault: one.card.id === id } } : one,
    );
  }
}
