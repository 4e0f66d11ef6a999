import type { BookingKey } from '../../appointments/index.ts';
import type { AppointmentId, Instant, Language, PatientRef } from '../../kernel/index.ts';
import type { Offer } from '../catalog.ts';
import type { TimePreference } from '../time-preference.ts';

/** A visit that is asked for and that the practice answers. It takes no slot. */
export interface VisitRequest {
  readonly offer: Offer;
  /** A certain time, or days and times that would do. */
  readonly when:
    | { readonly kind: 'time'; readonly start: Instant }
    | { readonly kind: 'wish'; readonly preference: TimePreference };
  /** At most 100 characters (`APT-055`). */
  readonly visitReason?: string;
  /** The visit that stays until the practice has answered. */
  readonly replaces?: AppointmentId;
  readonly language: Language;
}

export interface VisitRequests {
  /** Enters a request as `REQUESTED`. The same key twice asks once. Undefined for what is not on offer. */
  request(patient: PatientRef, request: VisitRequest, key: BookingKey): Promise<AppointmentId | undefined>;
}
