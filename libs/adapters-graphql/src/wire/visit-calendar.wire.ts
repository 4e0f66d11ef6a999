import type { VisitCalendar } from '@portico/application/appointments';
import type { AppointmentId, PracticeId } from '@portico/domain/kernel';
import { file } from '../codecs/files.codec.ts';
import { idOf } from '../codecs/scalars.ts';
import { GetCalendarFileDocument } from '../generated/documents/booking.ts';
import { operation, then, variable, wireOf } from './operation.ts';

export const visitCalendarWire = wireOf<VisitCalendar>()({
  file: operation(
    GetCalendarFileDocument,
    then(variable('practiceId', idOf<PracticeId>()), variable('appointmentId', idOf<AppointmentId>()), 1),
    file,
  ),
});
