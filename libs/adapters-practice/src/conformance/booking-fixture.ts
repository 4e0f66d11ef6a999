import type { Appointment, BookingKey, Schedule, AppointmentBooking, VisitRules } from '@portico/domain/appointments';
import type {
  Cents,
  Instant,
  LocalDate,
  LocationId,
  PatientRef,
  PracticeId,
  ResourceId,
  VisitReasonId,
} from '@portico/domain/kernel';
import type {
  BookingRules,
  Offer,
  Availability,
  OpeningHours,
  Resource,
  SlotHolds,
  VisitRequests,
  Weekday,
  LanguageTag,
} from '@portico/domain/scheduling';
import type { KeptClosures, KeptHours, KeptVisitReason } from '../embedded/index.ts';
import { here } from './practice-fixture.ts';

/** What a practice decided and lets be booked, as it is kept. */
export interface Bookable {
  readonly practice: PracticeId;
  readonly booking: BookingRules;
  readonly visits: VisitRules;
  readonly resources: readonly Pick<Resource, 'id' | 'photo' | 'autoSchedule' | 'languages'>[];
  readonly visitReasons: readonly KeptVisitReason[];
  readonly offers: readonly Offer[];
  readonly hours: readonly KeptHours[];
  readonly closures: readonly KeptClosures[];
}

export interface BookingFixture {
  readonly availability: Availability;
  readonly slotHolds: SlotHolds;
  readonly requests: VisitRequests;
  readonly system: AppointmentBooking;
  readonly schedule: Schedule;
  readonly clock: { now: Instant };
  /** The system keeps no pictures of providers. */
  readonly withoutPhotos?: true;
  /** The system lists free times alone: what takes the others, such as a visit to be replaced, is not known. */
  readonly listsFreeTimes?: true;
  /** Puts these visits into the schedule. Called once. */
  keep(visits: readonly Appointment[]): Promise<void>;
  /** Enters money that was taken ahead, by the charge that is the key of a booking. */
  prepay(patient: PatientRef, key: BookingKey, amount: Cents): Promise<void>;
}

/** Where booking is held to its contract; `bookable` is open before it starts, and nothing else is. */
export const names = {
  ng: 'ng' as ResourceId,
  quiet: 'quiet' as ResourceId,
  checkUp: 'check-up' as VisitReasonId,
  procedure: 'procedure' as VisitReasonId,
  byVideo: 'video' as VisitReasonId,
  unused: 'unused' as VisitReasonId,
  north: 'north' as LocationId,
  east: 'east' as LocationId,
} as const;

const { ng, quiet, checkUp, procedure, byVideo, unused, north, east } = names;

const wholeDay = (weekday: Weekday): readonly OpeningHours[] => [
  { weekday, from: '08:00', to: '12:00' },
  { weekday, from: '13:00', to: '17:00' },
];
const morning = (weekday: Weekday): OpeningHours => ({ weekday, from: '09:00', to: '11:00' });

/** Wednesdays to Fridays on a clock that never changes; weekends on one that does, on Sunday, March 8. */
export const bookable: Bookable = {
  practice: here.id,
  booking: {
    leadMinutes: 60,
    questions: {
      id: 'q1',
      text: { en: "What's wrong?", es: '¿Qué le pasa?' },
      options: [
        { id: 'a', text: { en: 'Chest', es: 'Pecho' }, leadsTo: { kind: 'notice', text: { en: 'Call', es: 'Llame' } } },
      ],
    },
    notice: { en: 'Emergencies: 911', es: 'Emergencias: 911' },
    approvesRequests: true,
    waitList: true,
    preRegistration: false,
  },
  visits: {
    cancellation: {
      cutOffMinutes: 120,
      reasons: [{ id: '7', code: 'PR', value: '1', name: { en: 'Another time', es: 'Otro horario' } }],
    },
    remindersBefore: [2_880, 60],
    checkInOpensBefore: 90,
  },
  resources: [
    {
      id: ng,
      autoSchedule: true,
      photo: 'data:image/svg+xml;base64,PHN2Zy8+',
      languages: ['en', 'pt-BR'] as LanguageTag[],
    },
    { id: quiet, autoSchedule: false },
  ],
  visitReasons: [
    { id: checkUp, visitType: { en: 'Check-up', es: 'Revisión' }, minutes: 30, video: false, prepayment: 0 as Cents },
    {
      id: byVideo,
      visitType: { en: 'Talk', es: 'Consulta por video' },
      minutes: 20,
      video: true,
      prepayment: 0 as Cents,
    },
    {
      id: procedure,
      visitType: { en: "Dr.'s procedure", es: 'Procedimiento' },
      minutes: 60,
      video: false,
      prepayment: 2_500 as Cents,
    },
    { id: unused, visitType: { en: 'Unused', es: 'Sin uso' }, minutes: 30, video: false, prepayment: 0 as Cents },
  ],
  offers: [
    { resource: ng, visitReason: checkUp, location: north },
    { resource: ng, visitReason: procedure, location: north },
    { resource: ng, visitReason: byVideo, location: north },
    { resource: ng, visitReason: checkUp, location: east },
    { resource: quiet, visitReason: checkUp, location: east },
    // On offer, and never there.
    { resource: quiet, visitReason: checkUp, location: north },
  ],
  hours: [
    { resource: ng, location: north, hours: [...wholeDay(3), ...wholeDay(4), ...wholeDay(5)] },
    { resource: ng, location: east, hours: [morning(6), morning(7)] },
    { resource: quiet, location: east, hours: [morning(4)] },
  ],
  closures: [{ location: north, days: ['2026-03-06' as LocalDate] }],
};

export const checkUpAtNorth: Offer = { resource: ng, visitReason: checkUp, location: north };

/** Offers that cannot be booked, one for each reason. */
export const notOnOffer: readonly (readonly [string, Offer])[] = [
  ['goes together with nothing', { resource: quiet, visitReason: procedure, location: north }],
  ['nobody offers', { resource: ng, visitReason: unused, location: north }],
  ['has a provider whom nobody knows', { ...checkUpAtNorth, resource: 'who' as ResourceId }],
  ['has a visit that nobody knows', { ...checkUpAtNorth, visitReason: 'what' as VisitReasonId }],
  ['has a place that nobody knows', { ...checkUpAtNorth, location: 'where' as LocationId }],
];
