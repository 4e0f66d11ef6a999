export { bookingFixture, byRequest, checkUp, key, monday, newYork, procedure } from './booking-fixture.ts';
export {
  ana,
  booked,
  fill,
  freed,
  nextMonday,
  preference,
  waitListFixture,
  type WaitListFixture,
} from './wait-list-fixture.ts';
export { waitListService } from './wait-list-service-fixture.ts';
export { waitListWorkerOver } from './wait-list-worker-over-ports.ts';
