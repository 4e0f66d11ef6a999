export { ConnectedAppointmentBooking } from './connected-appointment-booking.ts';
export { ConnectedArrivedReports } from './connected-arrived-reports.ts';
export { ConnectedAvailability } from './connected-availability.ts';
export { ConnectedBilling } from './connected-billing.ts';
export { ConnectedCharts } from './connected-charts.ts';
export { ConnectedCheckInSystem } from './connected-check-in-system.ts';
export { ConnectedCheckOutSystem } from './connected-check-out-system.ts';
export { ConnectedComingVisits } from './connected-coming-visits.ts';
export { ConnectedCorrespondence } from './connected-correspondence.ts';
export { ConnectedFormStore } from './connected-form-store.ts';
export { ConnectedMessageFiles } from './connected-message-files.ts';
export { ConnectedMessageStore } from './connected-message-store.ts';
export { ConnectedOfficeDigests } from './connected-office-digests.ts';
export { ConnectedPatients } from './connected-patients.ts';
export {
  type ConnectedHost,
  type ConnectedPractice,
  ConnectedPractices,
  type PracticeLink,
} from './connected-practices.ts';
export { ConnectedRegistration } from './connected-registration.ts';
export { ConnectedSchedule } from './connected-schedule.ts';
export { ConnectedSlotHolds } from './connected-slot-holds.ts';
export { ConnectedVisitPolicies } from './connected-visit-policies.ts';
export { ConnectedVisitRequests } from './connected-visit-requests.ts';
export { ConnectedVisitSummaries } from './connected-visit-summaries.ts';
export { lookForReports } from './look-for-reports.ts';
export { portalPatientsOf } from './portal-and-system-ids.ts';
export { connectedSystem } from './connected-system.ts';
export { withheldBy } from './withheld-areas.ts';
export { settleOpenBookings } from './settle-open-bookings.ts';
export { handOpenForms, type PrintSignedForm } from './hand-over-signed-forms.ts';
export { formsByHand, type SignedByPatient, settleForm } from './signed-form-rows.ts';
export { type EntryByHand, entriesByHand, markEntered } from './posting-rows.ts';
