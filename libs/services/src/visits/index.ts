export { CheckInService } from './check-in.service.ts';
export { CheckInPages } from './check-in-pages.ts';
export { CheckInPlaces } from './check-in-visit-access.ts';
export { type CheckOutsDeps, CheckOutsService } from './check-out.service.ts';
export { ListedVisitReader } from './listed-visit-reader.ts';
export { ShownHistory } from './shown-history.ts';
export { VisitMoneyReader } from './visit-money-reader.ts';
export { VisitDetailsService } from './visit-details.service.ts';
export { guestCheckIn, guestPayments } from './guest-check-in.ts';
