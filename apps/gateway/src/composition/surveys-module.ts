import { forCall } from '@portico/services/kernel';
import { GuestSurveysService, SurveysService } from '@portico/services/surveys';
import { ownServices, publicServices } from './service-injection-tokens.ts';
import { ContainerModule } from 'inversify';
import { tokens } from './injection-tokens.ts';

/** What patients are asked about their visits. */
export const surveysModule = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(ownServices.surveys).toResolvedValue(forCall(SurveysService), [
      tokens.surveyStore,
      tokens.practices,
      tokens.activityLog,
    ]);
    bind(publicServices.guestSurveys).toResolvedValue(
      (links, store, practices, activityLog, withheldAt) => (caller) => (link) =>
        new GuestSurveysService(links, store, practices, activityLog, withheldAt, caller, link),
      [tokens.linkFinder, tokens.surveyStore, tokens.practices, tokens.activityLog, tokens.withheldAt],
    );
  });
