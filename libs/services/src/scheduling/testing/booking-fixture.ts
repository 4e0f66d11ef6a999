import { BookingChoices } from '../index.ts';
import type { Account } from '@portico/domain/access';
import type { Appointment, BookingKey, VisitRules } from '@portico/domain/appointments';
import { MemorySchedule, MemoryAppointmentBooking } from '@portico/domain/appointments/testing';
import { atWallClock, type Instant, type LocalDate, type TimeZone } from '@portico/domain/kernel';
import { MemoryRegistration, sampleForm } from '@portico/domain/profile/testing';
import { MemoryPractices } from '@portico/domain/practices/testing';
import { bookablePractice, MemoryBooking, sample, type BookablePractice } from '@portico/domain/scheduling/testing';
import type { VisitEvent } from '@portico/domain/notifications';
import type { Practice } from '@portico/domain/practices';
import { ben, callOf, mesa, noon, pena, baseFixture } from '../../kernel/testing/index.ts';
import type { BookingChoice } from '@portico/application/scheduling';
import { BookedAccommodations } from '../../appointments/index.ts';
import { BookingService } from '../booking.service.ts';

/** The instant of this clock time at the sample practice; the day is a Monday to Friday after `noon`. */
export const newYork = (day: string, time: string): Instant =>
  atWallClock('America/New_York' as TimeZone, day as LocalDate, time);

export const monday = newYork('2026-11-23', '08:00');
export const checkUp: BookingChoice = {
  practice: pena.id,
  offer: { resource: sample.nunez, visitReason: sample.checkUp, location: sample.bay },
};
/** Needs a prepayment before it is booked. */
export const procedure: BookingChoice = { ...checkUp, offer: { ...checkUp.offer, visitReason: sample.procedure } };
/** Booked by request, which the practice answers. */
export const byRequest: BookingChoice = {
  practice: pena.id,
  offer: { resource: sample.oneil, visitReason: sample.checkUp, location: sample.harbor },
};
export const key = (text: string): BookingKey => text as BookingKey;

/** Peña's times from `noon` on, and the services of a person who books there. */
export const bookingFixture = (
  more: { readonly practice?: Partial<Practice>; readonly bookable?: Partial<BookablePractice> } = {},
) => {
  let now = noon;
  const schedule = new MemorySchedule();
  const appointmentBooking = new MemoryAppointmentBooking(() => now);
  const booking = new MemoryBooking([bookablePractice(pena.id, more.bookable)], {
    system: appointmentBooking,
    schedule,
    now: () => now,
  });
  const told: (readonly [VisitEvent, Pick<Appointment, 'start'>])[] = [];
  const rules: VisitRules = {
    cancellation: { cutOffMinutes: 24 * 60, reasons: [] },
    remindersBefore: [],
    checkInOpensBefore: 60,
  };
  const parts = baseFixture();
  /** How many hours the practice takes to answer, if it says so. */
  const correspondence: { answersWithin?: number } = {};
  const deps = {
    ...parts,
    schedule,
    practices: new MemoryPractices([mesa, { ...pena, ...more.practice }]),
    availability: booking,
    slotHolds: booking,
    appointmentBooking,
    visitRequests: booking,
    registration: new MemoryRegistration(sampleForm),
    visitPolicies: { rules: async () => rules },
    correspondence,
    answers: { correspondents: async () => ({ providers: [], ...correspondence }) },
    visitNotifications: (event: VisitEvent, { start }: Pick<Appointment, 'start'>) =>
      void told.push([event, { start }]),
  };
  return {
    ...deps,
    booking,
    told,
    pass: (milliseconds: number) => {
      now = (now + milliseconds) as Instant;
    },
    /** A service for one call: it is bound to the time of the call. */
    service: (person: Account = ben, practice: Practice = pena) =>
      new BookingService(
        deps.activityLog,
        deps.codes,
        new BookingChoices(deps.availability, deps.practices, deps.visitPolicies, deps.registration),
        deps.availability,
        deps.practices,
        deps.schedule,
        deps.slotHolds,
        deps.appointmentBooking,
        deps.visitNotifications,
        deps.visitRequests,
        new BookedAccommodations(deps.registration, deps.activityLog),
        deps.answers,
        callOf(person, practice, now),
      ),
  };
};
