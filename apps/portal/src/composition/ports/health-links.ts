import { healthLinksWire } from '@portico/adapters-graphql/wire/health-links';
import type { HealthLinkSettings } from '@portico/application/health';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const healthLinks = lazyPort<HealthLinkSettings>('healthLinks', (context) =>
  context.get(tokens.client).port(healthLinksWire),
);
