import type { Canceling } from '@portico/application/appointments';
import { visitRef } from '../codecs/appointments.codec.ts';
import { cancellationOffer, cancellationOrder } from '../codecs/canceling.codec.ts';
import { success } from '../codecs/scalars.ts';
import { CancelAppointmentDocument, GetCancellationDocument } from '../generated/documents/cancelling.ts';
import { fields, under, operation, then, wireOf } from './operation.ts';

export const cancelingWire = wireOf<Canceling>()({
  offer: operation(GetCancellationDocument, fields(visitRef), cancellationOffer),
  cancel: operation(
    CancelAppointmentDocument,
    under('input', then(fields(visitRef), fields(cancellationOrder), 1)),
    success,
    [
      'comments-missing',
      'comments-too-long',
      'unknown-reason',
      'not-cancellable',
      'prepayment-changed',
      'too-late-to-cancel',
      'fee-due',
    ],
  ),
});
