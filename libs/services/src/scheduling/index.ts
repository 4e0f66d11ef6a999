export { BookingService } from './booking.service.ts';
export { SchedulingService } from './scheduling.service.ts';
export { waitListNotifications } from './wait-list-notifications.ts';
export { waitListOf } from './wait-list-states.ts';
export { WaitListWorker, type WaitListWorkerDeps, offerTimesEvery } from './wait-list-worker.ts';
export { type WaitListDeps, WaitListService } from './wait-list.service.ts';
