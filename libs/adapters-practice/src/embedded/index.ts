export { type EmbeddedOptions, embeddedSystem } from './embedded-system.ts';
export { type KeptPaymentSettings, EmbeddedBilling } from './embedded-billing.ts';
export {
  type KeptVisitReason,
  type KeptHours,
  type KeptClosures,
  EmbeddedBookingIntake,
} from './embedded-booking-intake.ts';
export { EmbeddedChart } from './embedded-chart.ts';
export { EmbeddedCheckOutSystem } from './embedded-check-out-system.ts';
export { EmbeddedCheckInSystem } from './embedded-check-in-system.ts';
export { EmbeddedCheckInIntake } from './embedded-check-in-intake.ts';
export { EmbeddedComingVisits } from './embedded-coming-visits.ts';
export { EmbeddedCorrespondence } from './embedded-correspondence.ts';
export { EmbeddedPhysicians, EmbeddedZipCodes } from './embedded-directories.ts';
export { EmbeddedFormStore } from './embedded-form-store.ts';
export { EmbeddedFormIntake } from './embedded-form-intake.ts';
export { EmbeddedHistoryCatalog } from './embedded-history-catalog.ts';
export { type ChartToKeep, type Charge, EmbeddedIntake } from './embedded-intake.ts';
export { type Thread, type ThreadMessage, EmbeddedMailIntake } from './embedded-mail-intake.ts';
export { EmbeddedMessageStore } from './embedded-message-store.ts';
export { EmbeddedMessageFiles } from './embedded-message-files.ts';
export { EmbeddedMoneyIntake } from './embedded-money-intake.ts';
export { EmbeddedAvailability } from './embedded-availability.ts';
export { EmbeddedThirdPartyTasks } from './embedded-third-party-tasks.ts';
export { EmbeddedPayers } from './embedded-payers.ts';
export { EmbeddedPatients } from './embedded-patients.ts';
export { EmbeddedMedicationReconciliation } from './embedded-medication-reconciliation.ts';
export { EmbeddedPractices } from './embedded-practices.ts';
export { EmbeddedRegistration } from './embedded-registration.ts';
export { EmbeddedRegistrationIntake } from './embedded-registration-intake.ts';
export { EmbeddedSchedule } from './embedded-schedule.ts';
export { EmbeddedSlotHolds } from './embedded-slot-holds.ts';
export { EmbeddedSurveyStore } from './embedded-survey-store.ts';
export { EmbeddedSurveyIntake } from './embedded-survey-intake.ts';
export { EmbeddedVideoRooms } from './embedded-video-rooms.ts';
export { EmbeddedAppointmentBooking } from './embedded-appointment-booking.ts';
export { EmbeddedVisitRequests } from './embedded-visit-requests.ts';
export { EmbeddedVisitPolicies } from './embedded-visit-policies.ts';
export { EmbeddedVisitSummaries } from './embedded-visit-summaries.ts';
export { ticketFor } from './signed-tickets.ts';
export { EmbeddedPatientPages } from './embedded-patient-pages.ts';
export { EmbeddedRecordPages } from './embedded-record-pages.ts';
export { EmbeddedVisitPages } from './embedded-visit-pages.ts';
