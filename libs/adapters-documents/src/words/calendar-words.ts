import type { Instant, Language, TimeZone } from '@portico/domain/kernel';

/** The texts of a visit in a calendar file. */
interface CalendarWords {
  readonly visit: (practice: string) => string;
  readonly videoVisit: (practice: string) => string;
  /** On the clock of the office, whose name is part of it. */
  readonly when: (start: Instant, zone: TimeZone) => string;
  readonly join: string;
  readonly call: (phone: string) => string;
}

const written = (locale: string, start: Instant, zone: TimeZone, options: Intl.DateTimeFormatOptions): string =>
  // A calendar knows no thin spaces.
  new Intl.DateTimeFormat(locale, { timeZone: zone, ...options }).format(start).replaceAll(/[\u00a0\u202f]/g, ' ');

const day = { weekday: 'long', month: 'long', day: 'numeric' } as const;
const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

export const calendarWordsOf: Readonly<Record<Language, CalendarWords>> = {
  en: {
    visit: (practice) => `Visit at ${practice}`,
    videoVisit: (practice) => `Video visit with ${practice}`,
    when: (start, zone) => `${written('en-US', start, zone, day)} at ${written('en-US', start, zone, time)}`,
    join: 'Open your appointments in the portal to join the video visit.',
    call: (phone) => `To change or cancel, use the portal or call ${phone}.`,
  },
  es: {
    visit: (practice) => `Cita en ${practice}`,
    videoVisit: (practice) => `Cita por video con ${practice}`,
    when: (start, zone) => `${written('es-US', start, zone, day)}, ${written('es-US', start, zone, time)}`,
    join: 'Abra sus citas en el portal para entrar a la videollamada.',
    call: (phone) => `Para cambiarla o cancelarla, use el portal o llame al ${phone}.`,
  },
};
