import type { Dashboard } from '@portico/application/dashboard';
import { same } from '../codecs/codec.ts';
import { overview } from '../codecs/dashboard.codec.ts';
import { DismissImportantMessageDocument, GetDashboardDocument } from '../generated/documents/dashboard.ts';
import { done, nothing, operation, variable, wireOf } from './operation.ts';

export const dashboardWire = wireOf<Dashboard>()({
  overview: operation(GetDashboardDocument, nothing, overview),
  dismissMessage: operation(DismissImportantMessageDocument, variable('id', same<string>()), done()),
});
