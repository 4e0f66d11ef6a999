import type {
  CalendarFiles,
  ComingVisits,
  Reminders,
  VideoRooms,
  VisitDesk,
  VisitRulebook,
  VisitRulebooks,
} from '@portico/domain/appointments';
import type { AccessDeps, Gatekeeper, WorkCounter } from '@portico/application/access';
import type { AppointmentsDeps, ReminderClerk, VisitNews } from '@portico/application/appointments';
import type { AuthenticationDeps, ProviderLogout } from '@portico/application/authentication';
import type { DashboardDeps } from '@portico/application/dashboard';
import type { ShortAddressesDeps } from '@portico/application/guests';
import type { HealthDeps, SummaryClerk } from '@portico/application/health';
import type { Housekeeper, Later, LinkTo } from '@portico/application/kernel';
import type { Courier } from '@portico/application/notices';
import type {
  Bookkeeper,
  CardTries,
  CashDesk,
  PlanPayer,
  PrepaymentRefundWorker,
  PrepaymentReturns,
  Reconciler,
  SettlementWorker,
} from '@portico/application/payments';
import type { RecoveryDeps } from '@portico/application/recovery';
import type { WaitListClerk } from '@portico/application/scheduling';
import type { SupportDeps } from '@portico/application/support';
import type { UploadIntake } from '@portico/domain/kernel';
import type { Capabilities, CodeMint, Tries } from '@portico/domain/access';
import type { DelegateInvitations, Delegations } from '@portico/domain/delegates';
import type { FormDesk } from '@portico/domain/forms';
import type { SummaryDocuments, SummaryJobs, SummaryPrinter, VisitSummaries } from '@portico/domain/health';
import type { MessageUploads } from '@portico/application/messages';
import type { Correspondence, MessageDesk, MessageFiles } from '@portico/domain/messages';
import type { Notifier, Outbox, ShortLinks } from '@portico/domain/notices';
import type {
  BookPostings,
  CardsOnFile,
  Digest,
  Disputes,
  DuePayments,
  LedgerClock,
  Merchants,
  MerchantSeal,
  PaymentLedger,
  PaymentMint,
  PaymentPapers,
  PaymentPlans,
  CardAgreements,
  ExpiringCards,
  PlanAgreements,
  PrepaymentRefunds,
  Settlements,
  Shop,
} from '@portico/domain/payments';
import type { PayerDirectory, PhysicianDirectory, Registration, ZipCodes } from '@portico/domain/profile';
import type { Openings, SlotKeeper, VisitRequests, WaitList } from '@portico/domain/scheduling';
import type {
  CheckInDesk,
  CheckIns,
  CheckOutDesk,
  HistoryCatalog,
  OutsideTasks,
  PatientHistory,
} from '@portico/domain/visits';
import type { SurveyDesk } from '@portico/domain/surveys';
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
  bookkeeper: token<Bookkeeper>('bookkeeper'),
  bookPostings: token<BookPostings>('bookPostings'),
  capabilities: token<Capabilities>('capabilities'),
  calendarFiles: token<CalendarFiles>('calendarFiles'),
  cardsOnFile: token<CardsOnFile>('cardsOnFile'),
  cardTries: token<CardTries>('cardTries'),
  cashDesk: token<CashDesk>('cashDesk'),
  challenges: token<AuthenticationDeps['challenges']>('challenges'),
  charts: token<HealthDeps['charts']>('charts'),
  checkOutDesk: token<CheckOutDesk>('checkOutDesk'),
  checkInDesk: token<CheckInDesk>('checkInDesk'),
  checkIns: token<CheckIns>('checkIns'),
  codes: token<CodeMint>('codes'),
  comingVisits: token<ComingVisits>('comingVisits'),
  correspondence: token<Correspondence>('correspondence'),
  courier: token<Courier>('courier'),
  delegations: token<Delegations>('delegations'),
  desk: token<Deps['desk']>('desk'),
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
  formDesk: token<FormDesk>('formDesk'),
  housekeeper: token<Housekeeper>('housekeeper'),
  knownPasswords: token<RecoveryDeps['knownPasswords']>('knownPasswords'),
  later: token<Later>('later'),
  identityProviders: token<Deps['identityProviders']>('identityProviders'),
  linkedIdentities: token<Deps['linkedIdentities']>('linkedIdentities'),
  invitations: token<DelegateInvitations>('invitations'),
  ledger: token<PaymentLedger>('ledger'),
  linkTo: token<LinkTo>('linkTo'),
  mailbox: token<Deps['mailbox']>('mailbox'),
  ledgerClock: token<LedgerClock>('ledgerClock'),
  merchants: token<Merchants>('merchants'),
  merchantSeal: token<MerchantSeal>('merchantSeal'),
  messageDesk: token<MessageDesk>('messageDesk'),
  messageFiles: token<MessageFiles>('messageFiles'),
  providerLogout: token<ProviderLogout>('providerLogout'),
  messageUploads: token<MessageUploads>('messageUploads'),
  notifier: token<Notifier>('notifier'),
  shortCodeHashes: token<AuthenticationDeps['shortCodeHashes']>('shortCodeHashes'),
  oneTimeCodes: token<Deps['oneTimeCodes']>('oneTimeCodes'),
  openings: token<Openings>('openings'),
  outbox: token<Outbox>('outbox'),
  outsideTasks: token<OutsideTasks>('outsideTasks'),
  papers: token<PaymentPapers>('papers'),
  passkeys: token<AuthenticationDeps['passkeys']>('passkeys'),
  passwords: token<Deps['passwords']>('passwords'),
  historyCatalog: token<HistoryCatalog>('historyCatalog'),
  patientHistory: token<PatientHistory>('patientHistory'),
  patients: token<Deps['patients']>('patients'),
  payers: token<PayerDirectory>('payers'),
  physicians: token<PhysicianDirectory>('physicians'),
  plans: token<PaymentPlans>('plans'),
  planPayer: token<PlanPayer>('planPayer'),
  paymentMint: token<PaymentMint>('paymentMint'),
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
  reminderClerk: token<ReminderClerk>('reminderClerk'),
  reminders: token<Reminders>('reminders'),
  schedule: token<Deps['schedule']>('schedule'),
  sessions: token<Deps['sessions']>('sessions'),
  shop: token<Shop>('shop'),
  shortLinks: token<ShortLinks>('shortLinks'),
  summaryClerk: token<SummaryClerk>('summaryClerk'),
  summaryDocuments: token<SummaryDocuments>('summaryDocuments'),
  summaryJobs: token<SummaryJobs>('summaryJobs'),
  summaryPrinter: token<SummaryPrinter>('summaryPrinter'),
  surveyDesk: token<SurveyDesk>('surveyDesk'),
  slotKeeper: token<SlotKeeper>('slotKeeper'),
  tokens: token<Deps['tokens']>('tokens'),
  tries: token<Tries>('tries'),
  userAgents: token<AuthenticationDeps['userAgents']>('userAgents'),
  videoRooms: token<VideoRooms>('videoRooms'),
  visitDesk: token<VisitDesk>('visitDesk'),
  visitSummaries: token<VisitSummaries>('visitSummaries'),
  visitRequests: token<VisitRequests>('visitRequests'),
  visitRulebook: token<VisitRulebook & VisitRulebooks>('visitRulebook'),
  wakeSummaryClerk: token<() => void>('wakeSummaryClerk'),
  zipCodes: token<ZipCodes>('zipCodes'),
  waitList: token<WaitList>('waitList'),
  waitListClerk: token<WaitListClerk>('waitListClerk'),
  visitNews: token<VisitNews>('visitNews'),
  gatekeeper: token<Gatekeeper>('gatekeeper'),
  workCounter: token<WorkCounter>('workCounter'),
};
