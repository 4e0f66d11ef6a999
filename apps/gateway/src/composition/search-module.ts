import { forCall } from '@portico/services/kernel';
import { SearchService } from '@portico/services/search';
import { ContainerModule } from 'inversify';
import { tokens } from './injection-tokens.ts';
import { ownServices } from './service-injection-tokens.ts';

/** Finding things of a person by words. */
export const searchModule = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(ownServices.search).toResolvedValue(forCall(SearchService), [
      tokens.correspondence,
      tokens.schedule,
      tokens.charts,
      tokens.availability,
      tokens.practices,
      tokens.activityLog,
    ]);
  });
