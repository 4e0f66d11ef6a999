import { PostgresDraftStore } from '@portico/adapters-storage';
import { savedDraftLimits, type DraftStore } from '@portico/domain/drafts';
import { DAY, plus } from '@portico/domain/kernel';
import { SavedDraftsService } from '@portico/services/drafts';
import { forCall, type MaintenanceJob } from '@portico/services/kernel';
import { ContainerModule, type ResolutionContext } from 'inversify';
import type { Parts } from './gateway-dependencies.ts';
import { ownServices } from './service-injection-tokens.ts';
import { token, tokens } from './injection-tokens.ts';

const draftStore = token<DraftStore>('draftStore');

/** Unsent messages and forms. */
export const draftsModule = ({ sql }: Parts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(draftStore).toResolvedValue(() => new PostgresDraftStore(sql));
    bind(ownServices.savedDrafts).toResolvedValue(forCall(SavedDraftsService), [draftStore, tokens.activityLog]);
  });

export const oldDrafts = (context: ResolutionContext): MaintenanceJob => ({
  name: 'unsent-drafts',
  every: DAY,
  run: (now) => context.get(draftStore).prune(plus(now, -savedDraftLimits.age)),
});
