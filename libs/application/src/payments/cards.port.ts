import type { LocalDate, PatientId, PatientRef } from '@portico/domain/kernel';
import type {
  AgreementTerms,
  CardAgreement,
  CardId,
  CardRefused,
  EnteredCard,
  SavedCard,
  TokenizerFacts,
  UniqueId,
} from '@portico/domain/payments';
import type { Failure, ServiceResult } from '../kernel/index.ts';
import type { CardDeclined, Disagreed, TooManyCards, TooManyCardTries } from './make-payment.port.ts';

/**
 * The cards on file of a patient at the current practice (`MON-148` to `MON-154`). A patient other than the current one
 * is not found (`MON-042`).
 */
export interface Cards {
  screen(patient?: PatientId): ServiceResult<CardsScreen>;
  /** The same unique id twice adds one card. */
  add(card: NewCard): ServiceResult<SavedCard, CardNotAdded>;
  remove(card: CardId, patient?: PatientId): ServiceResult<void, CardInUse>;
  makeDefault(card: CardId, patient?: PatientId): ServiceResult<void>;
}

export interface NewCard {
  readonly uniqueId: UniqueId;
  readonly card: EnteredCard;
  readonly makeDefault: boolean;
  /** The hash of the terms that were shown; if missing or not the current one, nothing is changed. */
  readonly agreedTo?: string;
  readonly patient?: PatientId;
}

/** An agreement as shown to the person who gave it. */
export type CardAgreementView = Omit<CardAgreement, 'patient'>;

export interface CardsScreen {
  readonly patient: PatientRef;
  readonly practice: { readonly name: string; readonly phone: string };
  readonly cards: readonly SavedCard[];
  /** The agreements given for these cards; a card from before agreements were kept has none. */
  readonly agreements: readonly CardAgreementView[];
  /** The terms to agree to for a card that is added now. */
  readonly terms: AgreementTerms;
  /** On the practice's calendar; decides which cards are expired. */
  readonly today: LocalDate;
  /** Absent where the practice takes no online payments. */
  readonly tokenizer?: TokenizerFacts;
}

/** An active plan pays with this card (`MON-152`). */
export interface CardInUse {
  readonly kind: 'card-in-use';
  /** Its name. */
  readonly plan: string;
}

/** Why a card is not on file. */
export type CardNotAdded = CardDeclined | CardRefused | Disagreed | NoCardsKept | TooManyCardTries | TooManyCards;

/** The practice takes no online payments. */
export interface NoCardsKept {
  readonly kind: 'no-online-payments';
  readonly phone: string;
}

/** The result of a change: a success, or why it failed. */
export type CardSuccess =
  | { readonly kind: 'saved' | 'removed' | 'made-default'; readonly card: SavedCard }
  | { readonly kind: 'failed'; readonly error: Failure | CardNotAdded };
