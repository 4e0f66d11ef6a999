import { WebKeep } from '@portico/adapters-browser';
import { GraphqlProviderEntrance } from '@portico/adapters-graphql/portal/provider-entrance';
import { ProviderTrip, type ProviderEntrance } from '@portico/application/authentication';
import { latePort } from '../late-port.ts';
import { tokens } from '../tokens.ts';

export const providerEntrance = latePort<ProviderEntrance>(
  'providerEntrance',
  (context) => new GraphqlProviderEntrance(context.get(tokens.client)),
);

export const providerTrip = latePort<ProviderTrip>(
  'providerTrip',
  () => new ProviderTrip(new WebKeep(() => window.sessionStorage)),
);
