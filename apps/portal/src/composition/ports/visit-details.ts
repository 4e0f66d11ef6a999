import { visitDetailsWire } from '@portico/adapters-graphql/wire/visit-details';
import type { VisitDetails } from '@portico/application/visits';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const visitDetails = lazyPort<VisitDetails>('visitDetails', (context) =>
  context.get(tokens.client).port(visitDetailsWire),
);
