import type { Appointment, CalendarEntry, CalendarFiles } from '@portico/domain/appointments';
import type { Language } from '@portico/domain/kernel';
import ical, { ICalCalendarMethod, ICalEventClass, ICalEventStatus } from 'ical-generator';
import { calendarWordsOf } from './words/calendar-words.ts';

/**
 * Writes iCalendar (RFC 5545). Times are in UTC, so that every calendar shows the right hour, regardless of its time
 * zone data; the text gives the hour in the office's time zone. Provider and reason are only in the text, because other
 * people can see the titles of a calendar.
 */
export class IcsCalendarFiles implements CalendarFiles {
  write({ visit, practice, link, now }: CalendarEntry, language: Language): Uint8Array {
    const words = calendarWordsOf[language];
    const isOver = visit.status === 'CANCELLED';
    const calendar = ical({
      prodId: { company: 'Portico', product: 'Portal', language: language.toUpperCase() },
      method: isOver ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    });
    calendar.createEvent({
      id: `${visit.id}@${visit.patient.practice}.portico`,
      sequence: isOver ? 1 : 0,
      status: isOver ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      class: ICalEventClass.PRIVATE,
      stamp: new Date(now),
      start: new Date(visit.start),
      end: new Date(visit.end),
      summary: visit.video ? words.videoVisit(practice) : words.visit(practice),
      description: description(visit, language),
      url: link,
      ...(visit.video ? {} : { location: placeOf(visit.location) }),
    });
    return new TextEncoder().encode(calendar.toString());
  }
}

const placeOf = ({ office, addressLines, city, state, zip }: Appointment['location']): string =>
  [office, ...addressLines, city, `${state} ${zip}`.trim()].filter((part) => part !== '').join(', ');

/** With whom, when on the clock of the office, whom to call, and what the staff asks for. */
const description = (
  { start, provider, location, video, visitType, comment }: Appointment,
  language: Language,
): string => {
  const words = calendarWordsOf[language];
  return [
    [visitType ?? '', provider.name].filter((part) => part !== '').join(' · '),
    words.when(start, location.timeZone),
    video ? words.join : '',
    location.phone === undefined ? '' : words.call(location.phone),
    comment ?? '',
  ]
    .filter((line) => line !== '')
    .join('\n');
};
