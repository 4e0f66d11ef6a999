import type {
  AppointmentId,
  Cents,
  Instant,
  LocationId,
  PatientRef,
  ProviderId,
  ResourceId,
  TimeZone,
  VisitReasonId,
} from '../kernel/index.ts';
import type { Accommodations } from '../profile/index.ts';
import type { TimePreference } from './time-preference.ts';

/** The words of the requirements (`APT-040`, `APT-041`); a request is never a booking. */
export const appointmentStatuses = [
  'SCHEDULED',
  'CHECKED-IN',
  'REQUESTED',
  'MISSED',
  'CANCELLED',
  'COMPLETED',
] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

export interface Appointment {
  readonly id: AppointmentId;
  readonly patient: PatientRef;
  readonly status: AppointmentStatus;
  /** Start of the visit, or of the earliest requested time. */
  readonly start: Instant;
  /** End of the visit, or of the latest requested time. */
  readonly end: Instant;
  /** A request without an exact time; the practice finds one between start and end. */
  readonly timeOpen?: true;
  /** Of such a request: the week, days and times of day that were asked for; absent where that is not known here. */
  readonly preference?: TimePreference;
  /** Of a request: the visit for which it asks another time; that one stands until the practice answers. */
  readonly replaces?: AppointmentId;
  /** A video visit has a location too: the office that holds it. */
  readonly video: boolean;
  readonly visitType?: string;
  readonly visitReason?: string;
  /** What was asked for at this visit, such as an interpreter; absent if nothing was. */
  readonly accommodations?: Accommodations;
  /** The staff's remark for the patient; may be long. */
  readonly comment?: string;
  readonly provider: AppointmentProvider;
  readonly location: AppointmentLocation;
  /** The patient has confirmed. */
  readonly confirmed?: true;
  /** The prepayment; absent if there was none. It moves along when the visit is rescheduled. */
  readonly prepaid?: Cents;
  /** How it was booked; absent if the practice system does not say. */
  readonly bookedAs?: BookedAs;
}

/** The choices with which a visit was booked, so that it can be rescheduled (`APT-117`). */
export interface BookedAs {
  readonly resource: ResourceId;
  readonly visitReason: VisitReasonId;
}

export interface AppointmentProvider {
  readonly id: ProviderId;
  readonly name: string;
  readonly specialty?: string;
}

export interface AppointmentLocation {
  readonly id: LocationId;
  readonly office: string;
  readonly addressLines: readonly string[];
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly phone?: string;
  /** Times are shown in this zone (`APT-016`). */
  readonly timeZone: TimeZone;
}
