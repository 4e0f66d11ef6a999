import { describe } from '@jest/globals';
import { bookingTests } from './booking.part.ts';
import { cancelingTests } from './canceling.part.ts';
import { checkInTests } from './check-in.part.ts';
import { checkOutTests } from './check-out.part.ts';
import { formsTests } from './forms.part.ts';
import { guestBookingsTests } from './guest-bookings.part.ts';
import { schedulingTests } from './scheduling.part.ts';
import { surveysTests } from './surveys.part.ts';
import { visitSummaryTests } from './visit-summary.part.ts';
import { waitListTests } from './wait-list.part.ts';

// Few files, because each loads the whole gateway; their parts stand beside them, each with a gateway of its own.
describe('booking', bookingTests);
describe('canceling', cancelingTests);
describe('check in', checkInTests);
describe('check out', checkOutTests);
describe('forms', formsTests);
describe('guest bookings', guestBookingsTests);
describe('scheduling', schedulingTests);
describe('surveys', surveysTests);
describe('visit summary', visitSummaryTests);
describe('wait list', waitListTests);
