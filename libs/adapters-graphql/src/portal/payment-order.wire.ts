import type { ChangesPlan, MakesPlan, OrderOf, PaymentOrder, PayWith } from '@portico/application/payments';
import { decimalOf, type PatientRef } from '@portico/domain/kernel';
import type { PlanCalendar } from '@portico/domain/payments';
import { accommodations } from '../codecs/accommodations.codec.ts';
import { writeCard } from '../entered-card-text.ts';
import type {
  AddToPaymentPlanInput,
  CancelPaymentPlanInput,
  CreatePaymentPlanInput,
  DeleteScheduledPaymentInput,
  EditPaymentPlanInput,
  MakeCancellationPaymentInput,
  MakeCheckInPaymentInput,
  MakeCheckoutPaymentInput,
  MakeCheckoutPrepaymentInput,
  MakeOneTimePaymentInput,
  MakePaymentInput,
  MakePrepaymentInput,
  MakeShopPaymentInput,
} from '../generated/operations.ts';

/** An operation that pays, with what it is asked. */
export type PaymentMutation =
  | { readonly name: 'makePayment'; readonly input: MakePaymentInput }
  | { readonly name: 'makePrepayment'; readonly input: MakePrepaymentInput }
  | { readonly name: 'makeCheckoutPrepayment'; readonly input: MakeCheckoutPrepaymentInput }
  | { readonly name: 'makeCancellationPayment'; readonly input: MakeCancellationPaymentInput }
  | { readonly name: 'makeCheckInPayment'; readonly input: MakeCheckInPaymentInput }
  | { readonly name: 'makeCheckoutPayment'; readonly input: MakeCheckoutPaymentInput }
  | { readonly name: 'makeShopPayment'; readonly input: MakeShopPaymentInput }
  | { readonly name: 'createPaymentPlan'; readonly input: CreatePaymentPlanInput }
  | { readonly name: 'addToPaymentPlan'; readonly input: AddToPaymentPlanInput }
  | { readonly name: 'editPaymentPlan'; readonly input: EditPaymentPlanInput }
  | { readonly name: 'cancelPaymentPlan'; readonly input: CancelPaymentPlanInput }
  | { readonly name: 'makeOneTimePayment'; readonly input: MakeOneTimePaymentInput }
  | { readonly name: 'deleteScheduledPayment'; readonly input: DeleteScheduledPaymentInput };

/** The operation for an order: each kind has its own, but that guests pay the balance by the same one. */
export const mutationFor = (order: PaymentOrder, execution: string): PaymentMutation => {
  switch (order.kind) {
    case 'balance':
    case 'guest': {
      const guest = order.kind === 'guest' ? { guestMode: true, guestPayBalance: true } : {};
      return { name: 'makePayment', input: { ...paidToWire(order, execution), ...guest } };
    }
    case 'check-in':
    case 'check-out': {
      const input = { ...paidToWire(order, execution), appointmentId: order.appointment };
      return order.kind === 'check-in' ? { name: 'makeCheckInPayment', input } : { name: 'makeCheckoutPayment', input };
    }
    case 'prepayment':
      return prepayment(order, execution);
    case 'cancellation':
      return { name: 'makeCancellationPayment', input: cancellationToWire(order, execution) };
    case 'shop': {
      const { uniqueId, store, transaction, patient, card } = order;
      const named = { storeId: store, transactionId: transaction, ...namesOf(patient) };
      const input = { uniqueId, amount: decimalOf(order.amount), ...named, ...cardToWire(card, execution) };
      return { name: 'makeShopPayment', input };
    }
    default:
      return ofPlan(order, execution);
  }
};

const payTypes = { all: 'fullPayment', part: 'partialPayment', copay: 'copayOnly' } as const;

const paidToWire = (order: OrderOf<'balance' | 'guest' | 'check-in' | 'check-out'>, execution: string) => ({
  uniqueId: order.uniqueId,
  paymentType: payTypes[order.pays],
  amount: decimalOf(order.amount),
  ...namesOf(order.patient),
  ...cardToWire(order.card, execution),
});

const cancellationToWire = (order: OrderOf<'cancellation'>, execution: string): MakeCancellationPaymentInput => ({
  uniqueId: order.uniqueId,
  amount: decimalOf(order.amount),
  practice_id: order.patient?.practice,
  patient_id: order.patient?.patient,
  appointment_id: order.appointment,
  cancellationReasonId: order.reason,
  cancellationComments: order.comments,
  ...(order.givenBack === undefined ? {} : { prepaymentGivenBack: decimalOf(order.givenBack) }),
  ...cardToWire(order.card, execution),
});

