import type { Failure, ServiceResult } from '@portico/application/kernel';
import type {
  ContextOf,
  MakePayment,
  MakePaymentScreen,
  NothingToPay,
  NotShown,
  PaymentContext,
  PaymentOrder,
  PaymentReceipt,
  PaymentRefusal,
} from '@portico/application/payments';
import { decimalOf, failed, ok, type PatientRef, type Result } from '@portico/domain/kernel';
import type { MerchantOpener, UniqueId } from '@portico/domain/payments';
import { madeByPayment, makePaymentScreen, paymentReceipt } from '../codecs/make-payment.codec.ts';
import { unreadable } from '../codecs/codec.ts';
import {
  AddToPaymentPlanDocument,
  CancelPaymentPlanDocument,
  ContinueCheckInPaymentDocument,
  CreatePaymentPlanDocument,
  DeleteScheduledPaymentDocument,
  EditPaymentPlanDocument,
  GetAppointmentPrepaymentDocument,
  GetEditPaymentPlanDocument,
  GetGuestPayDocument,
  GetGuestPayNoCodeDocument,
  GetMakePaymentsDocument,
  GetOneTimePaymentDocument,
  GetPaymentOutcomeDocument,
  GetShopMakePaymentDocument,
  MakeCancellationPaymentDocument,
  MakeCheckInPaymentDocument,
  MakeCheckoutPaymentDocument,
  MakeCheckoutPrepaymentDocument,
  MakeOneTimePaymentDocument,
  MakePaymentDocument,
  MakePrepaymentDocument,
  MakeShopPaymentDocument,
  type MakePaymentScreenPartsFragment,
  type PaymentResultPartsFragment,
} from '../generated/operations.ts';
import type { GatewayClient } from './gateway-client.ts';
import { GraphqlPort } from './graphql-port.ts';
import { mutationFor, type PaymentMutation } from './payment-order.wire.ts';

/** What a payment says of the session beside the order itself. */
export interface PaymentSession {
  /** The token that a request shows now, under which the merchant's data is sealed. */
  readonly token: () => string;
  /** How the practice takes cards (`MON-071`). */
  readonly execution: () => string;
  /** How a guest came in; undefined for a signed-in person. */
  readonly guestBy: () => 'link' | 'bill' | undefined;
}

const refusals = [
  'amount-changed',
  'amount-out-of-range',
  'autopay-cap-low',
  'autopay-until-early',
  'bad-date',
  'booked-unpaid',
  'canceled-unpaid',
  'card-expired',
  'card-refused',
  'card-unknown',
  'declined',
  'duplicate',
  'no-online-payments',
  'not-cancellable',
  'nothing-to-pay',
  'plan-changed',
  'plan-limit',
  'plan-not-offered',
  'prepayment-changed',
  'shop-away',
  'slot-gone',
  'terms-changed',
  'terms-not-agreed',
  'too-many-card-tries',
  'too-many-cards',
] as const satisfies readonly PaymentRefusal['kind'][];

const nothingToPay = ['nothing-to-pay'] as const;

/** The screen, and what opens the card fields, sealed; null where the practice takes no online payments. */
interface SealedScreen {
  readonly encryptedData: string | null;
  readonly screen: Omit<MakePaymentScreen, 'tokenizer'>;
}

const sealedScreen = ({ encryptedData, ...json }: MakePaymentScreenPartsFragment): SealedScreen => ({
  encryptedData,
  screen: makePaymentScreen.read(json),
});

/** Pays over the wire: every context, and every choice in it, has an operation of its own. */
export class GraphqlMakePayment extends GraphqlPort implements MakePayment {
  readonly #session: PaymentSession;
  readonly #opener: MerchantOpener;

  constructor(client: GatewayClient, session: PaymentSession, opener: MerchantOpener) {
    super(client);
    this.#session = session;
    this.#opener = opener;
  }

  async screen(context: PaymentContext): ServiceResult<MakePaymentScreen, NotShown> {
    const token = this.#session.token();
    const answer = await this.#shown(context);
    if (!answer.ok) return answer;
    const { encryptedData, screen } = answer.value;
    if (encryptedData === null) return ok(screen);
    const tokenizer = await this.#opener.openWith(token, encryptedData);
    return tokenizer === undefined ? failed({ kind: 'malfunction' }) : ok({ ...screen, tokenizer });
  }

  async submit(order: PaymentOrder): ServiceResult<PaymentReceipt, PaymentRefusal> {
    return flat(await this.#sent(mutationFor(order, this.#session.execution())));
  }

  async outcome(uniqueId: UniqueId): ServiceResult<PaymentReceipt, PaymentRefusal> {
    return flat(await this.client.ask(GetPaymentOutcomeDocument, { uniqueId }, receiptOf, refusals));
  }

  #shown(context: PaymentContext): Promise<Result<SealedScreen, NotShown | Failure>> {
    switch (context.kind) {
      case 'edit-plan': {
        const named = { practiceId: context.practice, paymentPlanId: context.plan };
        return this.client.ask(GetEditPaymentPlanDocument, named, sealedScreen, nothingToPay);
      }
      case 'schedule-payment':
      case 'edit-one-time': {
        const named = { practiceId: context.practice, paymentPlanId: context.plan };
        const state =
          context.kind === 'schedule-payment'
            ? { state: 'makeOneTime' as const }
            : { state: 'editOneTime' as const, oneTimePaymentId: context.payment };
        return this.client.ask(GetOneTimePaymentDocument, { ...named, ...state }, sealedScreen, nothingToPay);
      }
      case 'prepayment': {
        const { hold: holdId, checkOut } = context;
        const named = { ...namesOf(context.patient), holdId, checkOut };
        return this.client.ask(GetAppointmentPrepaymentDocument, named, sealedScreen, nothingToPay);
      }
      case 'guest':
        return this.#guestScreen(context.patient);
      case 'check-in':
        return this.#checkInScreen(context);
      case 'balance':
      case 'check-out':
      case 'cancellation': {
        const named = { ...namesOf(context.patient), context: contextToWire(context) };
        return this.client.ask(GetMakePaymentsDocument, named, sealedScreen, nothingToPay);
      }
      case 'shop': {
        const { store: storeId, transaction: transactionId, amount } = context;
        const named = { storeId, transactionId, amount: decimalOf(amount) };
        const notShown = ['nothing-to-pay', 'amount-changed', 'shop-away'] as const;
        return this.client.ask(GetShopMakePaymentDocument, named, sealedScreen, notShown);
      }
    }
  }

