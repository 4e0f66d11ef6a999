import { forCall } from '@portico/services/kernel';
import { ActivityHistoryService } from '@portico/services/activity';
import { ownServices } from './service-injection-tokens.ts';
import { PostgresActivityLog } from '@portico/adapters-storage';
import { ContainerModule } from 'inversify';
import { tokens } from './injection-tokens.ts';
import type { Parts } from './gateway-dependencies.ts';

export const activityModule = ({ sql }: Parts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.activityLog).toResolvedValue(() => new PostgresActivityLog(sql));
    bind(ownServices.activity).toResolvedValue(forCall(ActivityHistoryService), [
      tokens.activityLog,
      tokens.accounts,
      tokens.practices,
    ]);
  });
