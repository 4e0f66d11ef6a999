import type { ScopeCategory } from '@portico/domain/access';
import type {
  Appointment,
  AppointmentLocation,
  AppointmentProvider,
  VisitPage,
  Wanted,
} from '@portico/domain/appointments';
import type { Chart, ChartSection, DocumentContent, EntryOf, PageAfter } from '@portico/domain/health';
import type {
  AppointmentId,
  DocumentId,
  Instant,
  LocalDate,
  LocationId,
  PatientId,
  PracticeId,
  ProviderId,
} from '@portico/domain/kernel';
import type { Practice } from '@portico/domain/practices';
import type { Details, KeptInsurance, PatientContact, PatientIdentity, SourceFacts } from '@portico/domain/profile';
import type { DateRange, Offer, Slot, VisitReason } from '@portico/domain/scheduling';
import type { ServiceResult } from '../kernel/index.ts';

/** What an app asks of a practice: the type as its scopes name it, and whether it reads one or searches. */
export interface AskedType {
  readonly practice: PracticeId;
  readonly type: string;
  readonly how: 'read' | 'search';
  /** The categories that the resources are of, where scopes can be limited to one. */
  readonly categories?: readonly ScopeCategory[];
}

export interface AskedOfPatient extends AskedType {
  readonly patient: PatientId;
}

/** The scopes of the app do not cover what it asks for: nothing of the type, or others of its categories. */
export interface NoScope {
  readonly kind: 'no-scope' | 'other-category';
}

export interface PatientOnFile {
  readonly identity: PatientIdentity;
  readonly contact: Omit<PatientContact, 'language'>;
  readonly details: Details;
  readonly sourceFacts?: SourceFacts;
}

/**
 * The records of patients as an app or a system reads them by FHIR. What a request is given is a line in the activity
 * log for each patient and type.
 */
export interface FhirRecords {
  patient(asked: AskedOfPatient): ServiceResult<PatientOnFile, NoScope>;
  /** The patients whom the app may read, by id; of all patients of a practice those of one birth date, if it is given. */
  patients(
    asked: AskedType,
    page: { readonly after?: PatientId; readonly limit: number },
    bornOn?: LocalDate,
  ): ServiceResult<readonly PatientOnFile[], NoScope>;
  section<S extends ChartSection>(asked: AskedOfPatient, section: S, page: PageAfter): ServiceResult<Chart[S], NoScope>;
  entry<S extends ChartSection>(asked: AskedOfPatient, section: S, id: string): ServiceResult<EntryOf<S>, NoScope>;
  document(asked: AskedOfPatient, id: DocumentId): ServiceResult<DocumentContent, NoScope>;
  visits(asked: AskedOfPatient, page: VisitPage): ServiceResult<readonly Appointment[], NoScope>;
  /** Of all patients; for a system alone. */
  everyVisit(asked: AskedType, page: VisitPage): ServiceResult<readonly Appointment[], NoScope>;
  visit(asked: AskedType, id: AppointmentId): ServiceResult<Appointment, NoScope>;
  insurances(asked: AskedOfPatient): ServiceResult<readonly KeptInsurance[], NoScope>;
}

/** One kind of visit that can be booked with one provider at one office. */
export interface BookableCalendar {
  readonly offer: Offer;
  readonly provider: AppointmentProvider;
  readonly location: AppointmentLocation;
  readonly visitReason: VisitReason;
  /** The days, in the time of the office, of which free times are told. */
  readonly days: DateRange;
}

/** The practice itself, its providers and its offices, as an app or a system reads them by FHIR. */
export interface FhirDirectory {
  practice(asked: AskedType): ServiceResult<Practice, NoScope>;
  providers(asked: AskedType, wanted: Wanted<ProviderId>): ServiceResult<readonly AppointmentProvider[], NoScope>;
  /** The first patient of each so many, by id, as a system divides them. */
  patientRanges(asked: AskedType, size: number): ServiceResult<readonly PatientId[], NoScope>;
  /** So many patients from one of them on, by id. */
  patientsFrom(asked: AskedType, from: PatientId, limit: number): ServiceResult<readonly PatientId[], NoScope>;
  locations(asked: AskedType, wanted: Wanted<LocationId>): ServiceResult<readonly AppointmentLocation[], NoScope>;
  calendars(asked: AskedType): ServiceResult<readonly BookableCalendar[], NoScope>;
  /** The free times, ascending, that start at `from` or later and before `before`. */
  freeTimes(
    asked: AskedType,
    calendar: BookableCalendar,
    window: { readonly from?: Instant; readonly before?: Instant },
  ): ServiceResult<readonly Slot[], NoScope>;
}
