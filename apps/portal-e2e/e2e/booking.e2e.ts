import { bookTimeTests } from './book-time.part.ts';
import { waitListTests } from './wait-list.part.ts';
import { findVisitTests } from './find-visit.part.ts';
import { guestBookingTests } from './guest-booking.part.ts';
import { lostTimeTests } from './lost-time.part.ts';
import { openFixture } from './fixture.ts';

openFixture();
findVisitTests();
// Last, since a time that is booked is booked for everybody; before the others what wants two on one day.
lostTimeTests();
bookTimeTests();
waitListTests();
guestBookingTests();
