import type { OwnNotes } from '@portico/domain/health';
import { forCall } from '@portico/services/kernel';
import { ClinicalNotesService, RecordEntriesService } from '@portico/services/health';
import { ContainerModule } from 'inversify';
import { ownServices } from './service-injection-tokens.ts';
import { token, tokens } from './injection-tokens.ts';

export const ownNotes = token<OwnNotes>('ownNotes');

/** Requests to amend entries of the record, own notes beside them, and the pages of clinical notes. */
export const entriesModule = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(ownServices.recordEntries).toResolvedValue(forCall(RecordEntriesService), [
      tokens.amendmentStore,
      ownNotes,
      tokens.charts,
      tokens.correspondence,
      tokens.practices,
      tokens.activityLog,
    ]);
    bind(ownServices.clinicalNotes).toResolvedValue(forCall(ClinicalNotesService), [tokens.charts, tokens.activityLog]);
  });
