import type { ServiceResult, Failure } from '@portico/application/kernel';
import type {
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
import { mutationFor, type PaymentMutation } from './payment-order.wire.ts';
import { paymentRefusalFrom } from './payment-refusal.ts';
import { receiptFromWire, screenFromWire } from './payment.wire.ts';

/** What a payment says of the session beside the order itself. */
export interface PaymentSession {
  /** The token that a request shows now, under which the merchant's data is sealed. */
  readonly token: () => string;
  /** How the practice takes cards (`MON-071`). */
  readonly execution: () => string;
  /** How a guest came in; undefined for a signed-in person. */
  readonly guestBy: () => 'link' | 'bill' | undefined;
}

/** Pays over the wire: every context, and every choice in it, has an operation of its own. */
export class GraphqlMakePayment implements MakePayment {
  readonly #client: GatewayClient;
  readonly #session: PaymentSession;
  readonly #opener: MerchantOpener;

  constructor(client: GatewayClient, session: PaymentSession, opener: MerchantOpener) {
    this.#client = client;
    this.#session = session;
    this.#opener = opener;
  }

  async screen(context: PaymentContext): ServiceResult<MakePaymentScreen, NotShown> {
    const token = this.#session.token();
    const answer = await this.#shown(context);
    if (!answer.ok) return answer;
    const { encryptedData } = answer.value;
    if (encryptedData === null) return ok(screenFromWire(answer.value, undefined));
    const tokenizer = await this.#opener.openWith(token, encryptedData);
    return tokenizer === undefined ? failed({ kind: 'malfunction' }) : ok(screenFromWire(answer.value, tokenizer));
  }

  async submit(order: PaymentOrder): ServiceResult<PaymentReceipt, PaymentRefusal> {
    const answer = await this.#sent(mutationFor(order, this.#session.execution()));
    return answer.ok ? receiptOf(answer.value) : answer;
  }

  async outcome(uniqueId: UniqueId): ServiceResult<PaymentReceipt, PaymentRefusal> {
    const answer = await this.#client.queryOr(GetPaymentOutcomeDocument, { uniqueId }, paymentRefusalFrom);
    return answer.ok ? receiptOf(answer.value.getPaymentOutcome) : answer;
  }

  async #shown(context: PaymentContext): Promise<Result<MakePaymentScreenPartsFragment, NotShown | Failure>> {
    const ask = this.#client;
    switch (context.kind) {
      case 'edit-plan': {
        const named = { practiceId: context.practice, paymentPlanId: context.plan };
        const answer = await ask.queryOr(GetEditPaymentPlanDocument, named, nothingToPay);
        return answer.ok ? ok(answer.value.getEditPaymentPlan) : answer;
      }
      case 'schedule-payment':
      case 'edit-one-time': {
        const answer = await ask.queryOr(
          GetOneTimePaymentDocument,
          {
            practiceId: context.practice,
            paymentPlanId: context.plan,
            ...(context.kind === 'schedule-payment'
              ? { state: 'makeOneTime' as const }
              : { state: 'editOneTime' as const, oneTimePaymentId: context.payment }),
          },
          nothingToPay,
        );
        return answer.ok ? ok(answer.value.getOneTimePayment) : answer;
      }
      case 'prepayment': {
        const { patient, hold, checkOut } = context;
        const named = {
          patientId: patient?.patient ?? null,
          practiceId: patient?.practice ?? null,
          holdId: hold ?? null,
          checkOut: checkOut ?? null,
        };
        const answer = await ask.queryOr(GetAppointmentPrepaymentDocument, named, nothingToPay);
        return answer.ok ? ok(answer.value.getAppointmentPrepayment) : answer;
      }
      case 'guest':
        return this.#guestScreen(context.patient);
      case 'check-in': {
        const { patient, appointment } = context;
        const checkInIds = {
          ...(appointment === undefined ? {} : { appointment_id: appointment }),
          ...(patient === undefined ? {} : { patient_id: patient.patient, practice_id: patient.practice }),
          ...(this.#session.guestBy() === undefined ? {} : { is_guest_checkin: true }),
        };
        const answer = await ask.queryOr(ContinueCheckInPaymentDocument, { input: { checkInIds } }, nothingToPay);
        return answer.ok ? ok(answer.value.continueCheckInPayment) : answer;
      }
      case 'balance':
      case 'check-out':
      case 'cancellation': {
        const answer = await ask.queryOr(
          GetMakePaymentsDocument,
          {
            patientId: context.patient?.patient ?? null,
            practiceId: context.patient?.practice ?? null,
            context: contextToWire(context),
          },
          nothingToPay,
        );
        return answer.ok ? ok(answer.value.getMakePayments) : answer;
      }
      case 'shop': {
        const { store, transaction, amount } = context;
        const named = { storeId: store, transactionId: transaction, amount: decimalOf(amount) };
        const answer = await ask.queryOr(GetShopMakePaymentDocument, named, notShown);
        return answer.ok ? ok(answer.value.getShopMakePayment) : answer;
      }
    }
  }

  /** Whom a guest pays for is named each time: another tab may have come by another link. */
  async #guestScreen(
    patient: PatientRef | undefined,
  ): Promise<Result<MakePaymentScreenPartsFragment, NothingToPay | Failure>> {
    const by = this.#session.guestBy();
    if (patient === undefined || by === undefined) return failed({ kind: 'session-over', reason: 'expired' });
    const named = { practice_id: patient.practice, patient_id: patient.patient, practice_mgmt: null };
    const input = { input: { patient_info: named } };
    if (by === 'bill') {
      const answer = await this.#client.queryOr(GetGuestPayNoCodeDocument, input, nothingToPay);
      return answer.ok ? ok(answer.value.getGuestPayNoCode.payment) : answer;
    }
    const answer = await this.#client.queryOr(GetGuestPayDocument, input, nothingToPay);
    return answer.ok ? ok(answer.value.getGuestPay.payment) : answer;
  }

  /** One line for every operation: what it answers is under its own name. */
  async #sent(mutation: PaymentMutation): Promise<Result<PaymentResultPartsFragment, PaymentRefusal | Failure>> {
    const of = <Data>(
      answer: Result<Data, PaymentRefusal | Failure>,
      pick: (data: Data) => PaymentResultPartsFragment,
    ) => (answer.ok ? ok(pick(answer.value)) : answer);
    const ask = this.#client;
    const no = paymentRefusalFrom;
    switch (mutation.name) {
      case 'makePayment':
        return of(await ask.mutateOr(MakePaymentDocument, mutation, no), (data) => data.makePayment);
      case 'makePrepayment':
        return of(await ask.mutateOr(MakePrepaymentDocument, mutation, no), (data) => data.makePrepayment);
      case 'makeCheckoutPrepayment':
        return of(
          await ask.mutateOr(MakeCheckoutPrepaymentDocument, mutation, no),
          (data) => data.makeCheckoutPrepayment,
        );
      case 'makeCancellationPayment':
        return of(
          await ask.mutateOr(MakeCancellationPaymentDocument, mutation, no),
          (data) => data.makeCancellationPayment,
        );
      case 'makeCheckInPayment':
        return of(await ask.mutateOr(MakeCheckInPaymentDocument, mutation, no), (data) => data.makeCheckInPayment);
      case 'makeCheckoutPayment':
        return of(await ask.mutateOr(MakeCheckoutPaymentDocument, mutation, no), (data) => data.makeCheckoutPayment);
      case 'makeShopPayment':
        return of(await ask.mutateOr(MakeShopPaymentDocument, mutation, no), ({ makeShopPayment }) => ({
          ...makeShopPayment,
          payment_plan_id: null,
          appointment_id: null,
        }));
      case 'createPaymentPlan':
        return of(await ask.mutateOr(CreatePaymentPlanDocument, mutation, no), (data) => data.createPaymentPlan);
      case 'addToPaymentPlan':
        return of(await ask.mutateOr(AddToPaymentPlanDocument, mutation, no), (data) => data.addToPaymentPlan);
      case 'editPaymentPlan':
        return of(await ask.mutateOr(EditPaymentPlanDocument, mutation, no), (data) => data.editPaymentPlan);
      case 'cancelPaymentPlan':
        return of(await ask.mutateOr(CancelPaymentPlanDocument, mutation, no), (data) => data.cancelPaymentPlan);
      case 'makeOneTimePayment':
        return of(await ask.mutateOr(MakeOneTimePaymentDocument, mutation, no), (data) => data.makeOneTimePayment);
      case 'deleteScheduledPayment':
        return of(
          await ask.mutateOr(DeleteScheduledPaymentDocument, mutation, no),
          (data) => data.deleteScheduledPayment,
        );
    }
  }
}

