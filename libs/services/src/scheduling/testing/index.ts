export { bookingFixture, byRequest, checkUp, key, monday, newYork, procedure } from './booking-fixture.ts';
export { waitListService } from './wait-list-service.ts';
