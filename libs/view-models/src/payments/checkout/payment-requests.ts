import { givenBackOf } from '@portico/domain/appointments';
import type {
  ContextOf,
  MakePaymentScreen,
  PaymentContext,
  PaymentRequest,
  PlanPlace,
} from '@portico/application/payments';
import type { BuiltPlan } from '../plans/plan-builder.ts';

/** The contexts whose balance may be paid in parts. */
export const paysParts = (
  context: PaymentContext,
): context is ContextOf<'balance' | 'guest' | 'check-in' | 'check-out'> =>
  context.kind === 'guest' || isPlanPlace(context);

const isPlanPlace = (context: PaymentContext): context is PlanPlace =>
  context.kind === 'balance' || context.kind === 'check-in' || context.kind === 'check-out';

export const isOneTime = (context: PaymentContext): context is ContextOf<'schedule-payment' | 'edit-one-time'> =>
  context.kind === 'schedule-payment' || context.kind === 'edit-one-time';

/** Pays all that the screen shows; for a cancellation fee the request includes the refund as it was shown. */
export const fullPayment = (
  context: PaymentContext,
  { amount, prepaid }: MakePaymentScreen,
): PaymentRequest | undefined => {
  switch (context.kind) {
    case 'prepayment':
      return { ...context, amount };
    case 'cancellation':
      return { ...context, amount, givenBack: givenBackOf(prepaid) };
    case 'shop':
      return { ...context, amount };
    default:
      return paysParts(context) ? { ...context, pays: 'all', amount } : undefined;
  }
};

/** Pays the copay of the visit, and nothing of the balance. */
export const copayPayment = (context: PaymentContext, { parts }: MakePaymentScreen): PaymentRequest | undefined =>
  context.kind === 'check-in' || context.kind === 'check-out'
    ? { ...context, pays: 'copay', amount: parts.copay }
    : undefined;

/** Makes or changes the plan that was built. */
export const planRequest = (context: PaymentContext, built: BuiltPlan): PaymentRequest | undefined => {
  if (built.kind === 'edit-plan') return context.kind === 'edit-plan' ? { ...context, ...built } : undefined;
  return isPlanPlace(context) ? { ...built, at: context } : undefined;
};

/** Ends a plan, or takes a payment out of it. */
export const endingRequest = (
  context: PaymentContext,
  kind: 'cancel-plan' | 'delete-one-time',
): PaymentRequest | undefined => {
  if (kind === 'delete-one-time') return context.kind === 'edit-one-time' ? { ...context, kind } : undefined;
  return context.kind === 'edit-plan' ? { ...context, kind } : undefined;
};
