import type { Instant, PatientRef } from '@portico/domain/kernel';
import {
  cardDetailsOf,
  mostCardsOnFile,
  type CardDetails,
  type CardId,
  type CardsOnFile,
  type Charge,
  type ChargedCard,
  type ChargeId,
  type ChargeSource,
  type EnteredCard,
  type Merchant,
  type WalletCard,
} from '@portico/domain/payments';
import type { CardInHand, KeepCard } from '../charges/card-charge-service.port.ts';

/** The source of a charge, and its card as named in the ledger. */
export interface DrawnCard {
  readonly source: ChargeSource;
  readonly named: Charge['card'];
}

type KeepableCard = Exclude<EnteredCard, WalletCard>;

const faceOfEntered = (card: KeepableCard): CardDetails =>
  card.kind === 'token' ? card.cardDetails : cardDetailsOf(card.card);

/** An entered card as named in the ledger, before the processor was called. */
export const namedAs = (card: EnteredCard): ChargedCard => {
  if (card.kind === 'wallet') return { wallet: card.wallet };
  const { brand, last4 } = faceOfEntered(card);
  return { brand, last4 };
};

/** Undefined if the patient has no such card. */
export const drawnOn = async (
  cardsOnFile: CardsOnFile,
  patient: PatientRef,
  hand: CardInHand,
): Promise<DrawnCard | undefined> => {
  if (hand.kind === 'entered') {
    return { source: { kind: 'entered', card: hand.card }, named: namedAs(hand.card) };
  }
  const found = await cardsOnFile.vaulted(patient, hand.card);
  if (found === undefined) return undefined;
  const { id, brand, last4, holder, expiry } = found.card;
  const cardDetails = { brand, last4, holder, expiry };
  return { source: { kind: 'saved', vault: found.vault, cardDetails }, named: { brand, last4, saved: id } };
};

/** The id of a card that goes on file with a charge is the charge's own, so that a repeat finds it. */
export const cardKeptWith = (charge: ChargeId): CardId => charge as string as CardId;

/** Puts a card on file and returns the source for charging it; undefined if it was not kept, or the file is full. */
export const keepEntered = async (
  cardsOnFile: CardsOnFile,
  merchant: Merchant,
  { id, patient }: Pick<Charge, 'id' | 'patient'>,
  card: EnteredCard,
  { email, makeDefault, agree }: KeepCard,
  at: Instant,
): Promise<ChargeSource | undefined> => {
  if (card.kind === 'wallet' || (await cardsOnFile.of(patient)).length >= mostCardsOnFile) return undefined;
  const kept = await merchant.vault.keep(card, email);
  if (!kept.ok) return undefined;
  const cardDetails = { ...faceOfEntered(card), last4: kept.value.last4, expiry: kept.value.expiry };
  await agree(cardKeptWith(id), cardDetails);
  await cardsOnFile.add(
    { ...cardDetails, id: cardKeptWith(id), patient, isDefault: makeDefault },
    kept.value.vault,
    at,
  );
  return { kind: 'saved', vault: kept.value.vault, cardDetails, first: true };
};
