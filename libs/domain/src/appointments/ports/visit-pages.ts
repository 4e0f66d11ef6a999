import type { AppointmentId, Instant, LocationId, PatientRef, PracticeId, ProviderId } from '../../kernel/index.ts';
import type { Appointment, AppointmentLocation, AppointmentProvider } from '../appointment.ts';

/** Visits that start at `from` or later and before `before`, of those the ones after `after`, by start and id. */
export interface VisitPage {
  readonly from?: Instant;
  readonly before?: Instant;
  readonly after?: Pick<Appointment, 'start' | 'id'>;
  readonly limit: number;
}

/** The visits of a practice, its providers and its offices, as other systems read them. */
export interface VisitPages {
  /** Of one patient, in any state. */
  visits(patient: PatientRef, page: VisitPage): Promise<readonly Appointment[]>;
  /** Of all patients of the practice, in any state. */
  everyVisit(practice: PracticeId, page: VisitPage): Promise<readonly Appointment[]>;
  /** Of any patient of the practice. */
  visitOf(practice: PracticeId, id: AppointmentId): Promise<Appointment | undefined>;
  /** Those of `ids`, or without ids the ones after `after`, by id. */
  providers(practice: PracticeId, wanted: Wanted<ProviderId>): Promise<readonly AppointmentProvider[]>;
  locations(practice: PracticeId, wanted: Wanted<LocationId>): Promise<readonly AppointmentLocation[]>;
}

export interface Wanted<Id extends string> {
  readonly ids?: readonly Id[];
  readonly after?: Id;
  readonly limit: number;
}
