import type { Instant, PatientRef } from '../../kernel/index.ts';
import type { CardId, SavedCard, VaultReference } from '../cards/card.ts';

/** Cards that patients let the portal keep. The number is at the processor; what is here can charge and show it. */
export interface CardsOnFile {
  /** The default one first, then the newest. */
  of(patient: PatientRef): Promise<readonly SavedCard[]>;
  /** With what the processor wants to be told. */
  vaulted(
    patient: PatientRef,
    id: CardId,
  ): Promise<{ readonly card: SavedCard; readonly vault: VaultReference } | undefined>;
  /** The first card of a patient becomes the default one. Undefined where the patient has `mostCardsOnFile` others. */
  add(card: SavedCard, vault: VaultReference, at: Instant): Promise<SavedCard | undefined>;
  /** Forgets a card; the newest one left becomes the default. False where there is none. */
  remove(patient: PatientRef, id: CardId): Promise<boolean>;
  /** Moves the default mark. False where there is no such card. */
  makeDefault(patient: PatientRef, id: CardId): Promise<boolean>;
}
