import type { Sql } from '@portico/adapters-storage/sql';
import type { AppointmentBooking, BookingKey } from '@portico/domain/appointments';
import {
  atWallClock,
  MINUTE,
  plus,
  Unavailable,
  type HoldId,
  type Instant,
  type LocalDate,
  type PatientRef,
} from '@portico/domain/kernel';
import type { WantedSlot } from '@portico/domain/scheduling';
import { checkUpAtNorth } from '../../conformance/booking-fixture.ts';
import { ana, ben, now, phoenix } from '../../conformance/practice-fixture.ts';
import {
  ConnectedAppointmentBooking,
  ConnectedComingVisits,
  ConnectedSchedule,
  ConnectedSlotHolds,
  ConnectedVisitRequests,
  type ConnectedPractices,
} from '../index.ts';
import type { ConnectedSystem } from './connected-system-fixture.ts';

export const nine: Instant = atWallClock(phoenix, '2026-03-05' as LocalDate, '09:00');
export const ten: Instant = plus(nine, 60 * MINUTE);
export const later: Instant = plus(now, 10 * MINUTE);
export const patients: readonly PatientRef[] = [ana.patient, ben.patient];

export const holdNamed = (id: string): HoldId => id as HoldId;
export const keyNamed = (key: string): BookingKey => key as BookingKey;
export const wanted = (start: Instant, more: Partial<WantedSlot> = {}): WantedSlot => ({
  offer: checkUpAtNorth,
  start,
  language: 'en',
  ...more,
});

/** The ports of one gateway. */
export class Gateway {
  readonly practices: ConnectedPractices;
  readonly holds: ConnectedSlotHolds;
  readonly booking: AppointmentBooking;
  readonly requests: ConnectedVisitRequests;
  readonly schedule: ConnectedSchedule;
  readonly coming: ConnectedComingVisits;

  constructor(system: ConnectedSystem, sql?: Sql) {
    this.practices = system.gateway(sql);
    this.holds = new ConnectedSlotHolds(this.practices);
    this.booking = new ConnectedAppointmentBooking(this.practices);
    this.requests = new ConnectedVisitRequests(this.practices);
    this.schedule = new ConnectedSchedule(this.practices);
    this.coming = new ConnectedComingVisits(this.practices);
  }
}

/** What was answered, or why there was no answer. */
export type Told<T> = { readonly answer: T } | { readonly unavailable: Unavailable['why'] };

export const told = async <T>(work: Promise<T>): Promise<Told<T>> => {
  try {
    return { answer: await work };
  } catch (error) {
    if (error instanceof Unavailable) return { unavailable: error.why };
    throw error;
  }
};
