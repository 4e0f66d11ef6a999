import type {
  Canceling,
  CancellationOffer,
  CancellationOrder,
  CancelRefusal,
  VisitRef,
} from '@portico/application/appointments';
import type { ServiceResult } from '@portico/application/kernel';
import { visitRef } from '../codecs/appointments.codec.ts';
import { cancellationOffer, cancellationOrder } from '../codecs/canceling.codec.ts';
import { success } from '../codecs/scalars.ts';
import { CancelAppointmentDocument, GetCancellationDocument } from '../generated/operations.ts';
import { GraphqlPort } from './graphql-port.ts';

export class GraphqlCanceling extends GraphqlPort implements Canceling {
  offer(visit: VisitRef): ServiceResult<CancellationOffer> {
    return this.client.ask(GetCancellationDocument, visitRef.write(visit), cancellationOffer.read);
  }

  cancel(visit: VisitRef, order: CancellationOrder): ServiceResult<void, CancelRefusal> {
    const input = { ...visitRef.write(visit), ...cancellationOrder.write(order) };
    return this.client.ask(CancelAppointmentDocument, { input }, success.read, [
      'comments-missing',
      'comments-too-long',
      'unknown-reason',
      'not-cancellable',
      'prepayment-changed',
      'too-late-to-cancel',
      'fee-due',
    ]);
  }
}
