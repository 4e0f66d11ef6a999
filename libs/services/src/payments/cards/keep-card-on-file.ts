import type { Accounts, Acting, Email } from '@portico/domain/access';
import {
  failed,
  ok,
  type CapabilityId,
  type Instant,
  type LocalDate,
  type PatientRef,
  type Result,
} from '@portico/domain/kernel';
import {
  checkEnteredCard,
  mostCardsOnFile,
  type CardId,
  type CardRefused,
  type CardsOnFile,
  type CardTrier,
  type EnteredCard,
  type Merchant,
  type SavedCard,
} from '@portico/domain/payments';
import type { AgreeToCard } from './card-agreement.ts';
import type { CardTries } from './card-attempt-counter.ts';
import type { TooManyCards } from '@portico/application/payments';

/**
 * The email under which a card of this chart is kept, which some processors require: the signed-in person's, or for a
 * guest that of the chart's account. Without one, no card is kept (`MON-002`).
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
  /** Derived from the attempt that puts it on file, so that a repeat finds it. */
  readonly id: CardId;
  readonly patient: PatientRef;
  readonly card: EnteredCard;
  readonly email: string;
  readonly makeDefault: boolean;
  /** On the practice's calendar. */
  readonly today: LocalDate;
  readonly at: Instant;
  /** By whom the try is counted, besides the chart. */
  readonly trier: Omit<CardTrier, 'patient'>;
  readonly agree: AgreeToCard;
}

/** The key by which card tries are counted: the account, or the guest's link. */
export const payerOf = ({ actor }: Pick<Acting, 'actor'>): string =>
  actor.kind === 'guest' ? `link ${actor.capability}` : `account ${actor.account}`;

/** The link by which a guest pays. */
export const linkOf = ({ actor }: Pick<Acting, 'actor'>): { readonly link?: CapabilityId } =>
  actor.kind === 'guest' ? { link: actor.capability } : {};

export type NotKept = CardRefused | { readonly kind: 'too-many-card-tries' } | TooManyCards;

/** Puts cards on file without charging them. */
export class CardKeeping {
  readonly #cardsOnFile: CardsOnFile;
  readonly #cardTries: Pick<CardTries, 'take'>;

  constructor(cardsOnFile: CardsOnFile, cardTries: Pick<CardTries, 'take'>) {
    this.#cardsOnFile = cardsOnFile;
    this.#cardTries = cardTries;
  }

  /** Puts a card on file, once for each id; `isNew` is true for the attempt that did it. */
  async keepOnce(
    { vault }: Merchant,
    { id, patient, card, email, makeDefault, today, at, trier, agree }: CardToKeep,
  ): Promise<Result<{ readonly card: SavedCard; readonly isNew: boolean }, NotKept>> {
    const known = await this.#cardsOnFile.vaulted(patient, id);
    if (known !== undefined) return ok({ card: known.card, isNew: false });
    const cardDetails = checkEnteredCard(card, today);
    if (!cardDetails.ok) return cardDetails;
    if ((await this.#cardsOnFile.of(patient)).length >= mostCardsOnFile) return failed({ kind: 'too-many-cards' });
    const counted = await this.#cardTries.take({ patient, ...trier }, true);
    if (counted === undefined) return failed({ kind: 'too-many-card-tries' });
    const kept = await vault.keep(card, email);
    await counted.ended(kept.ok || kept.error.reason === 'unreachable' ? 'good' : 'failure');
    if (!kept.ok) {
      // The same attempt a moment earlier may have used up the token.
      const meanwhile = await this.#cardsOnFile.vaulted(patient, id);
      return meanwhile === undefined ? kept : ok({ card: meanwhile.card, isNew: false });
    }
    const { last4, expiry } = kept.value;
    const toSave = { ...cardDetails.value, last4, expiry, id, patient, isDefault: makeDefault };
    await agree(id, toSave);
    const saved = await this.#cardsOnFile.add(toSave, kept.value.vault, at);
    const stands = await this.#cardsOnFile.vaulted(patient, id);
    if (saved !== undefined && stands?.vault === kept.value.vault) return ok({ card: saved, isNew: true });
    // Other cards, or this one, were put on file concurrently: the processor's copy is not needed.
    await vault.forget(kept.value.vault);
    if (stands === undefined) return failed({ kind: 'too-many-cards' });
    return ok({ card: stands.card, isNew: false });
  }
}
