import { failed, ok, type Result } from '@portico/domain/kernel';
import {
  checkEnteredCard,
  isCardExpired,
  type AgreementTerms,
  type CardId,
  type CardRefused,
  type Merchant,
  type UniqueId,
  type WalletCard,
} from '@portico/domain/payments';
import type { Failure } from '@portico/application/kernel';
import { agreeToCard, cardTermsAt } from './card-agreement.ts';
import { keeperOf, keepOnce, payerOf } from './card-keeping.ts';
import { neutralRefusal } from '../checkout/neutral-refusal.ts';
import type { CardInHand } from '../charges/card-charge-service.port.ts';
import type { MakePaymentDeps } from '../checkout/make-payment.deps.ts';
import type { PaymentRefusal, PayWith } from '@portico/application/payments';
import { agreesTo } from '../plans/plan-agreement.ts';
import type { PaymentScope } from '../checkout/payment-scope.ts';

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

/** The card that an order is to be paid with now. No processor is called yet. */
export const cardInHand = async (
  deps: Pick<MakePaymentDeps, 'cardsOnFile' | 'accounts' | 'cardAgreements' | 'digest'>,
  place: PaymentScope,
  card: PayWith | undefined,
): Promise<Result<CardInHand, Refused>> => {
  const checked = await checkCard(deps, place, card);
  if (!checked.ok) return checked;
  if (checked.value.kind === 'saved') return checked;
  const { card: entered, save, makeDefault, agreedTo } = checked.value;
  const email = save ? await keeperOf(deps.accounts, place.call.acting, place.chart) : undefined;
  // Without an account, no card is kept (`MON-002`).
  if (email === undefined) return ok({ kind: 'entered', card: entered });
  const terms = cardTermsAt(deps, place);
  const agreed = agreesTo(terms, agreedTo === undefined ? {} : { agreedTo });
  if (!agreed.ok) return agreed;
  return ok({
    kind: 'entered',
    card: entered,
    keep: { email, makeDefault, agree: agreeToCard(deps, place, 'card', terms) },
  });
};

/**
 * The card on file that a plan is to be paid with; an entered card goes on file first, once for each attempt. `terms`
 * are the plan's terms, already agreed to; without them the card terms must be agreed to.
 */
export const cardForPlan = async (
  deps: Pick<MakePaymentDeps, 'cardsOnFile' | 'cardTries' | 'accounts' | 'cardAgreements' | 'digest'>,
  place: PaymentScope,
  card: PayWith | undefined,
  uniqueId: UniqueId,
  terms?: AgreementTerms,
): Promise<Result<CardId, Refused>> => {
  const checked = await checkCard(deps, place, card);
  if (!checked.ok) return checked;
  if (checked.value.kind === 'saved') return ok(checked.value.card);
  const { chart, merchant, today, call } = place;
  const email = await keeperOf(deps.accounts, call.acting, chart);
  if (email === undefined || merchant === undefined) return failed({ kind: 'not-found' });
  const { card: entered, makeDefault, agreedTo } = checked.value;
  if (entered.kind === 'wallet') return failed({ kind: 'bad-input' });
  const ofCard = cardTermsAt(deps, place);
  const agreed = terms === undefined ? agreesTo(ofCard, agreedTo === undefined ? {} : { agreedTo }) : ok(undefined);
  if (!agreed.ok) return agreed;
  const agree =
    terms === undefined ? agreeToCard(deps, place, 'card', ofCard) : agreeToCard(deps, place, 'plan', terms);
  const id = uniqueId as string as CardId;
  const trier = { payer: payerOf(call.acting), ...(call.address === undefined ? {} : { address: call.address }) };
  const toKeep = { id, patient: chart, card: entered, email, makeDefault, today, at: call.now, trier, agree };
  const kept = await keepOnce(deps, merchant, toKeep);
  if (kept.ok) return ok(id);
  const { error } = kept;
  if (error.kind === 'too-many-card-tries') return failed({ ...error, phone: place.practice.phone });
  return failed(neutralRefusal(call.acting, error));
};

/** Whether a card can be used at all; if not, the payment is not begun. */
const checkCard = async (
  { cardsOnFile }: Pick<MakePaymentDeps, 'cardsOnFile'>,
  { chart, practice, merchant, today, call }: PaymentScope,
  card: PayWith | undefined,
): Promise<Result<PayWith, Refused>> => {
  if (merchant === undefined) return failed({ kind: 'no-online-payments', phone: practice.phone });
  if (card === undefined) return failed({ kind: 'bad-input' });
  if (card.kind === 'entered' && card.card.kind === 'wallet') return checkWallet(merchant, card, card.card);
  if (card.kind === 'entered') {
    const cardDetails = checkEnteredCard(card.card, today);
    return cardDetails.ok ? ok(card) : cardDetails;
  }
  const isGuest = call.acting.actor.kind === 'guest';
  const found = isGuest ? undefined : await cardsOnFile.vaulted(chart, card.card);
  if (found === undefined) return failed({ kind: 'card-unknown' });
  return isCardExpired(found.card.expiry, today) ? failed({ kind: 'card-expired' }) : ok(card);
};

/**
 * A wallet's token is good for one charge: it never goes on file, and is accepted only if the practice offers that
 * wallet.
 */
const checkWallet = ({ tokenizer }: Merchant, card: PayWith, { wallet }: WalletCard): Result<PayWith, Refused> => {
  if (card.kind === 'entered' && card.save) return failed({ kind: 'bad-input' });
  const isOffered = tokenizer.kind === 'clover-hosted' && tokenizer.wallets?.offered.includes(wallet) === true;
  return isOffered ? ok(card) : failed({ kind: 'card-refused', reason: 'unsupported' });
};
