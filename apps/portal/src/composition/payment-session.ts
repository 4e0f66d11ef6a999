import type { PaymentSession } from '@portico/adapters-graphql/portal/make-payment';
import type { ClientSession } from '@portico/view-models/access';

/** What a payment says of the session, asked anew each time: tokens are renewed meanwhile. */
export const paymentSession = (clientSession: ClientSession): PaymentSession => ({
  token: () => clientSession.tokens?.access ?? clientSession.guest?.token ?? '',
  execution: () => clientSession.practice?.payments ?? 'no-value',
  guestBy: () => clientSession.guest?.by,
});
