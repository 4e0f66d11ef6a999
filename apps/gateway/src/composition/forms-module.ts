import { ContainerModule } from 'inversify';
import { forCall } from '@portico/services/kernel';
import { FormsService } from '@portico/services/forms';
import { ownServices } from './service-injection-tokens.ts';
import { tokens } from './injection-tokens.ts';

/** Forms that a practice asks a patient to fill in. */
export const formsModule = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(ownServices.forms).toResolvedValue(forCall(FormsService), [
      tokens.activityLog,
      tokens.formStore,
      tokens.practices,
      tokens.registration,
    ]);
  });
