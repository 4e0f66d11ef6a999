import type {
  Canceling,
  CancellationOffer,
  CancellationOrder,
  CancelRefusal,
  OfferedReason,
  VisitRef,
} from '@portico/application/appointments';
import type { ServiceResult } from '@portico/application/kernel';
import type { CancellationTerms } from '@portico/domain/appointments';
import { decimalOf, failed, ok, parseDecimal } from '@portico/domain/kernel';
import { CancelAppointmentDocument, GetCancellationDocument } from '../generated/operations.ts';
import type { GetCancellationQuery } from '../generated/operations.ts';
import { instantFromWire } from './appointments.wire.ts';
import type { Extensions, GatewayClient } from './gateway-client.ts';
import { prepaidFromWire } from './prepaid.wire.ts';

export class GraphqlCanceling implements Canceling {
  readonly #client: GatewayClient;

  constructor(client: GatewayClient) {
    this.#client = client;
  }

  async offer(visit: VisitRef): ServiceResult<CancellationOffer> {
    const answer = await this.#client.query(GetCancellationDocument, visitToWire(visit));
    if (!answer.ok) return answer;
    const wire = answer.value.getCancellation;
    const terms = termsFromWire(wire);
    const prepaid = wire.prepaid === null ? undefined : prepaidFromWire(wire.prepaid);
    if (terms === undefined || (prepaid === undefined && wire.prepaid !== null)) return failed({ kind: 'malfunction' });
    return ok({
      terms,
      reasons: wire.reasons.map(({ cancellationReasonId: id, name, needsComments, anotherTime }): OfferedReason => ({
        id,
        name,
        needsComments,
        anotherTime,
      })),
      practiceName: wire.practice_name,
      practicePhone: wire.practice_phone,
      payable: wire.payable,
      ...(prepaid === undefined ? {} : { prepaid }),
    });
  }

  async cancel(visit: VisitRef, { id, comments, givenBack }: CancellationOrder): ServiceResult<void, CancelRefusal> {
    const answer = await this.#client.mutateOr(
      CancelAppointmentDocument,
      {
        input: {
          ...visitToWire(visit),
          ...(id === undefined ? {} : { cancellationReasonId: id }),
          ...(comments === undefined ? {} : { cancellationComments: comments }),
          ...(givenBack === undefined ? {} : { prepaymentGivenBack: decimalOf(givenBack) }),
        },
      },
      cancelRefusalFrom,
    );
    if (!answer.ok) return answer;
    return answer.value.cancelAppointment === 200 ? ok(undefined) : failed({ kind: 'malfunction' });
  }
}

const visitToWire = ({ patient, appointment }: VisitRef) => ({
  practiceId: patient.practice,
  patientId: patient.patient,
  appointmentId: appointment,
});

const termsFromWire = ({
  terms,
  until,
  fee,
}: GetCancellationQuery['getCancellation']): CancellationTerms | undefined => {
  if (terms === 'OVER') return { kind: 'over' };
  if (until == null) return undefined;
  if (terms === 'TOO_LATE') return { kind: 'too-late', since: instantFromWire(until) };
  const amount = parseDecimal(fee);
  return terms === 'OPEN' && amount.ok ? { kind: 'open', until: instantFromWire(until), fee: amount.value } : undefined;
};

const plainKinds = [
  'comments-missing',
  'comments-too-long',
  'unknown-reason',
  'not-cancellable',
  'prepayment-changed',
] as const;

const cancelRefusalFrom = ({ reason, phone, amount }: Extensions): CancelRefusal | undefined => {
  const plain = plainKinds.find((kind) => kind === reason);
  if (plain !== undefined) return { kind: plain };
  if (reason === 'too-late-to-cancel' && typeof phone === 'string') return { kind: reason, phone };
  if (reason !== 'fee-due' || typeof amount !== 'string') return undefined;
  const parsed = parseDecimal(amount);
  return parsed.ok ? { kind: reason, amount: parsed.value } : undefined;
};
