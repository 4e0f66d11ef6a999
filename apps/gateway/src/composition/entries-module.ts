import type { EntryHidings, HelpersOf, OwnNotes } from '@portico/domain/health';
import { forCall } from '@portico/services/kernel';
import {
  ClinicalNotesService,
  HidingByPatient,
  MeasuresService,
  RecordEntriesService,
  TimelineService,
} from '@portico/services/health';
import { ContainerModule, type ResolutionContext } from 'inversify';
import { isLiveDelegation } from '@portico/domain/delegates';
import { permits } from '@portico/domain/access';
import { ownServices } from './service-injection-tokens.ts';
import { healthLinks } from './health-links-module.ts';
import { token, tokens } from './injection-tokens.ts';

export const entryHidings = token<EntryHidings>('entryHidings');
export const ownNotes = token<OwnNotes>('ownNotes');
const hidingByPatient = token<HidingByPatient>('hidingByPatient');

/** Requests to amend entries of the record, own notes beside them, the pages of clinical notes and of measures, and the record in the order of time. */
export const entriesModule = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(hidingByPatient).toDynamicValue(
      (context) =>
        new HidingByPatient(
          context.get(entryHidings),
          helpersIn(context),
          context.get(healthLinks),
          context.get(tokens.activityLog),
        ),
    );
    bind(ownServices.recordEntries).toResolvedValue(forCall(RecordEntriesService), [
      tokens.amendmentStore,
      ownNotes,
      tokens.charts,
      hidingByPatient,
      tokens.correspondence,
      tokens.practices,
      tokens.activityLog,
    ]);
    bind(ownServices.measures).toResolvedValue(forCall(MeasuresService), [
      tokens.charts,
      tokens.patients,
      tokens.registration,
      tokens.practices,
      tokens.activityLog,
    ]);
    bind(ownServices.timeline).toResolvedValue(forCall(TimelineService), [
      tokens.charts,
      tokens.practices,
      tokens.activityLog,
    ]);
    bind(ownServices.clinicalNotes).toResolvedValue(forCall(ClinicalNotesService), [tokens.charts, tokens.activityLog]);
  });

/** The people with a delegation that opens the record. */
const helpersIn = (context: ResolutionContext): HelpersOf => {
  const [accounts, delegations] = [context.get(tokens.accounts), context.get(tokens.delegations)];
  return async (chart, now) => {
    const over = await delegations.overCharts([chart]);
    const live = over.filter((one) => isLiveDelegation(one, now) && permits(one.permissions, 'health:view'));
    const found = await Promise.all(live.map(({ delegate }) => accounts.byId(delegate)));
    return found.flatMap((account) => (account === undefined ? [] : { account: account.id, name: account.name }));
  };
};
