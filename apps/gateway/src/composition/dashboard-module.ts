import { ContainerModule } from 'inversify';
import { forCall } from '@portico/services/kernel';
import { DashboardService, ElsewhereService, ImportantMessages, PatientNews } from '@portico/services/dashboard';
import { inTime } from './answer-in-time.ts';
import { paymentTokens } from './payment-injection-tokens.ts';
import { ownServices } from './service-injection-tokens.ts';
import { tokens } from './injection-tokens.ts';

/** The first page, and a practice's message on it. */
export const dashboardModule = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.importantMessages).toResolvedValue(
      (practices, dismissedMessages) => new ImportantMessages(practices, dismissedMessages),
      [tokens.practices, tokens.dismissedMessages],
    );
    bind(tokens.patientNews).toResolvedValue(
      (mailbox, charts, seenResults) => new PatientNews(mailbox, charts, seenResults),
      [tokens.mailbox, tokens.charts, tokens.seenResults],
    );
    bind(ownServices.dashboard).toResolvedValue(forCall(DashboardService), [
      tokens.listedVisits,
      tokens.practices,
      tokens.charts,
      tokens.patients,
      paymentTokens.amounts,
      tokens.billing,
      tokens.cardsOnFile,
      tokens.formStore,
      tokens.missingRegistration,
      tokens.importantMessages,
      tokens.patientNews,
      tokens.activityLog,
    ]);
    bind(ownServices.elsewhere).toResolvedValue(
      (practices, news, formStore, amounts, activityLog) => (call) =>
        new ElsewhereService(practices, news, formStore, amounts, activityLog, inTime, call),
      [tokens.practices, tokens.patientNews, tokens.formStore, paymentTokens.amounts, tokens.activityLog],
    );
  });
