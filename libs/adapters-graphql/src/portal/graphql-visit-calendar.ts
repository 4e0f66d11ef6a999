import type { VisitCalendar } from '@portico/application/appointments';
import type { FileContent, ServiceResult } from '@portico/application/kernel';
import type { AppointmentId, PracticeId } from '@portico/domain/kernel';
import { file } from '../codecs/files.codec.ts';
import { GetCalendarFileDocument } from '../generated/operations.ts';
import { GraphqlPort } from './graphql-port.ts';

/** Visits for calendars, over the wire. */
export class GraphqlVisitCalendar extends GraphqlPort implements VisitCalendar {
  file(practiceId: PracticeId, appointmentId: AppointmentId): ServiceResult<FileContent> {
    return this.client.ask(GetCalendarFileDocument, { practiceId, appointmentId }, file.read);
  }
}
