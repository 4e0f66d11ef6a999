import type { PaymentChoice, PaymentContext, PaymentOrder, PayWith } from '@portico/application/payments';
import { decimalOf, type PatientRef } from '@portico/domain/kernel';
import type { PlanCalendar } from '@portico/domain/payments';
import { writeCard } from '../card-text.ts';
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

/** The operation for a choice in its context; undefined where the context has no such choice. */
export const mutationFor = (order: PaymentOrder, execution: string): PaymentMutation | undefined => {
  const { choice } = order;
  switch (choice.kind) {
    case 'full':
    case 'partial':
      return payment(order, choice, execution);
    case 'new-plan':
    case 'add-to-plan':
      return planFor(order, choice, execution);
    default:
      return changeOf(order, choice, execution);
  }
};

type Choice<Kind extends PaymentChoice['kind']> = Extract<PaymentChoice, { readonly kind: Kind }>;

const payment = (
  { uniqueId, context, card }: PaymentOrder,
  choice: Choice<'full' | 'partial'>,
  execution: string,
): PaymentMutation | undefined => {
  const { kind, amount: cents } = choice;
  const givenBack = choice.kind === 'full' ? choice.givenBack : undefined;
  const paymentType = kind === 'full' ? ('fullPayment' as const) : ('partialPayment' as const);
  const amount = decimalOf(cents);
  switch (context.kind) {
    case 'balance':
    case 'guest': {
      const guest = context.kind === 'guest' ? { guestMode: true, guestPayBalance: true } : {};
      const input = {
        uniqueId,
        paymentType,
        amount,
        ...namesOf(context.patient),
        ...guest,
        ...cardToWire(card, execution),
      };
      return { name: 'makePayment', input };
    }
    case 'check-in':
    case 'check-out': {
      const input = {
        uniqueId,
        paymentType,
        amount,
        ...namesOf(context.patient),
        appointmentId: context.appointment ?? null,
        ...cardToWire(card, execution),
      };
      return context.kind === 'check-in'
        ? { name: 'makeCheckInPayment', input }
        : { name: 'makeCheckoutPayment', input };
    }
    case 'prepayment':
      return kind === 'full' ? prepayment(uniqueId, context, amount, cardToWire(card, execution)) : undefined;
    case 'cancellation':
      return kind === 'full'
        ? {
            name: 'makeCancellationPayment',
            input: {
              uniqueId,
              amount,
              practice_id: context.patient?.practice ?? null,
              patient_id: context.patient?.patient ?? null,
              appointment_id: context.appointment,
              cancellationReasonId: context.reason ?? null,
              cancellationComments: context.comments ?? null,
              ...(givenBack === undefined ? {} : { prepaymentGivenBack: decimalOf(givenBack) }),
              ...cardToWire(card, execution),
            },
          }
        : undefined;
    case 'shop': {
      const { store, transaction, patient } = context;
      const named = { storeId: store, transactionId: transaction, ...namesOf(patient) };
      return kind === 'full'
        ? { name: 'makeShopPayment', input: { uniqueId, amount, ...named, ...cardToWire(card, execution) } }
        : undefined;
    }
    default:
      return undefined;
  }
};

const prepayment = (
  uniqueId: string,
  { patient, hold, checkOut, visitReason }: Extract<PaymentContext, { readonly kind: 'prepayment' }>,
  amount: string,
  card: ReturnType<typeof cardToWire>,
): PaymentMutation => {
  const input = {
    uniqueId,
    amount,
    appointment: { holdId: hold ?? null, chief_complaint: visitReason ?? null },
    patientInformation: namesOf(patient),
    ...card,
  };
  return checkOut === undefined
    ? { name: 'makePrepayment', input }
    : { name: 'makeCheckoutPrepayment', input: { ...input, checkoutIds: { appointment_id: checkOut } } };
};

const places = { balance: 'default', 'check-in': 'checkIn', 'check-out': 'checkOut' } as const;

