import type { PaymentContext } from '@portico/application/payments';
import type { VisitToCheckIn } from '@portico/application/visits';

/** The payment context of the visit that is checked in for (`APT-178`). */
export const checkInPayment = ({ id, patient }: VisitToCheckIn): PaymentContext => ({
  kind: 'check-in',
  patient,
  appointment: id,
});
