import type { CancellationOffer, VisitRef } from '@portico/application/appointments';
import {
  decimalOf,
  isoOf,
  type AppointmentId,
  type Cents,
  type PatientId,
  type PracticeId,
} from '@portico/domain/kernel';
import type { CancellationAnswer, MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { GatewayContext } from './context.ts';
import { amountFrom, idFrom } from './payment-input.ts';
import { prepaidToWire } from './prepaid.wire.ts';
import { valueOf } from './refusal.ts';

export const cancelingQueries: Pick<QueryResolvers<GatewayContext>, 'getCancellation'> = {
  getCancellation: async (_, asked, { visits }) =>
    offerToWire(valueOf(await (await visits()).canceling.offer(visitFrom(asked)))),
};

export const cancelingMutations: Pick<MutationResolvers<GatewayContext>, 'cancelAppointment'> = {
  cancelAppointment: async (_, { input }, { visits }) => {
    const { cancellationReasonId: id, cancellationComments: comments } = input;
    const givenBack = input.prepaymentGivenBack == null ? undefined : amountFrom(input.prepaymentGivenBack);
    const reason = { ...(id == null ? {} : { id }), ...(comments == null ? {} : { comments }) };
    const said = givenBack === undefined ? reason : { ...reason, givenBack };
    valueOf(await (await visits()).canceling.cancel(visitFrom(input), said));
    return 200;
  },
};

/** Names a visit by the ids of the wire. */
export const visitFrom = (asked: {
  readonly practiceId: string;
  readonly patientId: string;
  readonly appointmentId: string;
}): VisitRef => ({
  patient: { practice: idFrom<PracticeId>(asked.practiceId), patient: idFrom<PatientId>(asked.patientId) },
  appointment: idFrom<AppointmentId>(asked.appointmentId),
});

const offerToWire = ({
  terms,
  reasons,
  practiceName,
  practicePhone,
  payable,
  prepaid,
}: CancellationOffer): CancellationAnswer => ({
  terms: terms.kind === 'open' ? 'OPEN' : terms.kind === 'too-late' ? 'TOO_LATE' : 'OVER',
  until: terms.kind === 'open' ? isoOf(terms.until) : terms.kind === 'too-late' ? isoOf(terms.since) : null,
  fee: decimalOf(terms.kind === 'open' ? terms.fee : (0 as Cents)),
  payable,
  prepaid: prepaid === undefined ? null : prepaidToWire(prepaid),
  reasons: reasons.map(({ id, ...rest }) => ({ cancellationReasonId: id, ...rest })),
  practice_name: practiceName,
  practice_phone: practicePhone,
});
