import type { Appointment, CalendarEntry, CalendarFiles } from '@portico/domain/appointments';
import { localeOf, zoneSpelling, type Instant, type Language, type TimeZone } from '@portico/domain/kernel';
import ical, { ICalCalendarMethod, ICalEventClass, ICalEventStatus } from 'ical-generator';
import { calendarPhraseWords, calendarWords } from './words/calendar.messages.ts';
import { sayIn } from './words/say-in-language.ts';

/**
 * Writes iCalendar (RFC 5545). Times are in UTC, so that every calendar shows the right hour, regardless of its time
 * zone data; the text gives the hour in the office's time zone. Provider and reason are only in the text, because other
 * people can see the titles of a calendar.
 */
export class IcsCalendarFiles implements CalendarFiles {
  write({ visit, practice, link, now }: CalendarEntry, language: Language): Uint8Array {
    const say = sayIn(language);
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
      summary: say(visit.video ? calendarPhraseWords.videoVisit : calendarPhraseWords.visit, { practice }),
      description: description(visit, language),
      url: link,
      ...(visit.video ? {} : { location: placeOf(visit.location) }),
    });
    return new TextEncoder().encode(calendar.toString());
  }
}

const placeOf = ({ office, addressLines, city, state, zip }: Appointment['location']): string =>
  [office, ...addressLines, city, `${state} ${zip}`.trim()].filter((part) => part !== '').join(', ');

const written = (start: Instant, zone: TimeZone, language: Language, options: Intl.DateTimeFormatOptions): string =>
  // A calendar knows no thin spaces.
  new Intl.DateTimeFormat(localeOf(language), { timeZone: zone, ...options })
    .format(start)
    .replaceAll(/[\u00a0\u202f]/g, ' ');

/** On the clock of the office, whose name is part of it. */
const when = (start: Instant, zone: TimeZone, language: Language): string =>
  sayIn(language)(calendarPhraseWords.when, {
    day: written(start, zone, language, { weekday: 'long', month: 'long', day: 'numeric' }),
    time: written(start, zone, language, { hour: 'numeric', minute: '2-digit', timeZoneName: zoneSpelling }),
  });

/** With whom, when on the clock of the office, whom to call, and what the staff asks for. */
const description = (
  { start, provider, location, video, visitType, comment }: Appointment,
  language: Language,
): string => {
  const say = sayIn(language);
  return [
    [visitType ?? '', provider.name].filter((part) => part !== '').join(' · '),
    when(start, location.timeZone, language),
    video ? say(calendarWords.join) : '',
    location.phone === undefined ? '' : say(calendarPhraseWords.call, { phone: location.phone }),
    comment ?? '',
  ]
    .filter((line) => line !== '')
    .join('\n');
};
