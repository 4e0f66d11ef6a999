import { failed } from '@portico/domain/kernel';
import { sameCard, type Charge, type PaymentLedger } from '@portico/domain/payments';
import type { PaymentOrder, PaysOnce } from '@portico/application/payments';
import { namedAs } from '../cards/charge-source.ts';
import type { OrderCharging } from './order-charging.ts';
import type { PayDue } from './pay-due.ts';
import type { PaymentAnswer } from './payment-receipt.ts';
import type { PaymentScope } from './payer-and-chart.ts';
import type { PayWithStep } from './pay-for-visit-change.ts';

export type OnceOrder = Extract<PaymentOrder, PaysOnce>;

/** Pays an order that is charged at once, however often it is sent. */
export class PayOnce {
  readonly #ledger: Pick<PaymentLedger, 'byUniqueId'>;
  readonly #due: PayDue;
  readonly #withStep: PayWithStep;
  readonly #charging: OrderCharging;

  constructor(ledger: Pick<PaymentLedger, 'byUniqueId'>, due: PayDue, withStep: PayWithStep, charging: OrderCharging) {
    this.#ledger = ledger;
    this.#due = due;
    this.#withStep = withStep;
    this.#charging = charging;
  }

  async pay(place: PaymentScope, order: OnceOrder): Promise<PaymentAnswer> {
    const known = await this.#ledger.byUniqueId(place.chart, order.uniqueId);
    if (known !== undefined) return this.#repeated(place, order, known);
    const answer = await this.#paidNow(place, order);
    if (answer.ok) return answer;
    // The same request may have been sent twice: this one may find paid, booked or canceled what the other one did.
    const twin = await this.#ledger.byUniqueId(place.chart, order.uniqueId);
    const cameToNothing = twin === undefined || twin.state.kind === 'declined' || twin.state.kind === 'voided';
    return cameToNothing ? answer : this.#repeated(place, order, twin);
  }

  #paidNow(place: PaymentScope, order: OnceOrder): Promise<PaymentAnswer> {
    switch (order.kind) {
      case 'balance':
      case 'guest':
        return this.#due.balance(place, order);
      case 'check-in':
      case 'check-out':
        return this.#due.atVisit(place, order);
      case 'shop':
        return this.#due.atShop(place, order);
      case 'prepayment':
        return this.#withStep.beforeVisit(place, order);
      case 'cancellation':
        return this.#withStep.forCanceling(place, order);
    }
  }

  /** A repeated unique id returns the result of its first payment. */
  async #repeated(place: PaymentScope, order: OnceOrder, known: Charge): Promise<PaymentAnswer> {
    return isSame(order, known) ? this.#charging.known(place, order.uniqueId) : failed({ kind: 'duplicate' });
  }
}

const isSame = (order: OnceOrder, known: Charge): boolean => {
  const { amount, card } = order;
  if (known.amount !== amount || !isFor(order, known)) return false;
  if (card === undefined) return true;
  return card.kind === 'saved' ? known.card.saved === card.card : sameCard(known.card, namedAs(card.card));
};

const isFor = (order: OnceOrder, { purpose }: Charge): boolean => {
  switch (purpose.kind) {
    case 'balance':
      return order.kind === 'balance' || order.kind === 'guest' || ('pays' in order && order.pays === 'part');
    case 'prepayment':
      return order.kind === 'prepayment' && (order.hold ?? purpose.hold) === purpose.hold;
    case 'check-in':
    case 'check-out':
    case 'cancellation':
      return order.kind === purpose.kind && (order.appointment ?? purpose.appointment) === purpose.appointment;
    case 'shop':
      return order.kind === 'shop' && order.store === purpose.store && order.transaction === purpose.transaction;
    case 'installment':
      return false;
  }
};
