export { type BillingFixture, billingContract } from './billing.contract.ts';
export { bookingModelContract } from './booking-model.contract.ts';
export { bookable, type Bookable, type BookingFixture } from './booking-fixture.ts';
export { type ChartFixture, chartContract } from './chart.contract.ts';
export { type CheckOutSystemFixture, checkOutSystemContract } from './check-out-system.contract.ts';
export {
  checkInSystemContract,
  allergyMedicationSearchContract,
  medicationReconciliationContract,
} from './check-in.contract.ts';
export { thirdPartyTasksContract, type ThirdPartyTasksFixture } from './third-party-tasks.contract.ts';
export { type ComingVisitsFixture, comingVisitsContract } from './coming-visits.contract.ts';
export { type Meeting, type MailFixture, mailContract } from './correspondence.contract.ts';
export { practicesContract, patientsContract } from './practices-and-patients.contract.ts';
export { availabilityContract } from './availability.contract.ts';
export { type ScheduleFixture, scheduleContract } from './schedule.contract.ts';
export { type AmendmentStoreFixture, amendmentStoreContract } from './amendment-store.contract.ts';
export { type RefillStoreFixture, refillStoreContract } from './refill-store.contract.ts';
export { slotHoldsContract } from './slot-holds.contract.ts';
export { type SurveyStoreFixture, surveyStoreContract } from './survey-store.contract.ts';
export { type AppointmentBookingFixture, appointmentBookingContract } from './appointment-booking.contract.ts';
export { visitRequestsContract } from './visit-requests.contract.ts';
export { visitPoliciesContract, type VideoRoomsFixture, videoRoomsContract } from './visit-policies.contract.ts';
