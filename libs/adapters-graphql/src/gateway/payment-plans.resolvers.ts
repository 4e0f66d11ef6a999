import type { ContextOf, PaymentOrder, PlanPlace as PlaceOfPlan } from '@portico/application/payments';
import type { AppointmentId, PracticeId } from '@portico/domain/kernel';
import type { PlanId, ScheduledPaymentId } from '@portico/domain/payments';
import type { MutationResolvers, OneTimePaymentState, PlanPlace, QueryResolvers } from '../generated/resolvers.ts';
import type { GatewayContext } from './gateway-context.ts';
import {
  agreedToIn,
  amountFrom,
  autopayIn,
  calendarFrom,
  calendarOr,
  cardIn,
  dateFrom,
  idFrom,
  idIn,
  patientIn,
  paymentsMadeIn,
  termsFrom,
  uniqueIdFrom,
} from './payment-input.ts';
import { resultToWire, screenToWire } from './payment.wire.ts';
import { refusal, valueOf } from './value-or-refusal.ts';

export const paymentPlansQueries: Pick<QueryResolvers<GatewayContext>, 'getEditPaymentPlan' | 'getOneTimePayment'> = {
  getEditPaymentPlan: async (_, { practiceId, paymentPlanId }, { own, sealed }) => {
    const context = { kind: 'edit-plan', ...planNamed(practiceId, paymentPlanId) } as const;
    return screenToWire(valueOf(await own().payments.screen(context)), sealed);
  },
  getOneTimePayment: async (_, { practiceId, paymentPlanId, oneTimePaymentId, state }, { own, sealed }) => {
    const context = oneTimeContext(practiceId, paymentPlanId, state, oneTimePaymentId);
    return screenToWire(valueOf(await own().payments.screen(context)), sealed);
  },
};

export const paymentPlansMutations: Pick<
  MutationResolvers<GatewayContext>,
  | 'createPaymentPlan'
  | 'addToPaymentPlan'
  | 'editPaymentPlan'
  | 'cancelPaymentPlan'
  | 'makeOneTimePayment'
  | 'deleteScheduledPayment'
> = {
  createPaymentPlan: async (_, { input }, context) =>
    submit(context, {
      uniqueId: uniqueIdFrom(input.uniqueId),
      at: placeFrom(input.type, input.appointmentId, input.patientId, input.practiceId),
      kind: 'new-plan',
      name: input.planName,
      terms: newTerms(input.totalAmount, input.paymentAmount, input.installments),
      calendar: calendarOr(input.frequencyCode, input),
      ...autopayIn(input.autopayCap, input.autopayUntil),
      agreed: input.agreeToTerms,
      ...agreedToIn(input),
      ...cardIn(input),
    }),
  addToPaymentPlan: async (_, { input }, context) => {
    const terms = termsFrom(input.totalAmount, input.paymentAmount);
    return submit(context, {
      uniqueId: uniqueIdFrom(input.uniqueId),
      at: placeFrom(input.type, input.appointmentId, input.patientId, input.practiceId),
      kind: 'add-to-plan',
      plan: idFrom<PlanId>(input.paymentPlanId),
      added: amountFrom(input.partialPaymentAmount),
      terms,
      paymentsMade: paymentsMadeIn(input.installments, terms),
      agreed: input.agreeToTerms,
      ...agreedToIn(input),
    });
  },
  editPaymentPlan: async (_, { input }, context) => {
    const terms = termsFrom(input.totalAmount, input.monthlyPayment);
    const calendar = calendarFrom(input.frequencyCode, input);
    return submit(context, {
      uniqueId: uniqueIdFrom(input.uniqueId),
      kind: 'edit-plan',
      ...planNamed(input.practiceId, input.paymentPlanId),
      name: input.planName,
      terms,
      paymentsMade: paymentsMadeIn(input.installments, terms),
      ...(calendar === undefined ? {} : { calendar }),
      ...autopayIn(input.autopayCap, input.autopayUntil),
      ...agreedToIn(input),
      ...cardIn(input),
    });
  },
  cancelPaymentPlan: async (_, { input }, context) =>
    submit(context, {
      uniqueId: uniqueIdFrom(input.uniqueId),
      kind: 'cancel-plan',
      ...planNamed(input.practiceId, input.paymentPlanId),
    }),
  makeOneTimePayment: async (_, { input }, context) =>
    submit(context, {
      uniqueId: uniqueIdFrom(input.uniqueId),
      ...oneTimeContext(input.practiceId, input.paymentPlanId, input.state, input.oneTimePaymentId),
      amount: amountFrom(input.amount),
      ...(input.date == null ? {} : { date: dateFrom(input.date) }),
      ...cardIn(input),
    }),
  deleteScheduledPayment: async (_, { input }, context) =>
    submit(context, {
      uniqueId: uniqueIdFrom(input.uniqueId),
      kind: 'delete-one-time',
      ...planNamed(input.practiceId, input.paymentPlanId),
      payment: idFrom<ScheduledPaymentId>(input.oneTimePaymentId),
    }),
};

const submit = async ({ own }: GatewayContext, order: PaymentOrder) => resultToWire(await own().payments.submit(order));

const planNamed = (practice: string, plan: string) => ({
  practice: idFrom<PracticeId>(practice),
  plan: idFrom<PlanId>(plan),
});

const oneTimeContext = (
  practice: string,
  plan: string,
  state: OneTimePaymentState,
  payment: string | null | undefined,
): ContextOf<'schedule-payment' | 'edit-one-time'> => {
  const named = planNamed(practice, plan);
  if (state === 'makeOneTime') return { kind: 'schedule-payment', ...named };
  if (payment == null) throw refusal({ kind: 'bad-input' });
  return { kind: 'edit-one-time', ...named, payment: idFrom<ScheduledPaymentId>(payment) };
};

const placeFrom = (
  place: PlanPlace | null | undefined,
  appointment: string | null | undefined,
  patientId: string | null | undefined,
  practiceId: string | null | undefined,
): PlaceOfPlan => {
  const patient = patientIn(patientId, practiceId);
  if (place == null || place === 'default') return { kind: 'balance', ...patient };
  const kind = place === 'checkIn' ? 'check-in' : 'check-out';
  return { kind, ...patient, ...idIn<'appointment', AppointmentId>('appointment', appointment) };
};

/** A count that does not follow from the two amounts is no plan. */
const newTerms = (total: string, payment: string, installments: number) => {
  const terms = termsFrom(total, payment);
  if (terms.count !== installments) throw refusal({ kind: 'bad-input' });
  return terms;
};
