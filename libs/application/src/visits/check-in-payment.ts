import type { PaymentContext } from '../payments/index.ts';
import type { VisitToCheckIn } from './check-in.port.ts';

/** What is paid at the visit that somebody is checked in for (`APT-178`). */
export const checkInPayment = ({ id, patient }: VisitToCheckIn): PaymentContext => ({
  kind: 'check-in',
  patient,
  appointment: id,
});
