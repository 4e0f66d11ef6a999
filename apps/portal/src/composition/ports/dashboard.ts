import { dashboardWire } from '@portico/adapters-graphql/wire/dashboard';
import type { Dashboard } from '@portico/application/dashboard';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const dashboard = lazyPort<Dashboard>('dashboard', (context) => context.get(tokens.client).port(dashboardWire));
