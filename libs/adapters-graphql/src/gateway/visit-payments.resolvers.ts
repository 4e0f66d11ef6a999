import type { OrderOf, PaymentContext, PaymentOrder } from '@portico/application/payments';
import type { AppointmentId, Cents, HoldId } from '@portico/domain/kernel';
import { accommodations } from '../codecs/accommodations.codec.ts';
import type {
  MakeCancellationPaymentInput,
  MakePrepaymentInput,
  MutationResolvers,
  QueryResolvers,
} from '../generated/resolvers.ts';
import type { GatewayContext } from './gateway-context.ts';
import { amountFrom, cardIn, idFrom, idIn, patientIn, uniqueIdFrom } from './payment-input.ts';
import { resultToWire, screenToWire } from './payment.wire.ts';
import { paysFrom, reasonIn } from './payments.resolvers.ts';
import { valueOf } from './value-or-refusal.ts';

export const visitPaymentsQueries: Pick<
  QueryResolvers<GatewayContext>,
  'continueCheckInPayment' | 'getAppointmentPrepayment'
> = {
  continueCheckInPayment: async (_, { input }, { payments, sealed }) => {
    const { patient_id, practice_id, appointment_id } = input.checkInIds;
    const service = await payments();
    const context: PaymentContext = {
      kind: 'check-in',
      ...patientIn(patient_id, practice_id),
      ...idIn<'appointment', AppointmentId>('appointment', appointment_id),
    };
    return screenToWire(valueOf(await service.screen(context)), sealed);
  },
  getAppointmentPrepayment: async (_, { patient_id, practice_id, holdId, checkOut }, { own, sealed }) => {
    const context: PaymentContext = {
      kind: 'prepayment',
      ...patientIn(patient_id, practice_id),
      ...idIn<'hold', HoldId>('hold', holdId),
      ...idIn<'checkOut', AppointmentId>('checkOut', checkOut),
    };
    return screenToWire(valueOf(await own().payments.screen(context)), sealed);
  },
};

export const visitPaymentsMutations: Pick<
  MutationResolvers<GatewayContext>,
  'makePrepayment' | 'makeCheckoutPrepayment' | 'makeCancellationPayment' | 'makeCheckInPayment' | 'makeCheckoutPayment'
> = {
  makePrepayment: async (_, { input }, context) => submit(context, prepaymentFrom(input, {})),
  makeCheckoutPrepayment: async (_, { input }, context) => {
    const { patient_id, practice_id, appointment_id } = input.checkoutIds;
    return submit(
      context,
      prepaymentFrom(input, {
        ...patientIn(patient_id, practice_id),
        checkOut: idFrom<AppointmentId>(appointment_id),
      }),
    );
  },
  makeCancellationPayment: async (_, { input }, context) =>
    submit(context, {
      uniqueId: uniqueIdFrom(input.uniqueId),
      kind: 'cancellation',
      ...patientIn(input.patient_id, input.practice_id),
      appointment: idFrom<AppointmentId>(input.appointment_id),
      ...reasonIn(input),
      amount: amountFrom(input.amount),
      ...givenBackIn(input),
      ...cardIn(input),
    }),
  makeCheckInPayment: async (_, { input }, { payments }) => {
    const service = await payments();
    const paid = await service.submit({
      uniqueId: uniqueIdFrom(input.uniqueId),
      kind: 'check-in',
      ...patientIn(input.patientId, input.practiceId),
      ...idIn<'appointment', AppointmentId>('appointment', input.appointmentId),
      ...paysFrom(input.paymentType, input.amount),
      ...cardIn(input),
    });
    return resultToWire(paid);
  },
  makeCheckoutPayment: async (_, { input }, context) =>
    submit(context, {
      uniqueId: uniqueIdFrom(input.uniqueId),
      kind: 'check-out',
      ...patientIn(input.patientId, input.practiceId),
      ...idIn<'appointment', AppointmentId>('appointment', input.appointmentId),
      ...paysFrom(input.paymentType, input.amount),
      ...cardIn(input),
    }),
};

const givenBackIn = ({ prepaymentGivenBack: shown }: MakeCancellationPaymentInput): { readonly givenBack?: Cents } =>
  shown == null ? {} : { givenBack: amountFrom(shown) };

const submit = async ({ own }: GatewayContext, order: PaymentOrder) => resultToWire(await own().payments.submit(order));

type Prepaid = Pick<OrderOf<'prepayment'>, 'patient' | 'checkOut'>;

const prepaymentFrom = (
  input: Pick<
    MakePrepaymentInput,
    'uniqueId' | 'amount' | 'appointment' | 'patientInformation' | 'cardId' | 'cardToken' | 'plainTextCardData'
  >,
  checkedOut: Prepaid,
): OrderOf<'prepayment'> => ({
  uniqueId: uniqueIdFrom(input.uniqueId),
  kind: 'prepayment',
  ...patientIn(input.patientInformation?.patientId, input.patientInformation?.practiceId),
  ...checkedOut,
  ...idIn<'hold', HoldId>('hold', input.appointment?.holdId),
  ...(input.appointment?.chief_complaint == null ? {} : { visitReason: input.appointment.chief_complaint }),
  ...(input.appointment?.accommodations == null
    ? {}
    : { accommodations: accommodations.read(input.appointment.accommodations) }),
  amount: amountFrom(input.amount ?? '0.00'),
  ...cardIn(input),
});
