import { WebStorage } from '@portico/adapters-browser';
import { ProviderTrip } from '@portico/view-models/authentication';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const providerTrip = lazyPort<ProviderTrip>(
  'providerTrip',
  (context) => new ProviderTrip(new WebStorage(() => window.sessionStorage), context.get(tokens.clock)),
);
