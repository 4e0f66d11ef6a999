export { type EmbeddedOptions, embeddedSystem } from './embedded-system.ts';
export { type KeptPaymentSettings, EmbeddedBilling } from './embedded-billing.ts';
export {
  type KeptVisitReason,
  type KeptHours,
  type KeptResource,
  type KeptClosures,
  EmbeddedBookingSetup,
} from './embedded-booking-setup.ts';
export { EmbeddedChart } from './embedded-chart.ts';
export { EmbeddedCheckOutSystem } from './embedded-check-out-system.ts';
export { EmbeddedCheckInSystem } from './embedded-check-in-system.ts';
export { EmbeddedCheckInSetup } from './embedded-check-in-setup.ts';
export { EmbeddedComingVisits } from './embedded-coming-visits.ts';
export { EmbeddedCorrespondence } from './embedded-correspondence.ts';
export { EmbeddedPhysicians, EmbeddedZipCodes } from './embedded-physicians-zip-codes.ts';
export { EmbeddedFormStore } from './embedded-form-store.ts';
export { EmbeddedFormSetup } from './embedded-form-setup.ts';
export { EmbeddedAllergyMedicationSearch } from './embedded-allergy-medication-search.ts';
export {
  type ChartToKeep,
  type Charge,
  type ImportConflict,
  type PatientIdentifier,
  type SaidOfPatient,
  type Versioned,
  EmbeddedSetup,
} from './embedded-setup.ts';
export { type Thread, type ThreadMessage, EmbeddedMailSetup } from './embedded-mail-setup.ts';
export { EmbeddedMessageStore } from './embedded-message-store.ts';
export { EmbeddedMessageFiles } from './embedded-message-files.ts';
export { EmbeddedMoneySetup } from './embedded-money-setup.ts';
export { EmbeddedAvailability } from './embedded-availability.ts';
export { EmbeddedThirdPartyTasks } from './embedded-third-party-tasks.ts';
export { EmbeddedPayers } from './embedded-payers.ts';
export { EmbeddedPatients } from './embedded-patients.ts';
export { EmbeddedMedicationReconciliation } from './embedded-medication-reconciliation.ts';
export { EmbeddedPractices } from './embedded-practices.ts';
export { EmbeddedAmendmentOffice, type ListedAmendment } from './embedded-amendment-office.ts';
export { EmbeddedAmendmentStore } from './embedded-amendment-store.ts';
export { EmbeddedRefillOffice, type ListedRefill } from './embedded-refill-office.ts';
export { EmbeddedRefillStore } from './embedded-refill-store.ts';
export { EmbeddedRegistration } from './embedded-registration.ts';
export { EmbeddedRegistrationSetup } from './embedded-registration-setup.ts';
export { EmbeddedSchedule } from './embedded-schedule.ts';
export { EmbeddedSlotHolds } from './embedded-slot-holds.ts';
export { EmbeddedSurveyStore } from './embedded-survey-store.ts';
export { EmbeddedSurveySetup } from './embedded-survey-setup.ts';
export { EmbeddedVideoRooms } from './embedded-video-rooms.ts';
export { EmbeddedAppointmentBooking } from './embedded-appointment-booking.ts';
export { EmbeddedVisitRequests } from './embedded-visit-requests.ts';
export { EmbeddedVisitPolicies } from './embedded-visit-policies.ts';
export { EmbeddedVisitSummaries } from './embedded-visit-summaries.ts';
export { ticketFor } from './signed-tickets.ts';
export { EmbeddedPatientPages } from './embedded-patient-pages.ts';
export { EmbeddedRecordPages } from './embedded-record-pages.ts';
export { EmbeddedVisitPages } from './embedded-visit-pages.ts';
export { EmbeddedArrivals } from './embedded-arrivals.ts';
export { EmbeddedOfficeDigests } from './embedded-office-digests.ts';
export { officeCounts, officeWaiting, type WaitingItem, type WaitingKind } from './office-waiting.ts';
export { applyWholePractice, type SameVersionDiffers } from './apply-whole-practice.ts';
export { listPractices, readWholePractice } from './read-whole-practice.ts';
export type { ProviderAtLocation, WholeLocation, WholePractice, WholeProvider } from './whole-practice.ts';
export {
  carryConflicts,
  type ConflictCarried,
  dropPatient,
  EmbeddedImports,
  endConflicts,
  type ImportJournal,
  isInUse,
  type KeptImport,
  mergePatients,
  type RowLeft,
  type Undone,
} from './imports/index.ts';
