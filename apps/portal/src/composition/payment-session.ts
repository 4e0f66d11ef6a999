import type { PaymentSession } from '@portico/adapters-graphql/portal/make-payment';
import type { SessionKeeper } from '@portico/application/access';

/** What a payment says of the session, asked anew each time: tokens are renewed meanwhile. */
export const paymentSession = (keeper: SessionKeeper): PaymentSession => ({
  token: () => keeper.tokens?.access ?? keeper.guest?.token ?? '',
  execution: () => keeper.practice?.payments ?? 'no-value',
  guestBy: () => keeper.guest?.by,
});