  #checkInScreen({
    patient,
    appointment,
  }: ContextOf<'check-in'>): Promise<Result<SealedScreen, NothingToPay | Failure>> {
    const checkInIds = {
      appointment_id: appointment,
      patient_id: patient?.patient,
      practice_id: patient?.practice,
      is_guest_checkin: this.#session.guestBy() !== undefined,
    };
    const input = { checkInIds };
    return this.client.ask(ContinueCheckInPaymentDocument, { input }, sealedScreen, nothingToPay);
  }

  /** Whom a guest pays for is named each time: another tab may have come by another link. */
  async #guestScreen(patient: PatientRef | undefined): Promise<Result<SealedScreen, NothingToPay | Failure>> {
    const by = this.#session.guestBy();
    if (patient === undefined || by === undefined) return failed({ kind: 'session-over', reason: 'expired' });
    const input = { patient_info: { practice_id: patient.practice, patient_id: patient.patient } };
    const read = ({ payment }: { readonly payment: MakePaymentScreenPartsFragment }) => sealedScreen(payment);
    return by === 'bill'
      ? this.client.ask(GetGuestPayNoCodeDocument, { input }, read, nothingToPay)
      : this.client.ask(GetGuestPayDocument, { input }, read, nothingToPay);
  }

  /** One line for every operation. */
  #sent(mutation: PaymentMutation): Promise<Result<Outcome, PaymentRefusal | Failure>> {
    const ask = this.client;
    switch (mutation.name) {
      case 'makePayment':
        return ask.ask(MakePaymentDocument, { input: mutation.input }, receiptOf, refusals);
      case 'makePrepayment':
        return ask.ask(MakePrepaymentDocument, { input: mutation.input }, receiptOf, refusals);
      case 'makeCheckoutPrepayment':
        return ask.ask(MakeCheckoutPrepaymentDocument, { input: mutation.input }, receiptOf, refusals);
      case 'makeCancellationPayment':
        return ask.ask(MakeCancellationPaymentDocument, { input: mutation.input }, receiptOf, refusals);
      case 'makeCheckInPayment':
        return ask.ask(MakeCheckInPaymentDocument, { input: mutation.input }, receiptOf, refusals);
      case 'makeCheckoutPayment':
        return ask.ask(MakeCheckoutPaymentDocument, { input: mutation.input }, receiptOf, refusals);
      case 'makeShopPayment':
        return ask.ask(
          MakeShopPaymentDocument,
          { input: mutation.input },
          (json) => receiptOf({ ...json, payment_plan_id: null, appointment_id: null }),
          refusals,
        );
      case 'createPaymentPlan':
        return ask.ask(CreatePaymentPlanDocument, { input: mutation.input }, receiptOf, refusals);
      case 'addToPaymentPlan':
        return ask.ask(AddToPaymentPlanDocument, { input: mutation.input }, receiptOf, refusals);
      case 'editPaymentPlan':
        return ask.ask(EditPaymentPlanDocument, { input: mutation.input }, receiptOf, refusals);
      case 'cancelPaymentPlan':
        return ask.ask(CancelPaymentPlanDocument, { input: mutation.input }, receiptOf, refusals);
      case 'makeOneTimePayment':
        return ask.ask(MakeOneTimePaymentDocument, { input: mutation.input }, receiptOf, refusals);
      case 'deleteScheduledPayment':
        return ask.ask(DeleteScheduledPaymentDocument, { input: mutation.input }, receiptOf, refusals);
    }
  }
}

const namesOf = (patient: PatientRef | undefined) => ({
  patientId: patient?.patient,
  practiceId: patient?.practice,
});

type Outcome = Result<PaymentReceipt, { readonly kind: 'checking' }>;

/** An outcome that is not known yet is the failure of the answer. */
const flat = (answer: Result<Outcome, PaymentRefusal | Failure>): Result<PaymentReceipt, PaymentRefusal | Failure> =>
  answer.ok ? answer.value : answer;

type Named = Extract<PaymentContext, { readonly kind: 'balance' | 'check-out' | 'cancellation' }>;

const contextToWire = (context: Named) => {
  switch (context.kind) {
    case 'balance':
      return { kind: 'BALANCE' as const };
    case 'check-out':
      return { kind: 'CHECK_OUT' as const, appointmentId: context.appointment };
    case 'cancellation':
      return {
        kind: 'CANCELLATION' as const,
        appointmentId: context.appointment,
        cancellationReasonId: context.reason,
        cancellationComments: context.comments,
      };
  }
};

/** 202 means that the outcome is not known yet. */
const receiptOf = (json: PaymentResultPartsFragment): Outcome => {
  const { status, receipt } = json;
  if (status === 202) return failed({ kind: 'checking' });
  if (status !== 200 || receipt === null) return unreadable();
  return ok({ ...paymentReceipt.read(receipt), ...madeByPayment.read(json) });
};
