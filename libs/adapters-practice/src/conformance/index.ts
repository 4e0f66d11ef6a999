export * from './billing.contract.ts';
export * from './booking-model.contract.ts';
export { bookable, type Bookable, type BookingFixture } from './booking-fixture.ts';
export * from './chart.contract.ts';
export * from './check-out-system.contract.ts';
export {
  checkInSystemContract,
  historyCatalogContract,
  medicationReconciliationContract,
} from './check-in.contract.ts';
export { thirdPartyTasksContract, type ThirdPartyTasksFixture } from './third-party-tasks.contract.ts';
export * from './coming-visits.contract.ts';
export * from './mail.contract.ts';
export * from './office.contract.ts';
export * from './openings.contract.ts';
export * from './schedule.contract.ts';
export * from './slot-holds.contract.ts';
export * from './survey-store.contract.ts';
export * from './appointment-booking.contract.ts';
export * from './visit-requests.contract.ts';
export * from './visit-rules.contract.ts';
export * as fixture from './fixture.ts';
