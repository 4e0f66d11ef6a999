import 'reflect-metadata';
import type { GatewayServices } from '@portico/adapters-graphql/gateway';
import type { ReminderWorker } from '@portico/services/appointments';
import type { ProviderLogout } from '@portico/services/authentication';
import type { SummaryWorker } from '@portico/services/health';
import type { MaintenanceRunner } from '@portico/services/kernel';
import type { MessageUploads } from '@portico/services/messages';
import type { NotificationDispatcher } from '@portico/services/notifications';
import type { WaitListWorker } from '@portico/services/scheduling';
import type {
  LedgerPostingWorker,
  PlanPaymentWorker,
  PrepaymentRefundWorker,
  SettlementWorker,
  Reconciler,
} from '@portico/services/payments';
import type { HealthLinkReceiving } from '@portico/services/health';
import type { AppTokenService } from '@portico/services/connected-apps';
import type { PracticeDirectory } from '@portico/domain/practices';
import { Container } from 'inversify';
import { authenticationModule } from './authentication-module.ts';
import { chargesModule } from './charges-module.ts';
import { maintenanceModule } from './maintenance-module.ts';
import { accessModule } from './access-module.ts';
import { activityModule } from './activity-module.ts';
import { documentsModule } from './documents-module.ts';
import { practiceModule } from './practice-module.ts';
import { supportModule } from './support-module.ts';
import type { Parts } from './gateway-dependencies.ts';
import { delegatesModule } from './delegates-module.ts';
import { messagesModule } from './messages-module.ts';
import { notificationsModule } from './notifications-module.ts';
import { orderModules } from './payment-orders-module.ts';
import { paymentsModule } from './payments-module.ts';
import { plansModule } from './plans-module.ts';
import { registriesModule } from './registries-module.ts';
import { schedulingModule } from './scheduling-module.ts';
import { gatewayServices } from './gateway-services.ts';
import { guestsModule } from './guests-module.ts';
import { connectedAppsModule } from './connected-apps-module.ts';
import { fhirModule, type FhirReading } from './fhir-module.ts';
import { formsModule } from './forms-module.ts';
import { healthModule } from './health-module.ts';
import { healthLinkReceiving, healthLinksModule } from './health-links-module.ts';
import { appointmentsModule } from './appointments-module.ts';
import { dashboardModule } from './dashboard-module.ts';
import { profileModule } from './profile-module.ts';
import { signupModule } from './signup-module.ts';
import { settlementModule } from './settlement-module.ts';
import { shopModule } from './shop-module.ts';
import { visitsModule } from './visits-module.ts';
import { draftsModule } from './drafts-module.ts';
import { entriesModule } from './entries-module.ts';
import { refillsModule } from './refills-module.ts';
import { searchModule } from './search-module.ts';
import { surveysModule } from './surveys-module.ts';
import { visitWorkModule } from './visit-workers-module.ts';
import { tokens } from './injection-tokens.ts';

export type { Parts } from './gateway-dependencies.ts';

/** What answers requests, and what works beside them. */
export interface Composed {
  readonly services: GatewayServices;
  readonly notificationDispatcher: NotificationDispatcher;
  readonly maintenanceRunner: MaintenanceRunner;
  readonly reconciler: Reconciler;
  readonly ledgerPostingWorker: LedgerPostingWorker;
  readonly planPaymentWorker: PlanPaymentWorker;
  readonly prepaymentRefundWorker: PrepaymentRefundWorker;
  readonly settlementWorker: SettlementWorker;
  readonly reminderWorker: ReminderWorker;
  readonly summaryWorker: SummaryWorker;
  readonly waitListWorker: WaitListWorker;
  readonly messageUploads: MessageUploads;
  readonly providerLogout: ProviderLogout;
  readonly practices: PracticeDirectory;
  readonly appTokenService: AppTokenService;
  readonly fhirReading: FhirReading;
  readonly healthLinkReceiving: HealthLinkReceiving;
}

/** Every binding of the gateway: one module per context, every adapter chosen here and nowhere else. */
export const containerOf = (parts: Parts): Container => {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(
    accessModule(parts),
    authenticationModule(parts),
    activityModule(parts),
    appointmentsModule(),
    chargesModule(parts),
    dashboardModule(),
    practiceModule(parts),
    delegatesModule(parts),
    documentsModule(parts),
    connectedAppsModule(parts),
    fhirModule(parts),
    formsModule(),
    guestsModule(),
    healthModule(parts),
    healthLinksModule(parts),
    maintenanceModule(parts),
    messagesModule(parts),
    notificationsModule(parts),
    ...orderModules,
    paymentsModule(parts),
    plansModule,
    profileModule(),
    registriesModule(parts),
    schedulingModule(),
    settlementModule(parts),
    shopModule(parts),
    signupModule(),
    supportModule(parts),
    visitsModule(parts),
    entriesModule(),
    refillsModule(),
    searchModule(),
    draftsModule(parts),
    surveysModule(),
    visitWorkModule(parts),
  );
  return container;
};

/** Puts the gateway together. */
export const compose = (parts: Parts): Composed => {
  const container = containerOf(parts);
  return {
    services: gatewayServices(container),
    notificationDispatcher: container.get(tokens.notificationDispatcher),
    maintenanceRunner: container.get(tokens.maintenanceRunner),
    reconciler: container.get(tokens.reconciler),
    ledgerPostingWorker: container.get(tokens.ledgerPostingWorker),
    planPaymentWorker: container.get(tokens.planPaymentWorker),
    prepaymentRefundWorker: container.get(tokens.prepaymentRefundWorker),
    settlementWorker: container.get(tokens.settlementWorker),
    reminderWorker: container.get(tokens.reminderWorker),
    summaryWorker: container.get(tokens.summaryWorker),
    waitListWorker: container.get(tokens.waitListWorker),
    messageUploads: container.get(tokens.messageUploads),
    providerLogout: container.get(tokens.providerLogout),
    practices: container.get(tokens.practices),
    appTokenService: container.get(tokens.appTokenService),
    fhirReading: container.get(tokens.fhirReading),
    healthLinkReceiving: container.get(healthLinkReceiving),
  };
};
