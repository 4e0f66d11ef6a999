import { WebMerchantOpener } from '@portico/adapters-browser';
import { GraphqlMakePayment } from '@portico/adapters-graphql/portal/make-payment';
import type { MakePayment } from '@portico/application/payments';
import { lazyPort } from '../lazy-port.ts';
import { paymentSession } from '../session-for-payments.ts';
import { tokens } from '../injection-tokens.ts';

export const payments = lazyPort<MakePayment>(
  'payments',
  (context) =>
    new GraphqlMakePayment(
      context.get(tokens.client),
      paymentSession(context.get(tokens.clientSession)),
      new WebMerchantOpener(),
    ),
);
