import type { AppointmentId, Language, PatientRef, PracticeId } from '../../kernel/index.ts';
import type { BookingRules } from '../booking-rules.ts';
import type { Catalog, Offer } from '../catalog.ts';
import type { DateRange } from '../date-range.ts';
import type { Slot } from '../timetable.ts';

/** What a practice system lets patients book, and when. */
export interface Availability {
  /** Undefined for a practice that lets nothing be booked online. */
  rules(practice: PracticeId): Promise<BookingRules | undefined>;
  catalog(patient: PatientRef, language: Language): Promise<Catalog>;
  /**
   * The times that a patient can have now, ascending; nothing for what is not on offer. What this patient keeps while
   * choosing does not stand in the way, as choosing another time lets go of it; nor does the visit that the time is to take
   * the place of.
   */
  slots(patient: PatientRef, offer: Offer, days: DateRange, replaces?: AppointmentId): Promise<readonly Slot[]>;
}
