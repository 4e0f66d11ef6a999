import type { Appointments } from '@portico/application/appointments';
import type { PracticeId } from '@portico/domain/kernel';
import { appointmentList, history } from '../codecs/appointment-list.codec.ts';
import { optional, same } from '../codecs/codec.ts';
import { idOf } from '../codecs/scalars.ts';
import { GetAppointmentsDocument, GetMoreAppointmentsDocument } from '../generated/documents/appointments.ts';
import { under, nothing, operation, then, variable, wireOf } from './operation.ts';

export const appointmentsWire = wireOf<Appointments>()({
  list: operation(GetAppointmentsDocument, nothing, appointmentList),
  more: operation(
    GetMoreAppointmentsDocument,
    then(variable('page', same<number>()), variable('practiceId', optional(idOf<PracticeId>())), 1),
    under('appointments', history),
  ),
});
