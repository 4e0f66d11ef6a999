import type { HeldSlot } from '@portico/domain/appointments';
import { failed, ok, type Result } from '@portico/domain/kernel';
import type { Failure } from '@portico/application/kernel';
import type { ContextOf, MakePaymentScreen, NotShown, PaymentContext, VisitToPay } from '@portico/application/payments';
import type { PrepaidVisits } from '../../appointments/index.ts';
import { maySeeVisits } from '../history/paid-visits.ts';
import type { PlanScreens } from '../plans/plan-screens.ts';
import type { ShopOrders } from '../shop/shop-payment.ts';
import type { OpenAmounts } from './payable-amounts.ts';
import type { PaymentScope } from './payer-and-chart.ts';
import type { PayableVisits } from './payable-visits.ts';
import { noParts, type ScreenBasics } from './screen-basics.ts';

const visitToPay = ({ start, location, provider, visitType }: HeldSlot['visit']): VisitToPay => ({
  start,
  timeZone: location.timeZone,
  provider: provider.name,
  office: location.office,
  ...(visitType === undefined ? {} : { visitType }),
});

type Shown = Promise<Result<MakePaymentScreen, NotShown | Failure>>;

/** What may be paid in a context now, and how; by the same rules as the payment itself. */
export class PaymentScreens {
  readonly #basics: ScreenBasics;
  readonly #amounts: OpenAmounts;
  readonly #visits: PayableVisits;
  readonly #planScreens: PlanScreens;
  readonly #prepaid: Pick<PrepaidVisits, 'terms'>;
  readonly #shopOrders: ShopOrders;

  constructor(
    basics: ScreenBasics,
    amounts: OpenAmounts,
    visits: PayableVisits,
    planScreens: PlanScreens,
    prepaid: Pick<PrepaidVisits, 'terms'>,
    shopOrders: ShopOrders,
  ) {
    this.#basics = basics;
    this.#amounts = amounts;
    this.#visits = visits;
    this.#planScreens = planScreens;
    this.#prepaid = prepaid;
    this.#shopOrders = shopOrders;
  }

  of(place: PaymentScope, context: PaymentContext): Shown {
    switch (context.kind) {
      case 'balance':
      case 'guest':
        return this.#ofBalance(place, context);
      case 'check-in':
      case 'check-out':
        return this.#ofVisit(place, context);
      case 'prepayment':
        return this.#ofPrepayment(place, context);
      case 'cancellation':
        return this.#ofCancellation(place, context);
      case 'edit-plan':
      case 'schedule-payment':
      case 'edit-one-time':
        return this.#planScreens.ofPlan(place, context);
      case 'shop':
        return this.#ofShop(place, context);
    }
  }

  async #ofBalance(place: PaymentScope, context: ContextOf<'balance' | 'guest'>): Shown {
    const [open, base] = await Promise.all([this.#amounts.balance(place.chart), this.#basics.of(place, context)]);
    if (open.payable === 0) return failed({ kind: 'nothing-to-pay' });
    return ok({
      ...base,
      ...(await this.#planScreens.waysToPay(place, open, base.cards)),
      amount: open.payable,
      parts: { ...noParts, balance: open.payable },
      pending: open.pending,
    });
  }

  async #ofVisit(place: PaymentScope, context: ContextOf<'check-in' | 'check-out'>): Shown {
    const visit = await this.#visits.due(place, context.appointment);
    if (visit === undefined) return failed({ kind: 'not-found' });
    const [open, base, shown] = await Promise.all([
      this.#amounts.visit(place.chart, visit.id),
      this.#basics.of(place, context),
      this.#visits.named(place, visit.id),
    ]);
    if (open === undefined) return failed({ kind: 'not-found' });
    const { amount, payable: balance, copay } = open;
    if (amount === 0) return failed({ kind: 'nothing-to-pay' });
    return ok({
      ...base,
      ...(await this.#planScreens.waysToPay(place, open, base.cards)),
      amount,
      parts: { ...noParts, balance, copay },
      pending: open.pending,
      ...(shown === undefined ? {} : { visit: visitToPay(shown) }),
    });
  }

  async #ofPrepayment(place: PaymentScope, context: ContextOf<'prepayment'>): Shown {
    const slot = await this.#visits.slot(place, context.hold);
    if (slot === undefined) return failed({ kind: 'not-found' });
    const { prepayment, visit, until } = slot;
    if (prepayment === 0) return failed({ kind: 'nothing-to-pay' });
    return ok({
      ...(await this.#basics.of(place, context)),
      amount: prepayment,
      parts: { ...noParts, prepayment },
      lines: [{ description: visit.visitType ?? visit.provider.name, amount: prepayment }],
      ...(maySeeVisits(place.chart, place.call) ? { visit: { ...visitToPay(visit), heldUntil: until } } : {}),
    });
  }

  async #ofCancellation(place: PaymentScope, context: ContextOf<'cancellation'>): Shown {
    const found = await this.#visits.cancellable(place, context.appointment);
    if (!found.ok) return failed({ kind: 'not-found' });
    const { visit, fee: cancellationFee } = found.value;
    if (cancellationFee === 0) return failed({ kind: 'nothing-to-pay' });
    const [base, prepaid] = await Promise.all([this.#basics.of(place, context), this.#prepaid.terms(visit)]);
    return ok({
      ...base,
      amount: cancellationFee,
      parts: { ...noParts, cancellationFee },
      visit: visitToPay(visit),
      ...(prepaid === undefined ? {} : { prepaid, timeZone: visit.location.timeZone }),
    });
  }

  async #ofShop(place: PaymentScope, context: ContextOf<'shop'>): Shown {
    const open = await this.#shopOrders.open(place.chart, context);
    if (!open.ok) return open;
    const { amount, lines } = open.value;
    return ok({ ...(await this.#basics.of(place, context)), amount, parts: { ...noParts, shop: amount }, lines });
  }
}
