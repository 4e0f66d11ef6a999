import type {
  CalendarFiles,
  ComingVisits,
  Reminders,
  VideoRooms,
  AppointmentBooking,
  VisitPolicies,
  VisitPoliciesByPractice,
} from '@portico/domain/appointments';
import type { AccessDeps, RequestAuthenticator, WorkCounter } from '@portico/services/access';
import type { AppointmentsDeps, ReminderWorker, VisitNotifications } from '@portico/services/appointments';
import type { AuthenticationDeps, ProviderLogout } from '@portico/services/authentication';
import type { DashboardDeps } from '@portico/services/dashboard';
import type { ShortAddressesDeps } from '@portico/services/guests';
import type { HealthDeps, SummaryWorker } from '@portico/services/health';
import type { MaintenanceRunner, BackgroundTasks } from '@portico/services/kernel';
import type { LinkTo } from '@portico/application/kernel';
import type { NotificationDispatcher } from '@portico/services/notifications';
import type {
  LedgerPostingWorker,
  CardTries,
  ChargeService,
  PlanPaymentWorker,
  PrepaymentRefundWorker,
  PrepaymentReturns,
  Reconciler,
  SettlementWorker,
} from '@portico/services/payments';
import type { RecoveryDeps } from '@portico/services/recovery';
import type { WaitListWorker } from '@portico/services/scheduling';
import type { SupportDeps } from '@portico/services/support';
import type { MessageUploads } from '@portico/services/messages';
import type { UploadIntake } from '@portico/domain/kernel';
import type { Capabilities, CodeGenerator, Tries } from '@portico/domain/access';
import type { DelegateInvitations, Delegations } from '@portico/domain/delegates';
import type { FormStore } from '@portico/domain/forms';
import type { SummaryDocuments, SummaryJobs, SummaryPrinter, VisitSummaries } from '@portico/domain/health';
import type { Correspondence, MessageStore, MessageFiles } from '@portico/domain/messages';
import type { Notifier, Outbox, ShortLinks } from '@portico/domain/notifications';
import type {
  LedgerPostings,
  CardsOnFile,
  Digest,
  Disputes,
  DuePayments,
  LedgerClock,
  Merchants,
  MerchantSeal,
  PaymentLedger,
  PaymentIds,
  PaymentDocuments,
  PaymentPlans,
  CardAgreements,
  ExpiringCards,
  PlanAgreements,
  PrepaymentRefunds,
  Settlements,
  Shop,
} from '@portico/domain/payments';
import type { PayerDirectory, PhysicianDirectory, Registration, ZipCodes } from '@portico/domain/profile';
import type { Availability, SlotHolds, VisitRequests, WaitListEntries } from '@portico/domain/scheduling';
import type {
  CheckInSystem,
  CheckIns,
  CheckOutSystem,
  HistoryCatalog,
  ThirdPartyTasks,
  MedicationReconciliation,
} from '@portico/domain/visits';
import type { SurveyStore } from '@portico/domain/surveys';
import type { ServiceIdentifier } from 'inversify';

/** A token that knows the type of what is bound to it: `get` answers that type and a wrong binding does not compile. */
const token = <T>(name: string): ServiceIdentifier<T> => Symbol(name);

type Deps = AccessDeps & AppointmentsDeps & DashboardDeps & HealthDeps & SupportDeps;

