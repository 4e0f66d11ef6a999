import { measuresWire } from '@portico/adapters-graphql/wire/measures';
import type { Measures } from '@portico/application/health';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const measures = lazyPort<Measures>('measures', (context) => context.get(tokens.client).port(measuresWire));
