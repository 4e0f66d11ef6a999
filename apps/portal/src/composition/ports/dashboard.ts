import { GraphqlDashboard } from '@portico/adapters-graphql/portal/dashboard';
import type { Dashboard } from '@portico/application/dashboard';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../tokens.ts';

export const dashboard = lazyPort<Dashboard>(
  'dashboard',
  (context) => new GraphqlDashboard(context.get(tokens.client)),
);
