import type { AppointmentId, PracticeId } from '@portico/domain/kernel';
import type { FileContent } from '../kernel/index.ts';
import type { ServiceResult } from '../kernel/index.ts';

/** What somebody puts into the calendar of their device. */
export interface VisitCalendar {
  /** A booked visit, or the end of a canceled one. What is only asked for is not found: nobody is to come. */
  file(practice: PracticeId, appointment: AppointmentId): ServiceResult<FileContent>;
}
