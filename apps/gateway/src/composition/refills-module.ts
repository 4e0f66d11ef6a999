import { forCall } from '@portico/services/kernel';
import { RefillsService } from '@portico/services/health';
import { ContainerModule } from 'inversify';
import { ownServices } from './service-injection-tokens.ts';
import { tokens } from './injection-tokens.ts';

/** Requests for refills of medications. */
export const refillsModule = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(ownServices.refills).toResolvedValue(forCall(RefillsService), [
      tokens.refillStore,
      tokens.charts,
      tokens.correspondence,
      tokens.practices,
      tokens.activityLog,
    ]);
  });
