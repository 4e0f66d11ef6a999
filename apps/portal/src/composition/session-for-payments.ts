import type { PaymentSession } from '@portico/adapters-graphql/portal/make-payment';
import type { ClientSession } from '@portico/view-models/access';

/** What a payment says of the session, asked anew each time: tokens are renewed meanwhile. */
export const paymentSession = (
  clientSession: Pick<ClientSession, 'tokens' | 'guest' | 'actingAs'>,
): PaymentSession => ({
  token: () => clientSession.tokens.current?.access ?? clientSession.guest.current?.token ?? '',
  execution: () => clientSession.actingAs.practice?.payments ?? 'no-value',
  guestBy: () => clientSession.guest.current?.by,
});
