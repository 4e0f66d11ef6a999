import type { Instant, Language } from '../../kernel/index.ts';
import type { Appointment } from '../appointment.ts';

/** A visit as a calendar keeps it. */
export interface CalendarEntry {
  /** Booked, or canceled: then it is taken out of the calendar. */
  readonly visit: Appointment;
  readonly practice: string;
  /** Where the visit is looked at and changed, from outside. */
  readonly link: string;
  /** When it is written. */
  readonly now: Instant;
}

/**
 * Writes visits for the calendars of people, in their language, as iCalendar text in UTF-8. One visit has one name there for
 * good, so that a later file takes the place of an earlier one.
 */
export interface CalendarFiles {
  write(entry: CalendarEntry, language: Language): Uint8Array;
}
