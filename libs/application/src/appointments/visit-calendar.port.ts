import type { AppointmentId, PracticeId } from '@portico/domain/kernel';
import type { FileContent, ServiceResult } from '../kernel/index.ts';

/** A visit as a calendar file for the person's device. */
export interface VisitCalendar {
  /** A booked visit, or the cancellation of one. A request is not found: it is not an appointment yet. */
  file(practice: PracticeId, appointment: AppointmentId): ServiceResult<FileContent>;
}
