import { ok, type AppointmentId, type Cents, type Result } from '@portico/domain/kernel';
import { dueTimesOf, progressOf, type PaymentPlan, type UniqueId } from '@portico/domain/payments';
import type { Failure } from '@portico/application/kernel';
import type { MakePaymentDeps } from '../checkout/make-payment.deps.ts';
import type {
  PaymentChoice,
  PaymentContext,
  PaymentReceipt,
  PaymentRefusal,
  PayWith,
} from '@portico/application/payments';
import { openBalance } from '../checkout/payable.ts';
import type { PaymentScope } from '../checkout/payment-scope.ts';
import { leadsTo } from '../checkout/payment-receipt.ts';
import { visitFor } from '../checkout/payment-visit.ts';

export type PlanAnswered = Result<PaymentReceipt, PaymentRefusal | Failure>;

export interface PlanAsked<Kind extends PaymentChoice['kind']> {
  readonly uniqueId: UniqueId;
  readonly context: PaymentContext;
  readonly choice: Extract<PaymentChoice, { readonly kind: Kind }>;
  readonly card?: PayWith;
}

/** Writes a changed plan unless it was changed since it was read. */
export const keep = (
  { plans }: Pick<MakePaymentDeps, 'plans'>,
  { practice, call }: PaymentScope,
  seen: PaymentPlan,
  changed: PaymentPlan,
): Promise<boolean> => plans.change(changed, seen.version, dueTimesOf(changed, practice.timeZone, call.now));

/**
 * By how much planned and held amounts exceed what is owed, after a concurrent payment or plan. The later plan yields;
 * a charge checks the same when it is written.
 */
export const overPromised = async (deps: MakePaymentDeps, { chart }: PaymentScope): Promise<number> => {
  const { cover, held } = await openBalance(deps, chart);
  return held - cover.payable;
};

export const lessOpen = (left: Cents): PaymentRefusal =>
  left > 0 ? { kind: 'amount-changed', amount: left } : { kind: 'nothing-to-pay' };

export const settingsOf = ({ billing }: Pick<MakePaymentDeps, 'billing'>, { practice, call }: PaymentScope) =>
  billing.settings(practice.id, call.language);

export const mayPlan = ({ kind }: PaymentContext): boolean =>
  kind === 'balance' || kind === 'check-in' || kind === 'check-out';

/** The copay of the visit that a plan is made at; `none` if it is not made at one. */
export const visitOf = async (
  deps: MakePaymentDeps,
  place: PaymentScope,
  context: PaymentContext,
): Promise<{ readonly id: AppointmentId; readonly copay: Cents } | 'none' | 'unknown'> => {
  if (context.kind !== 'check-in' && context.kind !== 'check-out') return 'none';
  const visit = await visitFor(deps, place, context.appointment);
  return visit === undefined ? 'unknown' : { id: visit.id, copay: visit.dues.copay };
};

/** At a visit, the copay is paid next if there is one (`MON-169`, `MON-172`). */
const nextAt = async (deps: MakePaymentDeps, place: PaymentScope, context: PaymentContext) => {
  const visit = await visitOf(deps, place, context);
  if (typeof visit === 'string') return { next: leadsTo.payments };
  if (visit.copay === 0) return { next: leadsTo.appointments };
  return { copayNext: visit.copay, next: context.kind === 'check-in' ? leadsTo.checkIn : leadsTo.checkOut };
};

export const madeReceipt = async (
  deps: MakePaymentDeps,
  place: PaymentScope,
  context: PaymentContext,
  plan: PaymentPlan,
): Promise<PlanAnswered> =>
  ok({ ...(await planReceipt(deps, place, plan)), done: 'plan-created', ...(await nextAt(deps, place, context)) });

export const changedReceipt = async (
  deps: MakePaymentDeps,
  place: PaymentScope,
  context: PaymentContext,
  plan: PaymentPlan,
): Promise<PlanAnswered> =>
  ok({ ...(await planReceipt(deps, place, plan)), done: 'plan-changed', ...(await nextAt(deps, place, context)) });

/** The planned amount, with the plan's first day and card. */
export const planReceipt = async (
  { cardsOnFile }: Pick<MakePaymentDeps, 'cardsOnFile'>,
  { chart, practice }: PaymentScope,
  plan: PaymentPlan,
): Promise<Pick<PaymentReceipt, 'amount' | 'practiceName' | 'plan' | 'date' | 'card' | 'next'>> => {
  const { remaining, next } = progressOf(plan);
  const card = (await cardsOnFile.vaulted(chart, plan.card))?.card;
  return {
    amount: remaining,
    practiceName: practice.name,
    plan: plan.id,
    next: leadsTo.payments,
    ...(next === undefined ? {} : { date: next.date }),
    ...(card === undefined ? {} : { card: { brand: card.brand, last4: card.last4 } }),
  };
};
