import type { PaymentContext, PaymentRequest, PaysAmount, PaysCopay } from '@portico/application/payments';
import type { AppointmentId, PracticeId } from '@portico/domain/kernel';
import type { PlanId } from '@portico/domain/payments';
import type {
  MakePaymentInput,
  MutationResolvers,
  PaymentContextInput,
  PaymentType,
  QueryResolvers,
} from '../generated/resolvers.ts';
import type { GatewayContext } from './gateway-context.ts';
import { amountFrom, cardIn, idFrom, idIn, patientIn, uniqueIdFrom } from './payment-input.ts';
import { resultToWire, screenToWire } from './payment.wire.ts';
import { refusal, valueOf } from './value-or-refusal.ts';

export const paymentsQueries: Pick<QueryResolvers<GatewayContext>, 'getMakePayments' | 'getPaymentOutcome'> = {
  getMakePayments: async (_, { patientId, practiceId, guestPaymentData, context }, { payments, sealed }) => {
    const info = guestPaymentData?.patient_info;
    const patient =
      info === undefined ? patientIn(patientId, practiceId) : patientIn(info.patient_id, info.practice_id);
    const service = await payments();
    return screenToWire(valueOf(await service.screen(contextFrom(context, patient))), sealed);
  },
  getPaymentOutcome: async (_, { uniqueId }, { payments }) => {
    const service = await payments();
    return resultToWire(await service.outcome(uniqueIdFrom(uniqueId)));
  },
};

export const paymentsMutations: Pick<MutationResolvers<GatewayContext>, 'makePayment'> = {
  makePayment: async (_, { input }, { payments }) => {
    const service = await payments();
    return resultToWire(
      await service.submit({
        uniqueId: uniqueIdFrom(input.uniqueId),
        ...requestFrom(input),
        ...cardIn(input),
      }),
    );
  },
};

/** A payment that names a plan is one on the plan, now. */
const requestFrom = (input: MakePaymentInput): PaymentRequest => {
  const { paymentPlanId, practiceId, patientId, guestMode } = input;
  if (paymentPlanId != null) {
    if (practiceId == null) throw refusal({ kind: 'bad-input' });
    const [practice, plan] = [idFrom<PracticeId>(practiceId), idFrom<PlanId>(paymentPlanId)];
    return { kind: 'schedule-payment', practice, plan, amount: amountFrom(input.amount) };
  }
  const kind = guestMode === true ? 'guest' : 'balance';
  const paid = paysFrom(input.paymentType, input.amount);
  // Without a visit there is no copay.
  if (paid.pays === 'copay') throw refusal({ kind: 'bad-input' });
  return { kind, ...patientIn(patientId, practiceId), ...paid };
};

/** A plan is made by an operation of its own. */
export const paysFrom = (type: PaymentType, amount: string): PaysAmount | PaysCopay => {
  if (type === 'paymentPlan') throw refusal({ kind: 'bad-input' });
  if (type === 'copayOnly') return { pays: 'copay', amount: amountFrom(amount) };
  return { pays: type === 'fullPayment' ? 'all' : 'part', amount: amountFrom(amount) };
};

type Named = ReturnType<typeof patientIn>;

const contextFrom = (context: PaymentContextInput | null | undefined, patient: Named): PaymentContext => {
  switch (context?.kind) {
    case undefined:
    case 'BALANCE':
      return { kind: 'balance', ...patient };
    case 'GUEST':
      return { kind: 'guest', ...patient };
    case 'CHECK_IN':
    case 'CHECK_OUT':
      return {
        kind: context.kind === 'CHECK_IN' ? 'check-in' : 'check-out',
        ...patient,
        ...idIn<'appointment', AppointmentId>('appointment', context.appointmentId),
      };
    case 'CANCELLATION': {
      if (context.appointmentId == null) throw refusal({ kind: 'bad-input' });
      return {
        kind: 'cancellation',
        ...patient,
        appointment: idFrom<AppointmentId>(context.appointmentId),
        ...reasonIn(context),
      };
    }
  }
};

/** Why a visit is canceled, as the two fields say it. */
export const reasonIn = ({
  cancellationReasonId,
  cancellationComments,
}: Pick<PaymentContextInput, 'cancellationReasonId' | 'cancellationComments'>) => ({
  ...(cancellationReasonId == null ? {} : { reason: cancellationReasonId }),
  ...(cancellationComments == null ? {} : { comments: cancellationComments }),
});