/** One token for every dependency of a service, under the name that services give it. */
export const tokens = {
  accounts: token<Deps['accounts']>('accounts'),
  activityLog: token<Deps['activityLog']>('activityLog'),
  apps: token<AuthenticationDeps['apps']>('apps'),
  billing: token<Deps['billing']>('billing'),
  ledgerPostingWorker: token<LedgerPostingWorker>('ledgerPostingWorker'),
  ledgerPostings: token<LedgerPostings>('ledgerPostings'),
  capabilities: token<Capabilities>('capabilities'),
  calendarFiles: token<CalendarFiles>('calendarFiles'),
  cardsOnFile: token<CardsOnFile>('cardsOnFile'),
  cardTries: token<CardTries>('cardTries'),
  chargeService: token<ChargeService>('chargeService'),
  challenges: token<AuthenticationDeps['challenges']>('challenges'),
  charts: token<HealthDeps['charts']>('charts'),
  checkOutSystem: token<CheckOutSystem>('checkOutSystem'),
  checkInSystem: token<CheckInSystem>('checkInSystem'),
  checkIns: token<CheckIns>('checkIns'),
  codes: token<CodeGenerator>('codes'),
  comingVisits: token<ComingVisits>('comingVisits'),
  correspondence: token<Correspondence>('correspondence'),
  notificationDispatcher: token<NotificationDispatcher>('notificationDispatcher'),
  delegations: token<Delegations>('delegations'),
  technicalSupport: token<Deps['technicalSupport']>('desk'),
  dismissedMessages: token<Deps['dismissedMessages']>('dismissedMessages'),
  directDomains: token<readonly string[]>('directDomains'),
  destinationOf: token<ShortAddressesDeps['destinationOf']>('destinationOf'),
  expiringCards: token<ExpiringCards>('expiringCards'),
  cardAgreements: token<CardAgreements>('cardAgreements'),
  agreements: token<PlanAgreements>('agreements'),
  digest: token<Digest>('digest'),
  disputes: token<Disputes>('disputes'),
  settlements: token<Settlements>('settlements'),
  settlementWorker: token<SettlementWorker>('settlementWorker'),
  duePayments: token<DuePayments>('duePayments'),
  formStore: token<FormStore>('formStore'),
  maintenanceRunner: token<MaintenanceRunner>('maintenanceRunner'),
  knownPasswords: token<RecoveryDeps['knownPasswords']>('knownPasswords'),
  later: token<BackgroundTasks>('later'),
  identityProviders: token<Deps['identityProviders']>('identityProviders'),
  linkedIdentities: token<Deps['linkedIdentities']>('linkedIdentities'),
  invitations: token<DelegateInvitations>('invitations'),
  ledger: token<PaymentLedger>('ledger'),
  linkTo: token<LinkTo>('linkTo'),
  mailbox: token<Deps['mailbox']>('mailbox'),
  ledgerClock: token<LedgerClock>('ledgerClock'),
  merchants: token<Merchants>('merchants'),
  merchantSeal: token<MerchantSeal>('merchantSeal'),
  messageStore: token<MessageStore>('messageStore'),
  messageFiles: token<MessageFiles>('messageFiles'),
  providerLogout: token<ProviderLogout>('providerLogout'),
  messageUploads: token<MessageUploads>('messageUploads'),
  notifier: token<Notifier>('notifier'),
  shortCodeHashes: token<AuthenticationDeps['shortCodeHashes']>('shortCodeHashes'),
  oneTimeCodes: token<Deps['oneTimeCodes']>('oneTimeCodes'),
  availability: token<Availability>('availability'),
  outbox: token<Outbox>('outbox'),
  thirdPartyTasks: token<ThirdPartyTasks>('thirdPartyTasks'),
  documents: token<PaymentDocuments>('papers'),
  passkeys: token<AuthenticationDeps['passkeys']>('passkeys'),
  passwords: token<Deps['passwords']>('passwords'),
  historyCatalog: token<HistoryCatalog>('historyCatalog'),
  medicationReconciliation: token<MedicationReconciliation>('medicationReconciliation'),
  patients: token<Deps['patients']>('patients'),
  payers: token<PayerDirectory>('payers'),
  physicians: token<PhysicianDirectory>('physicians'),
  plans: token<PaymentPlans>('plans'),
  planPaymentWorker: token<PlanPaymentWorker>('planPaymentWorker'),
  paymentIds: token<PaymentIds>('paymentIds'),
  practices: token<Deps['practices']>('practices'),
  prepaid: token<PrepaymentReturns>('prepaid'),
  prepaymentRefunds: token<PrepaymentRefunds>('prepaymentRefunds'),
  prepaymentRefundWorker: token<PrepaymentRefundWorker>('prepaymentRefundWorker'),
  intake: token<UploadIntake>('intake'),
  printer: token<Deps['printer']>('printer'),
  proofChecks: token<Deps['proofChecks']>('proofChecks'),
  protections: token<Deps['protections']>('protections'),
  qrCodes: token<AuthenticationDeps['qrCodes']>('qrCodes'),
  reconciler: token<Reconciler>('reconciler'),
  registration: token<Registration>('registration'),
  reminderWorker: token<ReminderWorker>('reminderWorker'),
  reminders: token<Reminders>('reminders'),
  schedule: token<Deps['schedule']>('schedule'),
  sessions: token<Deps['sessions']>('sessions'),
  shop: token<Shop>('shop'),
  shortLinks: token<ShortLinks>('shortLinks'),
  summaryWorker: token<SummaryWorker>('summaryWorker'),
  summaryDocuments: token<SummaryDocuments>('summaryDocuments'),
  summaryJobs: token<SummaryJobs>('summaryJobs'),
  summaryPrinter: token<SummaryPrinter>('summaryPrinter'),
  surveyStore: token<SurveyStore>('surveyStore'),
  slotHolds: token<SlotHolds>('slotHolds'),
  tokens: token<Deps['tokens']>('tokens'),
  tries: token<Tries>('tries'),
  userAgents: token<AuthenticationDeps['userAgents']>('userAgents'),
  videoRooms: token<VideoRooms>('videoRooms'),
  appointmentBooking: token<AppointmentBooking>('appointmentBooking'),
  visitSummaries: token<VisitSummaries>('visitSummaries'),
  visitRequests: token<VisitRequests>('visitRequests'),
  visitPolicies: token<VisitPolicies & VisitPoliciesByPractice>('visitPolicies'),
  wakeSummaryWorker: token<() => void>('wakeSummaryWorker'),
  zipCodes: token<ZipCodes>('zipCodes'),
  waitList: token<WaitListEntries>('waitList'),
  waitListWorker: token<WaitListWorker>('waitListWorker'),
  visitNotifications: token<VisitNotifications>('visitNotifications'),
  requestAuthenticator: token<RequestAuthenticator>('gatekeeper'),
  workCounter: token<WorkCounter>('workCounter'),
};
