import { samePatient, type PatientRef } from '../../kernel/index.ts';
import type { CardId, SavedCard, VaultReference } from '../cards/card.ts';
import type { CardsOnFile } from '../ports/cards-on-file.ts';

/** Cards on file in memory; the newest is kept first. */
export class MemoryCardsOnFile implements CardsOnFile {
  #kept: readonly { readonly card: SavedCard; readonly vault: VaultReference }[] = [];

  async of(patient: PatientRef): Promise<readonly SavedCard[]> {
    const own = this.#kept.map(({ card }) => card).filter((card) => samePatient(card.patient, patient));
    return [...own.filter((card) => card.isDefault), ...own.filter((card) => !card.isDefault)];
  }

  async vaulted(patient: PatientRef, id: CardId) {
    return this.#kept.find(({ card }) => samePatient(card.patient, patient) && card.id === id);
  }

  async add(card: SavedCard, vault: VaultReference): Promise<SavedCard> {
    const known = await this.vaulted(card.patient, card.id);
    if (known !== undefined) return known.card;
    const first = (await this.of(card.patient)).length === 0;
    this.#kept = [{ card: { ...card, isDefault: false }, vault }, ...this.#kept];
    if (first || card.isDefault) await this.makeDefault(card.patient, card.id);
    return { ...card, isDefault: first || card.isDefault };
  }

  async remove(patient: PatientRef, id: CardId): Promise<boolean> {
    const found = await this.vaulted(patient, id);
    if (found === undefined) return false;
    this.#kept = this.#kept.filter((one) => one !== found);
    const [newest] = await this.of(patient);
    if (found.card.isDefault && newest !== undefined) await this.makeDefault(patient, newest.id);
    return true;
  }

  async makeDefault(patient: PatientRef, id: CardId): Promise<boolean> {
    if ((await this.vaulted(patient, id)) === undefined) return false;
    this.#kept = this.#kept.map((one) =>
      samePatient(one.card.patient, patient) ? { ...one, card: { ...one.card, isDefault: one.card.id === id } } : one,
    );
    return true;
  }
}
