import type { VisitDetails } from '@portico/application/visits';
import type { AppointmentId, PracticeId } from '@portico/domain/kernel';
import { idOf } from '../codecs/scalars.ts';
import { visitDetail } from '../codecs/visit-details.codec.ts';
import { GetVisitDocument } from '../generated/documents/visit-details.ts';
import { operation, then, variable, wireOf } from './operation.ts';

export const visitDetailsWire = wireOf<VisitDetails>()({
  visit: operation(
    GetVisitDocument,
    then(variable('practiceId', idOf<PracticeId>()), variable('appointmentId', idOf<AppointmentId>()), 1),
    visitDetail,
  ),
});
