import type { Accounts } from '@portico/domain/access';
import { failed, ok, type Result } from '@portico/domain/kernel';
import {
  checkEnteredCard,
  isCardExpired,
  type AgreementTerms,
  type CardId,
  type CardRefused,
  type CardsOnFile,
  type Merchant,
  type UniqueId,
  type WalletCard,
} from '@portico/domain/payments';
import type { Failure } from '@portico/application/kernel';
import type { CardConsents } from './card-agreement.ts';
import { keeperOf, payerOf, type CardKeeping } from './keep-card-on-file.ts';
import { neutralRefusal } from '../checkout/neutral-card-refusal.ts';
import type { CardInHand } from '../charges/card-charge-service.port.ts';
import type { PaymentRefusal, PayWith } from '@portico/application/payments';
import { agreesTo } from '../plans/plan-agreement.ts';
import type { PaymentScope } from '../checkout/payer-and-chart.ts';

type CardRefusal =
  | CardRefused
  | Extract<
      PaymentRefusal,
      {
        readonly kind:
          | 'card-unknown'
          | 'card-expired'
          | 'declined'
          | 'no-online-payments'
          | 'too-many-card-tries'
          | 'too-many-cards'
          | 'terms-not-agreed'
          | 'terms-changed';
      }
    >;

type Refused = CardRefusal | Failure;

/** The cards that orders are paid with. */
export class PaymentCards {
  readonly #cardsOnFile: Pick<CardsOnFile, 'vaulted'>;
  readonly #accounts: Pick<Accounts, 'byId' | 'holding'>;
  readonly #consents: CardConsents;
  readonly #keeping: CardKeeping;

  constructor(
    cardsOnFile: Pick<CardsOnFile, 'vaulted'>,
    accounts: Pick<Accounts, 'byId' | 'holding'>,
    consents: CardConsents,
    keeping: CardKeeping,
  ) {
    this.#cardsOnFile = cardsOnFile;
    this.#accounts = accounts;
    this.#consents = consents;
    this.#keeping = keeping;
  }

  /** The card that an order is to be paid with now. No processor is called yet. */
  async inHand(place: PaymentScope, card: PayWith | undefined): Promise<Result<CardInHand, Refused>> {
    const checked = await this.#checked(place, card);
    if (!checked.ok) return checked;
    if (checked.value.kind === 'saved') return ok(checked.value);
    const { card: entered, save, makeDefault, agreedTo } = checked.value;
    const email = save ? await keeperOf(this.#accounts, place.call.acting, place.chart) : undefined;
    // Without an account, no card is kept (`MON-002`).
    if (email === undefined) return ok({ kind: 'entered', card: entered });
    const terms = this.#consents.termsAt(place);
    const agreed = agreesTo(terms, agreedTo === undefined ? {} : { agreedTo });
    if (!agreed.ok) return agreed;
    const keep = { email, makeDefault, agree: this.#consents.agree(place, 'card', terms) };
    return ok({ kind: 'entered', card: entered, keep });
  }

  /**
   * The card on file that a plan is to be paid with; an entered card goes on file first, once for each attempt. `terms`
   * are the plan's terms, already agreed to; without them the card terms must be agreed to.
   */
  async forPlan(
    place: PaymentScope,
    card: PayWith | undefined,
    uniqueId: UniqueId,
    terms?: AgreementTerms,
  ): Promise<Result<CardId, Refused>> {
    const checked = await this.#checked(place, card);
    if (!checked.ok) return checked;
    if (checked.value.kind === 'saved') return ok(checked.value.card);
    const { chart, merchant, today, call } = place;
    const email = await keeperOf(this.#accounts, call.acting, chart);
    if (email === undefined || merchant === undefined) return failed({ kind: 'not-found' });
    const { card: entered, makeDefault, agreedTo } = checked.value;
    if (entered.kind === 'wallet') return failed({ kind: 'bad-input' });
    const ofCard = this.#consents.termsAt(place);
    const agreed = terms === undefined ? agreesTo(ofCard, agreedTo === undefined ? {} : { agreedTo }) : ok(undefined);
    if (!agreed.ok) return agreed;
    const agree = this.#consents.agree(place, terms === undefined ? 'card' : 'plan', terms ?? ofCard);
    const id = uniqueId as string as CardId;
    const trier = { payer: payerOf(call.acting), ...(call.address === undefined ? {} : { address: call.address }) };
    const toKeep = { id, patient: chart, card: entered, email, makeDefault, today, at: call.now, trier, agree };
    const kept = await this.#keeping.keepOnce(merchant, toKeep);
    if (kept.ok) return ok(id);
    const { error } = kept;
    if (error.kind === 'too-many-card-tries') return failed({ ...error, phone: place.practice.phone });
    return failed(neutralRefusal(call.acting, error));
  }

  /** Whether a card can be used at all; if not, the payment is not begun. */
  async #checked(
    { chart, practice, merchant, today, call }: PaymentScope,
    card: PayWith | undefined,
  ): Promise<Result<PayWith, Refused>> {
    if (merchant === undefined) return failed({ kind: 'no-online-payments', phone: practice.phone });
    if (card === undefined) return failed({ kind: 'bad-input' });
    if (card.kind === 'entered' && card.card.kind === 'wallet') return checkWallet(merchant, card, card.card);
    if (card.kind === 'entered') {
      const cardDetails = checkEnteredCard(card.card, today);
      return cardDetails.ok ? ok(card) : cardDetails;
    }
    const isGuest = call.acting.actor.kind === 'guest';
    const found = isGuest ? undefined : await this.#cardsOnFile.vaulted(chart, card.card);
    if (found === undefined) return failed({ kind: 'card-unknown' });
    return isCardExpired(found.card.expiry, today) ? failed({ kind: 'card-expired' }) : ok(card);
  }
}

/**
 * A wallet's token is good for one charge: it never goes on file, and is accepted only if the practice offers that
 * wallet.
 */
const checkWallet = ({ tokenizer }: Merchant, card: PayWith, { wallet }: WalletCard): Result<PayWith, Refused> => {
  if (card.kind === 'entered' && card.save) return failed({ kind: 'bad-input' });
  const isOffered = tokenizer.kind === 'clover-hosted' && tokenizer.wallets?.offered.includes(wallet) === true;
  return isOffered ? ok(card) : failed({ kind: 'card-refused', reason: 'unsupported' });
};
