import { failed, ok, type AppointmentId } from '@portico/domain/kernel';
import { partialBounds, type Billing } from '@portico/domain/payments';
import type { OrderOf } from '@portico/application/payments';
import type { ShopOrders } from '../shop/shop-payment.ts';
import type { OrderCharging } from './order-charging.ts';
import type { OpenAmounts } from './payable-amounts.ts';
import { judgeAmount, leadsTo, type PaymentAnswer } from './payment-receipt.ts';
import type { PaymentScope } from './payer-and-chart.ts';
import type { PayableVisits } from './payable-visits.ts';

/** Pays what is due already: the balance, what is due at a visit, an order of a shop. */
export class PayDue {
  readonly #billing: Pick<Billing, 'settings'>;
  readonly #amounts: OpenAmounts;
  readonly #visits: PayableVisits;
  readonly #shopOrders: ShopOrders;
  readonly #charging: OrderCharging;

  constructor(
    billing: Pick<Billing, 'settings'>,
    amounts: OpenAmounts,
    visits: PayableVisits,
    shopOrders: ShopOrders,
    charging: OrderCharging,
  ) {
    this.#billing = billing;
    this.#amounts = amounts;
    this.#visits = visits;
    this.#shopOrders = shopOrders;
    this.#charging = charging;
  }

  async balance(
    place: PaymentScope,
    order: OrderOf<'balance' | 'guest' | 'check-in' | 'check-out'>,
    atVisit?: AppointmentId,
  ): Promise<PaymentAnswer> {
    const [open, settings] = await Promise.all([
      this.#amounts.balance(place.chart),
      this.#billing.settings(place.chart.practice, place.call.language),
    ]);
    const bounds = settings.partial && partialBounds(settings.partial, open.payable);
    const amount = judgeAmount(order, open.payable, bounds);
    if (!amount.ok) return amount;
    const purpose = { kind: 'balance', ...(atVisit === undefined ? {} : { atVisit }) } as const;
    return this.#charging.covered(place, { order, amount: amount.value, purpose });
  }

  /** The full amount covers balance and copay; a partial amount pays the balance only, and a copay alone itself (`MON-169`). */
  async atVisit(place: PaymentScope, order: OrderOf<'check-in' | 'check-out'>): Promise<PaymentAnswer> {
    const visit = await this.#visits.due(place, order.appointment);
    if (visit === undefined) return failed({ kind: 'not-found' });
    if (order.pays === 'part') {
      const part = await this.balance(place, order, visit.id);
      // Whatever was paid, a payment at a visit leads back to the visits (`MON-175`).
      const isGuest = place.call.acting.actor.kind === 'guest';
      return part.ok && !isGuest ? ok({ ...part.value, next: leadsTo.appointments }) : part;
    }
    const open = await this.#amounts.visit(place.chart, visit.id);
    if (open === undefined) return failed({ kind: 'not-found' });
    // The ledger pays the copay of the visit first: a charge of its amount pays nothing else.
    const amount = judgeAmount(order, order.pays === 'copay' ? open.copay : open.amount);
    if (!amount.ok) return amount;
    const purpose = { kind: order.kind, appointment: visit.id };
    return this.#charging.covered(place, { order, amount: amount.value, purpose });
  }

  /**
   * Pays a whole order and nothing else; the ledger allows one charge per order, and the ledger posting worker reports
   * it to the shop.
   */
  async atShop(place: PaymentScope, order: OrderOf<'shop'>): Promise<PaymentAnswer> {
    const open = await this.#shopOrders.open(place.chart, order);
    if (!open.ok) return open;
    const { store, transaction } = open.value;
    const amount = judgeAmount(order, open.value.amount);
    if (!amount.ok) return amount;
    return this.#charging.whole(place, { order, amount: amount.value, purpose: { kind: 'shop', store, transaction } });
  }
}
