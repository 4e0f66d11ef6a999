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

/** The words of the requirements (`APT-040`, `APT-041`); requested is never booked. */
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
  /** Start of the visit, or of the earliest time that was asked for. */
  readonly start: Instant;
  /** End of the visit, or of the latest time that was asked for. */
  readonly end: Instant;
  /** Of a request: no certain time was asked for, and the practice finds one between start and end. */
  readonly timeOpen?: true;
  /** Visits by video have a place too: the office that holds them. */
  readonly video: boolean;
  readonly visitType?: string;
  readonly visitReason?: string;
  /** The staff's remark for the patient; may be long. */
  readonly comment?: string;
  readonly provider: AppointmentProvider;
  readonly location: AppointmentLocation;
  /** The patient has said that they will come. */
  readonly confirmed?: true;
  /** What was paid ahead for it; absent when nothing was. It goes along when the visit is moved. */
  readonly prepaid?: Cents;
  /** How it was booked; absent where the practice system does not say. */
  readonly bookedAs?: BookedAs;
}

/** What a visit keeps of how it was found, so that another time can be found in its place (`APT-117`). */
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
  /** Times are shown on this clock (`APT-016`). */
  readonly timeZone: TimeZone;
}
