import { paymentHistoryWire } from '@portico/adapters-graphql/wire/payment-history';
import type { PaymentHistory } from '@portico/application/payments';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const paymentHistory = lazyPort<PaymentHistory>('paymentHistory', (context) =>
  context.get(tokens.client).port(paymentHistoryWire),
);
