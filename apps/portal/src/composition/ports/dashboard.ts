import { GraphqlDashboard } from '@portico/adapters-graphql/portal/dashboard';
import type { Dashboard } from '@portico/application/dashboard';
import { latePort } from '../late-port.ts';
import { tokens } from '../tokens.ts';

export const dashboard = latePort<Dashboard>(
  'dashboard',
  (context) => new GraphqlDashboard(context.get(tokens.client)),
);
