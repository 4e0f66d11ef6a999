import { forCall } from '@portico/services/kernel';
import { GuestSurveysService, SurveysService } from '@portico/services/surveys';
import { ownServices, publicServices } from './service-injection-tokens.ts';
import { EmbeddedSurveyStore } from '@portico/adapters-practice/embedded';
import { ContainerModule } from 'inversify';
import type { Parts } from './gateway-dependencies.ts';
import { tokens } from './injection-tokens.ts';

/** What patients are asked about their visits. */
export const surveysModule = ({ sql }: Pick<Parts, 'sql'>): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.surveyStore).toResolvedValue(() => new EmbeddedSurveyStore(sql));
    bind(ownServices.surveys).toResolvedValue(forCall(SurveysService), [
      tokens.surveyStore,
      tokens.practices,
      tokens.activityLog,
    ]);
    bind(publicServices.guestSurveys).toResolvedValue(
      (links, store, practices, activityLog) => (caller) => (link) =>
        new GuestSurveysService(links, store, practices, activityLog, caller, link),
      [tokens.linkFinder, tokens.surveyStore, tokens.practices, tokens.activityLog],
    );
  });
