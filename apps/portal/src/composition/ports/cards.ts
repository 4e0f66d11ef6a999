import { WebMerchantOpener } from '@portico/adapters-browser';
import { GraphqlCards } from '@portico/adapters-graphql/portal/cards';
import type { Cards } from '@portico/application/payments';
import { lazyPort } from '../lazy-port.ts';
import { paymentSession } from '../session-for-payments.ts';
import { tokens } from '../injection-tokens.ts';

export const cards = lazyPort<Cards>(
  'cards',
  (context) =>
    new GraphqlCards(
      context.get(tokens.client),
      paymentSession(context.get(tokens.clientSession)),
      new WebMerchantOpener(),
    ),
);
