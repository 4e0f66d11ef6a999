import 'reflect-metadata';
import type { GatewayServices } from '@portico/adapters-graphql/gateway';
import type { ReminderClerk } from '@portico/application/appointments';
import type { ProviderLogout } from '@portico/application/authentication';
import type { SummaryClerk } from '@portico/application/health';
import type { Housekeeper } from '@portico/application/kernel';
import type { MessageUploads } from '@portico/application/messages';
import type { Courier } from '@portico/application/notices';
import type { WaitListClerk } from '@portico/application/scheduling';
import type {
  Bookkeeper,
  PlanPayer,
  PrepaymentRefundWorker,
  SettlementWorker,
  Reconciler,
} from '@portico/application/payments';
import type { PracticeDirectory } from '@portico/domain/practices';
import { Container } from 'inversify';
import { authenticationModule } from './authentication-module.ts';
import { cashModule } from './cash-module.ts';
import { housekeepingModule } from './housekeeping.ts';
import { accessModule, activityModule, documentsModule, practiceModule, supportModule, type Parts } from './modules.ts';
import { delegatesModule } from './delegates-module.ts';
import { messagesModule } from './messages-module.ts';
import { noticesModule } from './notices.ts';
import { paymentsModule } from './payments-module.ts';
import { registriesModule } from './registries-module.ts';
import { schedulingModule } from './scheduling-module.ts';
import { servicesFrom } from './services.ts';
import { settlementModule } from './settlement-module.ts';
import { shopModule } from './shop-module.ts';
import { visitsModule } from './visits-module.ts';
import { surveysModule } from './surveys-module.ts';
import { visitWorkModule } from './visit-work-module.ts';
import { tokens } from './tokens.ts';

export type { Parts } from './modules.ts';

/** What answers requests, and what works beside them. */
export interface Composed {
  readonly services: GatewayServices;
  readonly courier: Courier;
  readonly housekeeper: Housekeeper;
  readonly reconciler: Reconciler;
  readonly bookkeeper: Bookkeeper;
  readonly planPayer: PlanPayer;
  readonly prepaymentRefundWorker: PrepaymentRefundWorker;
  readonly settlementWorker: SettlementWorker;
  readonly reminderClerk: ReminderClerk;
  readonly summaryClerk: SummaryClerk;
  readonly waitListClerk: WaitListClerk;
  readonly messageUploads: MessageUploads;
  readonly providerLogout: ProviderLogout;
  readonly practices: PracticeDirectory;
}

/** Puts the gateway together: one module per context, every adapter chosen here and nowhere else. */
export const compose = (parts: Parts): Composed => {
  const container = new Container();
  container.load(
    accessModule(parts),
    authenticationModule(parts),
    activityModule(parts),
    cashModule(parts),
    practiceModule(parts),
    delegatesModule(parts),
    documentsModule(parts),
    housekeepingModule(parts),
    messagesModule(parts),
    noticesModule(parts),
    paymentsModule(parts),
    registriesModule(parts),
    schedulingModule(parts),
    settlementModule(parts),
    shopModule(parts),
    supportModule(parts),
    visitsModule(parts),
    surveysModule(parts),
    visitWorkModule(parts),
  );
  return {
    services: servicesFrom(container),
    courier: container.get(tokens.courier),
    housekeeper: container.get(tokens.housekeeper),
    reconciler: container.get(tokens.reconciler),
    bookkeeper: container.get(tokens.bookkeeper),
    planPayer: container.get(tokens.planPayer),
    prepaymentRefundWorker: container.get(tokens.prepaymentRefundWorker),
    settlementWorker: container.get(tokens.settlementWorker),
    reminderClerk: container.get(tokens.reminderClerk),
    summaryClerk: container.get(tokens.summaryClerk),
    waitListClerk: container.get(tokens.waitListClerk),
    messageUploads: container.get(tokens.messageUploads),
    providerLogout: container.get(tokens.providerLogout),
    practices: container.get(tokens.practices),
  };
};
