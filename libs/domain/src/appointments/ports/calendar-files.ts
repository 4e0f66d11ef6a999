import type { Instant, Language } from '../../kernel/index.ts';
import type { Appointment } from '../appointment.ts';

/** A visit as a calendar entry. */
export interface CalendarEntry {
  /** Booked, or canceled: then it is removed from the calendar. */
  readonly visit: Appointment;
  readonly practice: string;
  /** The external address at which the visit is viewed and changed. */
  readonly link: string;
  /** When the file is written. */
  readonly now: Instant;
}

/**
 * Writes visits as iCalendar text in UTF-8, in the person's language. A visit always has the same UID, so that a later
 * file replaces an earlier one.
 */
export interface CalendarFiles {
  write(entry: CalendarEntry, language: Language): Uint8Array;
}
