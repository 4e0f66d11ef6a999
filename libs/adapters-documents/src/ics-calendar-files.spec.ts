import { describe, expect, it } from '@jest/globals';
import type { Appointment } from '@portico/domain/appointments';
import type {
  AppointmentId,
  Instant,
  Language,
  LocationId,
  PatientId,
  PracticeId,
  ProviderId,
  TimeZone,
} from '@portico/domain/kernel';
import { IcsCalendarFiles } from './ics-calendar-files.ts';

const visit: Appointment = {
  id: 'visit.1' as AppointmentId,
  patient: { practice: 'riverwalk' as PracticeId, patient: 'ben' as PatientId },
  status: 'SCHEDULED',
  // The day on which the clocks of New York go back, before they do.
  start: Date.UTC(2026, 10, 1, 5, 30) as Instant,
  end: Date.UTC(2026, 10, 1, 6, 30) as Instant,
  video: false,
  visitType: 'Check-up',
  comment: 'Come fasting; bring your card, please.',
  provider: { id: 'nunez' as ProviderId, name: 'Dr. Ana Núñez' },
  location: {
    id: 'bay' as LocationId,
    office: 'Bay office',
    addressLines: ['1 Bay Street, Suite 4'],
    city: 'Miami',
    state: 'FL',
    zip: '33101',
    phone: '305-555-0110',
    timeZone: 'America/New_York' as TimeZone,
  },
};

/** The properties of a file, long lines put together again and texts read. */
const read = (more: Partial<Appointment> = {}, language: Language = 'en'): Readonly<Record<string, string>> => {
  const bytes = new IcsCalendarFiles().write(
    {
      visit: { ...visit, ...more },
      practice: 'Riverwalk Family Medicine',
      link: 'https://portal.example.org/appointments',
      now: Date.UTC(2026, 9, 1) as Instant,
    },
    language,
  );
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  expect(text.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  const lines = text.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':');
      const value = line.slice(at + 1);
      return [line.slice(0, at), value.replaceAll(/\\([\\;,n])/g, (_, one: string) => (one === 'n' ? '\n' : one))];
    }),
  );
};

describe('a visit in a calendar file', () => {
  it('says when, where, with whom, whom to call, and what the staff asks for', () => {
    expect(read()).toMatchObject({
      METHOD: 'PUBLISH',
      UID: 'visit.1@riverwalk.portico',
      SEQUENCE: '0',
      STATUS: 'CONFIRMED',
      DTSTAMP: '20261001T000000Z',
      SUMMARY: 'Visit at Riverwalk Family Medicine',
      LOCATION: 'Bay office, 1 Bay Street, Suite 4, Miami, FL 33101',
      DESCRIPTION: [
        'Check-up · Dr. Ana Núñez',
        'Sunday, November 1 at 1:30 AM EDT',
        'To change or cancel, use the portal or call 305-555-0110.',
        'Come fasting; bring your card, please.',
      ].join('\n'),
    });
  });

  it('names moments and no hours of a wall, so that an hour that comes twice is the right one', () => {
    expect(read()).toMatchObject({ DTSTART: '20261101T053000Z', DTEND: '20261101T063000Z' });
    const second = Date.UTC(2026, 10, 1, 6, 30) as Instant;
    const later = read({ start: second, end: Date.UTC(2026, 10, 1, 7) as Instant });
    expect(later.DTSTART).toBe('20261101T063000Z');
    expect(later.DESCRIPTION).toContain('1:30 AM EST');
  });

  it('takes the visit out again under the same name, once it is canceled', () => {
    expect(read({ status: 'CANCELLED' })).toMatchObject({
      METHOD: 'CANCEL',
      UID: 'visit.1@riverwalk.portico',
      SEQUENCE: '1',
      STATUS: 'CANCELLED',
    });
  });

  it('tells how to join a video visit in place of where to go, and speaks Spanish', () => {
    const file = read({ video: true }, 'es');
    expect(file.SUMMARY).toBe('Consulta por video con Riverwalk Family Medicine');
    expect(file.DESCRIPTION).toContain('domingo, 1 de noviembre, 1:30 a.m. EDT');
    expect(file.DESCRIPTION).toContain('Abra sus citas en el portal');
    expect(file).not.toHaveProperty('LOCATION');
  });

  it('keeps what is between two people off the title', () => {
    const { SUMMARY, CLASS } = read();
    expect(SUMMARY).not.toMatch(/Núñez|Check-up/);
    expect(CLASS).toBe('PRIVATE');
  });
});
