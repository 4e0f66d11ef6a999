import { PostgresDelegateInvitations, PostgresDelegations } from '@portico/adapters-storage';
import { ContainerModule } from 'inversify';
import type { Parts } from './parts.ts';
import { tokens } from './tokens.ts';

export const delegatesModule = ({ sql }: Pick<Parts, 'sql'>): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.delegations)
      .toDynamicValue(() => new PostgresDelegations(sql))
      .inSingletonScope();
    bind(tokens.invitations)
      .toDynamicValue(() => new PostgresDelegateInvitations(sql))
      .inSingletonScope();
  });
