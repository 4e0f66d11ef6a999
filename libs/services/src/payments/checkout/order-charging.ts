import { failed, ok, type Cents, type Result } from '@portico/domain/kernel';
import { visitOf, type BalanceCover, type ChargePurpose, type UniqueId } from '@portico/domain/payments';
import type { Failure } from '@portico/application/kernel';
import type { AttemptedPayment, PaymentRefusal } from '@portico/application/payments';
import { linkOf, payerOf } from '../cards/keep-card-on-file.ts';
import type { PaymentCards } from '../cards/order-payment-cards.ts';
import type { ChargeRequest, ChargeService, Step } from '../charges/card-charge-service.port.ts';
import type { OpenAmounts } from './payable-amounts.ts';
import type { PaymentAnswer, PaymentReceipts } from './payment-receipt.ts';
import type { PaymentScope } from './payer-and-chart.ts';

/** What an order charges, once its amount was judged. */
export interface Charged {
  readonly order: AttemptedPayment;
  readonly amount: Cents;
  readonly purpose: ChargePurpose;
}

/** Charges orders whose amount was judged. */
export class OrderCharging {
  readonly #chargeService: ChargeService;
  readonly #cards: PaymentCards;
  readonly #amounts: OpenAmounts;
  readonly #receipts: PaymentReceipts;

  /** `chargeService` is limited: card tries are counted before the processor is called. */
  constructor(chargeService: ChargeService, cards: PaymentCards, amounts: OpenAmounts, receipts: PaymentReceipts) {
    this.#chargeService = chargeService;
    this.#cards = cards;
    this.#amounts = amounts;
    this.#receipts = receipts;
  }

  /** Charges what is owed to the practice: never more than is still open when the charge is written. */
  async covered(place: PaymentScope, charged: Charged): Promise<PaymentAnswer> {
    const request = await this.#requestOf(place, charged);
    if (!request.ok) return request;
    const visit = visitOf(charged.purpose);
    const coverOf = async (look?: 'anew'): Promise<BalanceCover> => {
      const open = visit === undefined ? undefined : await this.#amounts.visit(place.chart, visit, look);
      return (open ?? (await this.#amounts.balance(place.chart, look))).cover;
    };
    const coverNow = () => coverOf('anew');
    const answer = await this.#chargeService.charge({ ...request.value, cover: await coverOf(), coverNow });
    return this.#receipts.finished(place, answer);
  }

  /** Charges what the ledger allows once, such as an order of a shop. */
  async whole(place: PaymentScope, charged: Charged): Promise<PaymentAnswer> {
    const request = await this.#requestOf(place, charged);
    if (!request.ok) return request;
    return this.#receipts.finished(place, await this.#chargeService.charge(request.value));
  }

  /** Reserves the amount, takes the step that it pays for, and captures it. */
  async withStep<T>(
    place: PaymentScope,
    charged: Charged,
    step: Step<T, { readonly kind: 'slot-gone' | 'not-cancellable' | 'prepayment-changed' }>,
  ): Promise<PaymentAnswer> {
    const request = await this.#requestOf(place, charged);
    if (!request.ok) return request;
    const answer = await this.#chargeService.authorizeThen(request.value, step);
    if (answer.ok) return this.#receipts.finished(place, answer);
    const { error } = answer;
    return error.kind === 'step-failed' ? failed(error.error) : this.#receipts.finished(place, failed(error));
  }

  /** The receipt of an earlier attempt. */
  async known(place: PaymentScope, uniqueId: UniqueId): Promise<PaymentAnswer> {
    const answer = await this.#chargeService.outcome(place.chart, uniqueId);
    return answer === undefined ? failed({ kind: 'not-found' }) : this.#receipts.of(place, answer);
  }

  async #requestOf(
    place: PaymentScope,
    { order: { uniqueId, card }, amount, purpose }: Charged,
  ): Promise<Result<ChargeRequest, PaymentRefusal | Failure>> {
    const inHand = await this.#cards.inHand(place, card);
    if (!inHand.ok) return inHand;
    const { chart, call } = place;
    return ok({
      uniqueId,
      patient: chart,
      amount,
      purpose,
      occasion: 'payer',
      card: inHand.value,
      payer: payerOf(call.acting),
      ...linkOf(call.acting),
      ...(call.address === undefined ? {} : { payerAddress: call.address }),
    });
  }
}