const prepayment = (order: OrderOf<'prepayment'>, execution: string): PaymentMutation => {
  const { uniqueId, amount, patient, hold, checkOut, visitReason, accommodations: needs, card } = order;
  const input = {
    uniqueId,
    amount: decimalOf(amount),
    appointment: {
      holdId: hold,
      chief_complaint: visitReason,
      ...(needs === undefined ? {} : { accommodations: accommodations.write(needs) }),
    },
    patientInformation: namesOf(patient),
    ...cardToWire(card, execution),
  };
  return checkOut === undefined
    ? { name: 'makePrepayment', input }
    : { name: 'makeCheckoutPrepayment', input: { ...input, checkoutIds: { appointment_id: checkOut } } };
};

const ofPlan = (order: Extract<PaymentOrder, MakesPlan | ChangesPlan>, execution: string): PaymentMutation => {
  if (order.kind === 'new-plan' || order.kind === 'add-to-plan') return planFor(order, execution);
  const named = { uniqueId: order.uniqueId, practiceId: order.practice, paymentPlanId: order.plan };
  switch (order.kind) {
    case 'edit-plan':
      return { name: 'editPaymentPlan', input: { ...named, ...editToWire(order, execution) } };
    case 'cancel-plan':
      return { name: 'cancelPaymentPlan', input: named };
    case 'delete-one-time':
      return { name: 'deleteScheduledPayment', input: { ...named, oneTimePaymentId: order.payment } };
    case 'schedule-payment':
    case 'edit-one-time': {
      const state =
        order.kind === 'edit-one-time'
          ? { state: 'editOneTime' as const, oneTimePaymentId: order.payment }
          : { state: 'makeOneTime' as const };
      const paid = { amount: decimalOf(order.amount), date: order.date };
      return {
        name: 'makeOneTimePayment',
        input: { ...named, ...paid, ...state, ...cardToWire(order.card, execution) },
      };
    }
  }
};

const places = { balance: 'default', 'check-in': 'checkIn', 'check-out': 'checkOut' } as const;

const planFor = (order: OrderOf<'new-plan' | 'add-to-plan'>, execution: string): PaymentMutation => {
  const { uniqueId, at, terms } = order;
  const input = {
    uniqueId,
    ...namesOf(at.patient),
    appointmentId: at.kind === 'balance' ? null : at.appointment,
    type: places[at.kind],
    totalAmount: decimalOf(terms.total),
    paymentAmount: decimalOf(terms.payment),
    agreeToTerms: order.agreed,
    agreedTerms: order.agreedTo,
  };
  if (order.kind === 'add-to-plan') {
    const { plan, added, paymentsMade } = order;
    const more = { paymentPlanId: plan, partialPaymentAmount: decimalOf(added) };
    return { name: 'addToPaymentPlan', input: { ...input, ...more, installments: terms.count + paymentsMade } };
  }
  return {
    name: 'createPaymentPlan',
    input: {
      ...input,
      planName: order.name,
      installments: terms.count,
      ...calendarToWire(order.calendar),
      ...autopayToWire(order),
      ...cardToWire(order.card, execution),
    },
  };
};

const editToWire = (order: OrderOf<'edit-plan'>, execution: string) => ({
  planName: order.name,
  totalAmount: decimalOf(order.terms.total),
  monthlyPayment: decimalOf(order.terms.payment),
  installments: order.terms.count + order.paymentsMade,
  // Without a day the calendar stays as it was; the code is ignored.
  ...(order.calendar === undefined ? { frequencyCode: 'monthly' as const } : calendarToWire(order.calendar)),
  ...autopayToWire(order),
  agreedTerms: order.agreedTo,
  ...cardToWire(order.card, execution),
});

const namesOf = (patient: PatientRef | undefined) => ({
  patientId: patient?.patient,
  practiceId: patient?.practice,
});

const calendarToWire = (calendar: PlanCalendar) =>
  calendar.frequency === 'weekly'
    ? { frequencyCode: calendar.frequency, dayOfWeek: calendar.dayOfWeek }
    : { frequencyCode: calendar.frequency, dayOfMonth: calendar.dayOfMonth };

const autopayToWire = ({ autopay }: Pick<OrderOf<'new-plan'>, 'autopay'>) => ({
  autopayCap: autopay?.cap === undefined ? null : decimalOf(autopay.cap),
  autopayUntil: autopay?.until,
});

/** The card, and how the practice takes cards (`MON-071`). */
const cardToWire = (card: PayWith | undefined, execution: string) => {
  if (card === undefined) return { execution };
  if (card.kind === 'saved') return { execution, cardId: card.card };
  const text = writeCard(card, execution);
  return card.card.kind === 'typed' ? { execution, plainTextCardData: text } : { execution, cardToken: text };
};
