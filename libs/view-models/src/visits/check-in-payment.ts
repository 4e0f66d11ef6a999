import type { PaymentContext } from '@portico/application/payments';
import type { VisitToCheckIn } from '@portico/application/visits';

/** What is paid at the visit that somebody is checked in for (`APT-178`). */
export const checkInPayment = ({ id, patient }: VisitToCheckIn): PaymentContext => ({
  kind: 'check-in',
  patient,
  appointment: id,
});
