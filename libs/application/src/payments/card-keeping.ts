import type { Accounts, Acting, Email } from '@portico/domain/access';
import { ok, type Instant, type LocalDate, type PatientRef, type Result } from '@portico/domain/kernel';
import {
  checkEnteredCard,
  type CardId,
  type CardRefused,
  type CardsOnFile,
  type EnteredCard,
  type Merchant,
  type SavedCard,
} from '@portico/domain/payments';

/**
 * Under whose address a card of this chart is kept, which some processors want: that of whoever is at the keyboard, or,
 * for a guest, of the account that the chart belongs to. Where there is none, no card is kept (`MON-002`).
 */
export const keeperOf = async (
  accounts: Pick<Accounts, 'byId' | 'holding'>,
  { actor }: Pick<Acting, 'actor'>,
  chart: PatientRef,
): Promise<Email | undefined> => {
  const [account] = actor.kind === 'guest' ? await accounts.holding(chart) : [await accounts.byId(actor.account)];
  return account?.email;
};

export interface CardToKeep {
  /** Made of the attempt that puts it on file, so that a repeat finds it. */
  readonly id: CardId;
  readonly patient: PatientRef;
  readonly card: EnteredCard;
  readonly email: string;
  readonly makeDefault: boolean;
  /** On the practice's calendar. */
  readonly today: LocalDate;
  readonly at: Instant;
}

/** Puts a card on file, once for each id; `isNew` for the attempt that did it. */
export const keepOnce = async (
  cardsOnFile: CardsOnFile,
  { vault }: Merchant,
  { id, patient, card, email, makeDefault, today, at }: CardToKeep,
): Promise<Result<{ readonly card: SavedCard; readonly isNew: boolean }, CardRefused>> => {
  const known = await cardsOnFile.vaulted(patient, id);
  if (known !== undefined) return ok({ card: known.card, isNew: false });
  const face = checkEnteredCard(card, today);
  if (!face.ok) return face;
  const kept = await vault.keep(card, email);
  if (!kept.ok) {
    // The same attempt a moment earlier may have used the token up.
    const meanwhile = await cardsOnFile.vaulted(patient, id);
    return meanwhile === undefined ? kept : ok({ card: meanwhile.card, isNew: false });
  }
  const { last4, expiry } = kept.value;
  const toSave = { ...face.value, last4, expiry, id, patient, isDefault: makeDefault };
  const saved = await cardsOnFile.add(toSave, kept.value.vault, at);
  const stands = await cardsOnFile.vaulted(patient, id);
  if (stands === undefined || stands.vault === kept.value.vault) return ok({ card: saved, isNew: true });
  // Two at one moment are one card: what the processor keeps for the later one is not needed.
  await vault.forget(kept.value.vault);
  return ok({ card: stands.card, isNew: false });
};
