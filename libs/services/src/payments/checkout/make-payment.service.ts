import type { ActivityLog } from '@portico/domain/activity';
import { failed, type PatientRef, type Result } from '@portico/domain/kernel';
import type { UniqueId } from '@portico/domain/payments';
import type { Failure, ServiceResult } from '@portico/application/kernel';
import type {
  MakePayment,
  MakePaymentScreen,
  NotShown,
  PaymentContext,
  PaymentOrder,
  PaymentReceipt,
  PaymentRefusal,
} from '@portico/application/payments';
import { log } from '../../activity/index.ts';
import { allowedCharts } from '../../kernel/index.ts';
import type { PlanOrders } from '../plans/plan-orders.ts';
import type { ShopOrders } from '../shop/shop-payment.ts';
import type { PayOnce } from './pay-once.ts';
import type { PaymentAnswer } from './payment-receipt.ts';
import {
  chartFor,
  type PayingCall,
  type PaymentScope,
  type PaymentScopes,
  type PaymentSubject,
} from './payer-and-chart.ts';
import type { PaymentOutcomes } from './payment-outcomes.ts';
import type { PaymentScreens } from './payment-screen-data.ts';
import { preferCurrentPractice } from './prefer-current-practice.ts';

/** Decides what may be paid, and the amount, from the practice's records and our own; then makes the payment. */
export class MakePaymentService implements MakePayment {
  readonly #scopes: PaymentScopes;
  readonly #screens: PaymentScreens;
  readonly #payOnce: PayOnce;
  readonly #planOrders: PlanOrders;
  readonly #outcomes: PaymentOutcomes;
  readonly #shopOrders: ShopOrders;
  readonly #activityLog: ActivityLog;
  readonly #call: PayingCall;

  constructor(
    scopes: PaymentScopes,
    screens: PaymentScreens,
    payOnce: PayOnce,
    planOrders: PlanOrders,
    outcomes: PaymentOutcomes,
    shopOrders: ShopOrders,
    activityLog: ActivityLog,
    call: PayingCall,
  ) {
    this.#scopes = scopes;
    this.#screens = screens;
    this.#payOnce = payOnce;
    this.#planOrders = planOrders;
    this.#outcomes = outcomes;
    this.#shopOrders = shopOrders;
    this.#activityLog = activityLog;
    this.#call = call;
  }

  async screen(context: PaymentContext): ServiceResult<MakePaymentScreen, NotShown> {
    const chart = this.#chartOf(context);
    if (!chart.ok) return chart;
    const place = await this.#scopes.at(this.#call, chart.value);
    if (!place.ok) return place;
    const shown = await this.#screens.of(place.value, context);
    if (shown.ok) await log(this.#activityLog, place.value.call, 'viewed-balance');
    return shown;
  }

  async submit(order: PaymentOrder): ServiceResult<PaymentReceipt, PaymentRefusal> {
    const chart = this.#chartOf(order);
    if (!chart.ok) return chart;
    const place = await this.#scopes.at(this.#call, chart.value);
    return place.ok ? this.#done(place.value, order) : place;
  }

  async outcome(uniqueId: UniqueId): ServiceResult<PaymentReceipt, PaymentRefusal> {
    const charts = allowedCharts(this.#call, 'payments:act');
    for (const chart of preferCurrentPractice(charts, this.#call)) {
      const place = await this.#scopes.at(this.#call, chart);
      const found = place.ok ? await this.#outcomes.of(place.value, uniqueId) : undefined;
      if (found !== undefined) return found;
    }
    return failed({ kind: 'not-found' });
  }

  #chartOf(subject: PaymentSubject): Result<PatientRef, Failure> {
    return chartFor(this.#call, this.#shopOrders.buyerIn(this.#call, subject), 'payments:act');
  }

  #done(place: PaymentScope, order: PaymentOrder): Promise<PaymentAnswer> {
    switch (order.kind) {
      case 'balance':
      case 'guest':
      case 'check-in':
      case 'check-out':
      case 'prepayment':
      case 'cancellation':
      case 'shop':
        return this.#payOnce.pay(place, order);
      case 'new-plan':
      case 'add-to-plan':
      case 'edit-plan':
      case 'cancel-plan':
      case 'schedule-payment':
      case 'edit-one-time':
      case 'delete-one-time':
        return this.#planOrders.submit(place, order);
    }
  }
}
