import { forCall } from '@portico/services/kernel';
import { SupportService } from '@portico/services/support';
import { ownServices } from './service-injection-tokens.ts';
import { ContainerModule } from 'inversify';
import { tokens } from './injection-tokens.ts';
import type { Parts } from './gateway-dependencies.ts';

export const supportModule = ({ technicalSupport }: Parts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.technicalSupport).toConstantValue(technicalSupport);
    bind(ownServices.support).toResolvedValue(forCall(SupportService), [tokens.practices, tokens.technicalSupport]);
  });
