import type { AppointmentId, PracticeId } from '@portico/domain/kernel';
import type { FileContent } from '../health/index.ts';
import type { Answer } from '../kernel/index.ts';

/** What somebody puts into the calendar of their device. */
export interface VisitCalendar {
  /** A booked visit, or the end of a cancelled one. What is only asked for is not found: nobody is to come. */
  file(practice: PracticeId, appointment: AppointmentId): Answer<FileContent>;
}