const planFor = (
  { uniqueId, context, card }: PaymentOrder,
  choice: Choice<'new-plan' | 'add-to-plan'>,
  execution: string,
): PaymentMutation | undefined => {
  if (context.kind !== 'balance' && context.kind !== 'check-in' && context.kind !== 'check-out') return undefined;
  const input = {
    uniqueId,
    ...namesOf(context.patient),
    appointmentId: context.kind === 'balance' ? null : (context.appointment ?? null),
    type: places[context.kind],
    totalAmount: decimalOf(choice.terms.total),
    paymentAmount: decimalOf(choice.terms.payment),
    agreeToTerms: choice.agreed,
    agreedTerms: choice.agreedTo ?? null,
  };
  if (choice.kind === 'add-to-plan') {
    return {
      name: 'addToPaymentPlan',
      input: {
        ...input,
        paymentPlanId: choice.plan,
        partialPaymentAmount: decimalOf(choice.added),
        installments: choice.terms.count + choice.paymentsMade,
      },
    };
  }
  return {
    name: 'createPaymentPlan',
    input: {
      ...input,
      planName: choice.name,
      installments: choice.terms.count,
      ...calendarToWire(choice.calendar),
      ...autopayToWire(choice.autopay),
      ...cardToWire(card, execution),
    },
  };
};

const changeOf = (
  { uniqueId, context, card }: PaymentOrder,
  choice: Choice<'edit-plan' | 'cancel-plan' | 'one-time' | 'delete-one-time'>,
  execution: string,
): PaymentMutation | undefined => {
  if (context.kind !== 'edit-plan' && context.kind !== 'schedule-payment' && context.kind !== 'edit-one-time')
    return undefined;
  const named = { uniqueId, practiceId: context.practice, paymentPlanId: context.plan };
  if (context.kind === 'edit-plan') {
    if (choice.kind === 'cancel-plan') return { name: 'cancelPaymentPlan', input: named };
    return choice.kind === 'edit-plan'
      ? { name: 'editPaymentPlan', input: editInput(named, choice, card, execution) }
      : undefined;
  }
  if (choice.kind === 'delete-one-time') {
    return context.kind === 'edit-one-time'
      ? { name: 'deleteScheduledPayment', input: { ...named, oneTimePaymentId: context.payment } }
      : undefined;
  }
  if (choice.kind !== 'one-time') return undefined;
  return {
    name: 'makeOneTimePayment',
    input: {
      ...named,
      amount: decimalOf(choice.amount),
      date: choice.date ?? null,
      ...(context.kind === 'edit-one-time'
        ? { state: 'editOneTime', oneTimePaymentId: context.payment }
        : { state: 'makeOneTime' }),
      ...cardToWire(card, execution),
    },
  };
};

const editInput = (
  named: Pick<EditPaymentPlanInput, 'uniqueId' | 'practiceId' | 'paymentPlanId'>,
  choice: Choice<'edit-plan'>,
  card: PayWith | undefined,
  execution: string,
): EditPaymentPlanInput => ({
  ...named,
  planName: choice.name,
  totalAmount: decimalOf(choice.terms.total),
  monthlyPayment: decimalOf(choice.terms.payment),
  installments: choice.terms.count + choice.paymentsMade,
  // Without a day the calendar stays as it was; the code is ignored.
  ...(choice.calendar === undefined ? { frequencyCode: 'monthly' } : calendarToWire(choice.calendar)),
  ...autopayToWire(choice.autopay),
  agreedTerms: choice.agreedTo ?? null,
  ...cardToWire(card, execution),
});

const namesOf = (patient: PatientRef | undefined) => ({
  patientId: patient?.patient ?? null,
  practiceId: patient?.practice ?? null,
});

const calendarToWire = (calendar: PlanCalendar) =>
  calendar.frequency === 'weekly'
    ? { frequencyCode: calendar.frequency, dayOfWeek: calendar.dayOfWeek }
    : { frequencyCode: calendar.frequency, dayOfMonth: calendar.dayOfMonth };

const autopayToWire = (autopay: Choice<'new-plan'>['autopay']) => ({
  autopayCap: autopay?.cap === undefined ? null : decimalOf(autopay.cap),
  autopayUntil: autopay?.until ?? null,
});

/** The card, and how the practice takes cards (`MON-071`). */
const cardToWire = (card: PayWith | undefined, execution: string) => {
  if (card === undefined) return { execution };
  if (card.kind === 'saved') return { execution, cardId: card.card };
  const text = writeCard(card, execution);
  return card.card.kind === 'typed' ? { execution, plainTextCardData: text } : { execution, cardToken: text };
};
