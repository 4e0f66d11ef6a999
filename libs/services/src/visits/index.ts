export { CheckInService } from './check-in.service.ts';
export { type CheckOutsDeps, CheckOutsService } from './check-out.service.ts';
export { guestCheckIn, guestPayments } from './guest-check-in.ts';
