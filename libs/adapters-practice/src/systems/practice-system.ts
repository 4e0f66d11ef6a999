import type {
  AppointmentBooking,
  ComingVisits,
  Schedule,
  VideoRooms,
  VisitPages,
  VisitPolicies,
  VisitPoliciesByPractice,
} from '@portico/domain/appointments';
import type { FormStore } from '@portico/domain/forms';
import type {
  AmendmentStore,
  ChartSource,
  RecordPages,
  SummaryDocuments,
  VisitSummaries,
} from '@portico/domain/health';
import type { Instant, PracticeId } from '@portico/domain/kernel';
import type { Correspondence, MessageFiles, MessageStore } from '@portico/domain/messages';
import type { Billing } from '@portico/domain/payments';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { PatientPages, PatientRegistry, Registration } from '@portico/domain/profile';
import type { RefillStore } from '@portico/domain/refills';
import type { Availability, SlotHolds, VisitRequests } from '@portico/domain/scheduling';
import type { SurveyStore } from '@portico/domain/surveys';
import type { CheckInSystem, CheckOutSystem, MedicationReconciliation, ThirdPartyTasks } from '@portico/domain/visits';

/** Every port that a practice-management system stands behind, for the practices that it keeps. */
export interface PracticeSystem {
  readonly practices: PracticeDirectory;
  readonly patients: PatientRegistry;
  readonly patientPages: PatientPages;
  readonly registration: Registration;
  readonly schedule: Schedule;
  readonly visitPages: VisitPages;
  readonly comingVisits: ComingVisits;
  readonly visitPolicies: VisitPolicies & VisitPoliciesByPractice;
  readonly videoRooms: VideoRooms;
  readonly availability: Availability;
  readonly slotHolds: SlotHolds & ExpiringHolds;
  readonly appointmentBooking: AppointmentBooking;
  readonly visitRequests: VisitRequests;
  readonly checkInSystem: CheckInSystem;
  readonly checkOutSystem: CheckOutSystem;
  readonly medicationReconciliation: MedicationReconciliation;
  readonly thirdPartyTasks: ThirdPartyTasks;
  readonly charts: ChartSource;
  readonly recordPages: RecordPages;
  readonly visitSummaries: VisitSummaries;
  readonly summaryDocuments: SummaryDocuments;
  readonly correspondence: Correspondence;
  readonly messageStore: MessageStore;
  readonly messageFiles: MessageFiles;
  readonly formStore: FormStore;
  readonly surveyStore: SurveyStore;
  readonly refillStore: RefillStore;
  readonly amendmentStore: AmendmentStore;
  readonly billing: Billing;
}

/** Holds that are deleted when their time is over. */
export interface ExpiringHolds {
  prune(at: Instant): Promise<void>;
}

/** The system of each practice: one value of all ports. */
export interface PracticeSystems {
  of(practice: PracticeId): PracticeSystem;
  /** Each of them once, for what concerns every practice. */
  readonly all: readonly PracticeSystem[];
}
