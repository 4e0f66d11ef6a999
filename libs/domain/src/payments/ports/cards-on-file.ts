import type { Instant, PatientRef } from '../../kernel/index.ts';
import type { CardId, SavedCard, VaultReference } from '../cards/card.ts';

/** Cards that patients keep on file. The number is at the processor; what is stored here can charge and display it. */
export interface CardsOnFile {
  /** The default one first, then the newest. */
  of(patient: PatientRef): Promise<readonly SavedCard[]>;
  /** With the processor's reference for charging it. */
  vaulted(
    patient: PatientRef,
    id: CardId,
  ): Promise<{ readonly card: SavedCard; readonly vault: VaultReference } | undefined>;
  /** The first card of a patient becomes the default one. Undefined if the patient already has `mostCardsOnFile`. */
  add(card: SavedCard, vault: VaultReference, at: Instant): Promise<SavedCard | undefined>;
  /** Deletes a card; the newest remaining one becomes the default. False if it does not exist. */
  remove(patient: PatientRef, id: CardId): Promise<boolean>;
  /** Makes it the default. False if it does not exist. */
  makeDefault(patient: PatientRef, id: CardId): Promise<boolean>;
}
