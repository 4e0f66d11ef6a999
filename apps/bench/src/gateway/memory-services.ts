import type { ServiceCall } from '@portico/services/kernel';
import { ImportantMessages, DashboardService, PatientNews } from '@portico/services/dashboard';
import { MissingRegistration } from '@portico/services/profile';
import { ListedVisits, AppointmentsService } from '@portico/services/appointments';
import { JwtTokens, type KeyRing } from '@portico/adapters-crypto';
import type { GatewayServices } from '@portico/adapters-graphql/gateway';
import { RequestAuthenticator } from '@portico/services/access';
import type { DashboardOverview } from '@portico/application/dashboard';
import { HealthService } from '@portico/services/health';
import { shownCharts } from '@portico/services/health/testing';
import { OpenAmounts } from '@portico/services/payments';
import { SupportService } from '@portico/services/support';
import { MemoryAccounts, MemorySessions } from '@portico/domain/access/testing';
import { MemoryDelegations } from '@portico/domain/delegates/testing';
import { usualVisitRules } from '@portico/domain/appointments';
import { HOUR, plus, type Cents } from '@portico/domain/kernel';
import { MemoryPatients, MemoryRegistration, sampleForm } from '@portico/domain/profile/testing';
import * as person from './dashboard-sample-data.ts';

const unused = (): never => {
  throw new Error('This bench asks the dashboard only.');
};
/** A service that is not asked here. */
const unasked = new Proxy({}, { get: () => unused }) as never;

const visits = { entries: person.visits, page: 1, perPage: person.visits.length, total: person.visits.length };

/** Stores that cost nothing: each answers what it holds of the one person there is. */
const stores = {
  schedule: {
    upcoming: () => Promise.resolve(person.upcoming),
    past: () => Promise.resolve(visits),
    visit: () => Promise.resolve(undefined),
  },
  waitListService: () => Promise.resolve(() => undefined),
  visitPolicies: { rules: () => Promise.resolve(usualVisitRules) },
  practices: { practices: () => Promise.resolve([person.practice]), openToNewPatients: unused },
  charts: {
    summary: () => Promise.resolve(person.summary),
    reportsSince: () => Promise.resolve([]),
    chart: unused,
    lab: unused,
    document: unused,
  },
  billing: {
    balance: () => Promise.resolve(person.balance),
    statements: () => Promise.resolve(person.statements),
    statement: unused,
    visitDues: unused,
    openCopays: async () => [],
    settings: unused,
    post: unused,
  },
  ledger: { heldAgainst: () => Promise.resolve(0 as Cents), heldForCopays: unused },
  plans: { of: () => Promise.resolve([]) },
  mailbox: { unread: () => Promise.resolve(0) },
  seenResults: { of: () => Promise.resolve(new Set<string>()), add: () => Promise.resolve() },
  formStore: { requested: () => Promise.resolve(person.forms) },
  dismissedMessages: { has: unused, add: unused },
  activityLog: { append: () => Promise.resolve(), listed: unused, doers: unused },
  registration: new MemoryRegistration(sampleForm),
  hasCard: () => Promise.resolve(true),
  patients: new MemoryPatients([
    { patient: person.visits[0]?.patient ?? unused(), name: person.account.name, language: person.account.language },
  ]),
  printer: { record: unused, lab: unused },
  technicalSupport: {
    phone: '602-555-0199',
    email: 'help@people.example',
    hours: { from: '08:00', to: '18:00', days: [1, 2, 3, 4, 5] },
  },
};

const shown = shownCharts(stores.charts);

const dashboardFor = (call: ServiceCall): DashboardService =>
  new DashboardService(
    new ListedVisits(stores.schedule, stores.visitPolicies, stores.waitListService),
    stores.practices,
    shown,
    stores.patients,
    new OpenAmounts(stores.billing, stores.ledger, stores.plans, () => call.now),
    stores.billing,
    { of: async () => [] },
    stores.formStore,
    new MissingRegistration(stores.patients, stores.registration, stores.hasCard),
    new ImportantMessages(stores.practices, stores.dismissedMessages),
    new PatientNews(stores.mailbox, shown, stores.seenResults),
    stores.activityLog,
    call,
  );

/** What the dashboard's port answers: where the hand-written server starts. */
export const dashboardOverview = async (): Promise<DashboardOverview> => {
  const { account, practice, now } = person;
  const acting = {
    actor: { kind: 'patient', account: account.id },
    subject: { account: account.id, charts: account.charts },
    practice: practice.id,
  } as const;
  const overview = await dashboardFor({ acting, now, language: 'es' }).overview();
  if (!overview.ok) throw new Error(`The dashboard failed: ${overview.error.kind}`);
  return overview.value;
};

const unaskedPublic: ReturnType<GatewayServices['publicServices']> = {
  access: unasked,
  passkeyEntrance: unasked,
  providerEntrance: unasked,
  delegateSignIn: unasked,
  recovery: unasked,
  signup: unasked,
  guests: unasked,
  guestTime: unasked,
  notificationLinkActions: unasked,
  guestSurveys: unused,
  shortAddresses: unasked,
};

/** Only what the benchmark asks is a real service. */
const ownServices: GatewayServices['own'] = (call) => ({
  activity: unasked,
  elsewhere: unasked,
  visitDetails: unasked,
  clinicalNotes: unasked,
  measures: unasked,
  timeline: unasked,
  healthLinks: unasked,
  recordEntries: unasked,
  refills: unasked,
  search: unasked,
  savedDrafts: unasked,
  representedPeople: unasked,
  connectedApps: unasked,
  delegates: unasked,
  appointments: new AppointmentsService(
    stores.schedule,
    stores.visitPolicies,
    stores.practices,
    stores.activityLog,
    stores.waitListService,
    call,
  ),
  dashboard: dashboardFor(call),
  messages: unasked,
  forms: unasked,
  health: new HealthService(
    stores.patients,
    unasked,
    stores.practices,
    shown,
    stores.printer,
    unasked,
    unasked,
    stores.seenResults,
    { of: async () => [] },
    { of: async () => [] },
    { of: async () => [] },
    stores.activityLog,
    call,
  ),
  authentication: unasked,
  booking: unasked,
  calendar: unasked,
  canceling: unasked,
  cards: unasked,
  checkIn: unasked,
  checkOuts: unasked,
  face: unasked,
  identityDocuments: unasked,
  paymentHistory: unasked,
  payments: unasked,
  profile: unasked,
  scheduling: unasked,
  shopping: unasked,
  surveys: unasked,
  support: new SupportService(stores.practices, stores.technicalSupport, call),
  updates: unasked,
  summaries: unasked,
  videoVisits: unasked,
  waitList: unasked,
});

/** The gateway's own services and doorkeeper over those stores, and a token of the person. */
export const memoryServices = (keys: KeyRing): { services: GatewayServices; accessToken: string } => {
  const tokens = new JwtTokens(keys);
  const accounts = new MemoryAccounts([person.account]);
  const sessions = new MemorySessions();
  void sessions.start(person.session);
  const claims = { session: person.session.id, account: person.account.id, expiresAt: plus(person.now, HOUR) };
  return {
    accessToken: tokens.access(claims),
    services: {
      requestAuthenticator: new RequestAuthenticator(accounts, sessions, new MemoryDelegations(), tokens),
      publicServices: () => unaskedPublic,
      guestAuthenticator: unasked,
      activityLog: stores.activityLog,
      merchantSeal: unasked,
      guest: unused,
      guestCheckIn: unused,
      guestLookups: unused,
      guestVisits: unused,
      guestPayments: unused,
      own: ownServices,
    },
  };
};
