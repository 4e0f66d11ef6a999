import { PostgresActivityLog } from '@portico/adapters-storage';
import { ContainerModule } from 'inversify';
import { tokens } from './tokens.ts';
import type { Parts } from './parts.ts';

export const activityModule = ({ sql }: Parts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.activityLog)
      .toDynamicValue(() => new PostgresActivityLog(sql))
      .inSingletonScope();
  });
