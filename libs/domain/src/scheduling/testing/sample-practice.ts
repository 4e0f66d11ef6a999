import type { AppointmentLocation } from '../../appointments/index.ts';
import type {
  Cents,
  LocationId,
  PracticeId,
  ProviderId,
  ResourceId,
  TimeZone,
  VisitReasonId,
} from '../../kernel/index.ts';
import type { Offer } from '../booking-catalog.ts';
import type { LanguageTag } from '../spoken-languages.ts';
import type { OpeningHours, Weekday } from '../timetable.ts';
import type { BookablePractice } from './memory-bookable-practices.ts';

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5];

/** Mornings and afternoons, closed from noon to one. */
const officeHours: readonly OpeningHours[] = weekdays.flatMap((weekday) => [
  { weekday, from: '08:00', to: '12:00' },
  { weekday, from: '13:00', to: '17:00' },
]);

const zone = 'America/New_York' as TimeZone;

const office = (id: string, name: string): AppointmentLocation => ({
  id: id as LocationId,
  office: name,
  addressLines: ['1 Bay Street'],
  city: 'Miami',
  state: 'FL',
  zip: '33101',
  phone: '305-555-0110',
  timeZone: zone,
});

/** The ids of what the sample practice offers. */
export const sample = {
  /** Books at once. */
  nunez: 'nunez' as ResourceId,
  /** Answers requests. */
  oneil: 'oneil' as ResourceId,
  checkUp: 'check-up' as VisitReasonId,
  /** Requires a prepayment of 25.00. */
  procedure: 'procedure' as VisitReasonId,
  byVideo: 'video' as VisitReasonId,
  bay: 'bay' as LocationId,
  harbor: 'harbor' as LocationId,
} as const;

const offers: readonly Offer[] = [
  { resource: sample.nunez, visitReason: sample.checkUp, location: sample.bay },
  { resource: sample.nunez, visitReason: sample.procedure, location: sample.bay },
  { resource: sample.nunez, visitReason: sample.checkUp, location: sample.harbor },
  { resource: sample.nunez, visitReason: sample.byVideo, location: sample.bay },
  { resource: sample.oneil, visitReason: sample.checkUp, location: sample.harbor },
];

/** Two providers, three kinds of visit and two offices, Monday to Friday in New York's time zone. */
export const bookablePractice = (id: PracticeId, more: Partial<BookablePractice> = {}): BookablePractice => ({
  id,
  rules: { leadMinutes: 60, approvesRequests: false, waitList: true, preRegistration: false },
  catalog: {
    resources: [
      {
        id: sample.nunez,
        provider: { id: 'nunez' as ProviderId, name: 'Dr. Ana Núñez', specialty: 'Family Medicine' },
        autoSchedule: true,
        languages: ['es', 'en'] as LanguageTag[],
      },
      { id: sample.oneil, provider: { id: 'oneil' as ProviderId, name: 'Lee O’Neil' }, autoSchedule: false },
    ],
    visitReasons: [
      { id: sample.checkUp, visitType: 'Check-up', minutes: 30, video: false, prepayment: 0 as Cents },
      { id: sample.procedure, visitType: 'Procedure', minutes: 60, video: false, prepayment: 2_500 as Cents },
      { id: sample.byVideo, visitType: 'Video visit', minutes: 20, video: true, prepayment: 0 as Cents },
    ],
    locations: [office('bay', 'Bay office'), office('harbor', 'Harbor office')],
    offers,
  },
  timetable: () => ({ zone, hours: officeHours, closed: [] }),
  ...more,
});
