import type { BookingKey, TimePreference } from '../../appointments/index.ts';
import type { AppointmentId, Instant, Language, PatientRef } from '../../kernel/index.ts';
import type { Accommodations } from '../../profile/index.ts';
import type { Offer } from '../booking-catalog.ts';

/** A request for a visit, which the practice answers. It takes no slot. */
export interface VisitRequest {
  readonly offer: Offer;
  /** An exact time, or acceptable days and times. */
  readonly when:
    | { readonly kind: 'time'; readonly start: Instant }
    | { readonly kind: 'wish'; readonly preference: TimePreference };
  /** At most 100 characters (`APT-055`). */
  readonly visitReason?: string;
  /** As in `SaidAtBooking`. */
  readonly accommodations?: Accommodations;
  /** The visit that stays booked until the practice has answered. */
  readonly replaces?: AppointmentId;
  /** The open request in whose place this one comes: the practice has one of them, never both or none. */
  readonly changes?: AppointmentId;
  readonly language: Language;
}

export interface VisitRequests {
  /**
   * Creates a request as `REQUESTED`, and takes back the one that it changes. Idempotent by key. Undefined for what is not
   * on offer; `answered` where the request that it changes is not open any more.
   */
  request(patient: PatientRef, request: VisitRequest, key: BookingKey): Promise<AppointmentId | 'answered' | undefined>;
}