const notShown = (extensions: Readonly<Record<string, unknown>>): NotShown | undefined => {
  const refused = paymentRefusalFrom(extensions);
  switch (refused?.kind) {
    case 'nothing-to-pay':
    case 'amount-changed':
    case 'shop-away':
      return refused;
    default:
      return undefined;
  }
};

const nothingToPay = ({ reason }: Readonly<Record<string, unknown>>): NothingToPay | undefined =>
  reason === 'nothing-to-pay' ? { kind: reason } : undefined;

type Named = Extract<PaymentContext, { readonly kind: 'balance' | 'check-out' | 'cancellation' }>;

const contextToWire = (context: Named) => {
  switch (context.kind) {
    case 'balance':
      return { kind: 'BALANCE' as const };
    case 'check-out':
      return { kind: 'CHECK_OUT' as const, appointmentId: context.appointment ?? null };
    case 'cancellation':
      return {
        kind: 'CANCELLATION' as const,
        appointmentId: context.appointment,
        cancellationReasonId: context.reason ?? null,
        cancellationComments: context.comments ?? null,
      };
  }
};

/** 202 means that the outcome is not known yet. */
const receiptOf = (wire: PaymentResultPartsFragment): Result<PaymentReceipt, PaymentRefusal | Failure> => {
  if (wire.status === 202) return failed({ kind: 'checking' });
  const receipt = receiptFromWire(wire);
  return receipt === undefined ? failed({ kind: 'malfunction' }) : ok(receipt);
};
