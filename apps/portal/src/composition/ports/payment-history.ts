import { GraphqlPaymentHistory } from '@portico/adapters-graphql/portal/payment-history';
import type { PaymentHistory } from '@portico/application/payments';
import { latePort } from '../late-port.ts';
import { tokens } from '../tokens.ts';

export const paymentHistory = latePort<PaymentHistory>(
  'paymentHistory',
  (context) => new GraphqlPaymentHistory(context.get(tokens.client)),
);
