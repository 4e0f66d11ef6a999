import { GraphqlPaymentHistory } from '@portico/adapters-graphql/portal/payment-history';
import type { PaymentHistory } from '@portico/application/payments';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../tokens.ts';

export const paymentHistory = lazyPort<PaymentHistory>(
  'paymentHistory',
  (context) => new GraphqlPaymentHistory(context.get(tokens.client)),
);
