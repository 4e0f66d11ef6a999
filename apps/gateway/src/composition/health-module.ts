import { ContainerModule } from 'inversify';
import { HealthService, SummariesService, SummaryMailing, SummaryRequests } from '@portico/services/health';
import { costlyWork } from './costly-service-methods.ts';
import { countedForCall } from './count-costly-calls.ts';
import { ownServices } from './service-injection-tokens.ts';
import { tokens } from './injection-tokens.ts';

/** A patient's record, and the summaries of visits. */
export const healthModule = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const { activityLog, patients, practices, summaryDocuments, summaryPrinter, workCounter } = tokens;
    bind(tokens.summaryRequests).toResolvedValue(
      (visitSummaries, jobs, codes, wake, log) => new SummaryRequests(visitSummaries, jobs, codes, wake, log),
      [tokens.visitSummaries, tokens.summaryJobs, tokens.codes, tokens.wakeSummaryWorker, activityLog],
    );
    bind(tokens.summaryMailing).toResolvedValue(
      (documents, domains, accounts, directory, notifier, log) =>
        new SummaryMailing(documents, domains, accounts, directory, notifier, log),
      [summaryDocuments, tokens.directDomains, tokens.accounts, practices, tokens.notifier, activityLog],
    );
    bind(ownServices.health).toResolvedValue(countedForCall(HealthService, costlyWork.health), [
      workCounter,
      patients,
      practices,
      tokens.charts,
      tokens.printer,
      tokens.seenResults,
      tokens.refillStore,
      activityLog,
    ]);
    bind(ownServices.summaries).toResolvedValue(countedForCall(SummariesService, costlyWork.summaries), [
      workCounter,
      tokens.summaryRequests,
      tokens.summaryMailing,
      summaryDocuments,
      summaryPrinter,
      patients,
      practices,
      activityLog,
    ]);
  });
