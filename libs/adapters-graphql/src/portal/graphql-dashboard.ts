import type { Dashboard, DashboardOverview } from '@portico/application/dashboard';
import type { ServiceResult } from '@portico/application/kernel';
import { overview } from '../codecs/dashboard.codec.ts';
import { DismissImportantMessageDocument, GetDashboardDocument } from '../generated/operations.ts';
import { done } from './gateway-client.ts';
import { GraphqlPort } from './graphql-port.ts';

export class GraphqlDashboard extends GraphqlPort implements Dashboard {
  overview(): ServiceResult<DashboardOverview> {
    return this.client.ask(GetDashboardDocument, {}, overview.read);
  }

  dismissMessage(id: string): ServiceResult<void> {
    return this.client.ask(DismissImportantMessageDocument, { id }, done);
  }
}
