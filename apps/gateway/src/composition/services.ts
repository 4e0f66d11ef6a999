import type { GatewayServices } from '@portico/adapters-graphql/gateway';
import { AccessService, countedBy, whoAsks } from '@portico/services/access';
import { ActivityHistoryService } from '@portico/services/activity';
import {
  AppointmentsService,
  CancelingService,
  VideoVisitsService,
  type CancelingDeps,
  VisitCalendarService,
} from '@portico/services/appointments';
import {
  AuthenticationService,
  PasskeyEntranceService,
  ProviderEntranceService,
} from '@portico/services/authentication';
import { DashboardService } from '@portico/services/dashboard';
import { DelegateSignInService, DelegatesService } from '@portico/services/delegates';
import { FormsService } from '@portico/services/forms';
import {
  guestBookings,
  GuestActionsService,
  GuestAuthenticator,
  GuestLinks,
  GuestsService,
  NotificationLinkActionsService,
  ShortAddressesService,
  type VisitMaking,
} from '@portico/services/guests';
import { HealthService, SummariesService } from '@portico/services/health';
import type { ServiceCall } from '@portico/services/kernel';
import { MessagesService } from '@portico/services/messages';
import {
  ProfilePhotoService,
  InformationService,
  IdentityDocumentsService,
  ProfileService,
  UpdatesService,
} from '@portico/services/profile';
import { RecoveryService } from '@portico/services/recovery';
import { BookingService, waitListOf, SchedulingService, WaitListService } from '@portico/services/scheduling';
import { SignupService } from '@portico/services/signup';
import { SupportService } from '@portico/services/support';
import {
  CheckInService,
  CheckOutsService,
  guestCheckIn,
  guestPayments,
  type CheckOutsDeps,
} from '@portico/services/visits';
import { GuestSurveysService, SurveysService, surveysOfVisit } from '@portico/services/surveys';
import type { Cents, PatientRef } from '@portico/domain/kernel';
import type { Container, ServiceIdentifier } from 'inversify';
import { costlyWork } from './costly-work.ts';
import { paymentTokens as payment } from './payment-tokens.ts';
import { tokens } from './tokens.ts';

/** Takes every dependency out of the container once; after this nothing is looked up while a request waits. */
export const servicesFrom = (container: Container): GatewayServices => {
  const requestAuthenticator = container.get(tokens.requestAuthenticator);
  const access = take(
    container,
    'accounts',
    'sessions',
    'passwords',
    'tokens',
    'practices',
    'patients',
    'mailbox',
    'activityLog',
    'tries',
    'capabilities',
    'codes',
    'oneTimeCodes',
    'shortCodeHashes',
    'protections',
    'proofChecks',
    'notifier',
    'delegations',
    'challenges',
    'identityProviders',
    'linkedIdentities',
  );
  const recovery = take(
    container,
    'accounts',
    'sessions',
    'oneTimeCodes',
    'capabilities',
    'challenges',
    'codes',
    'passwords',
    'knownPasswords',
    'protections',
    'proofChecks',
    'tries',
    'notifier',
    'linkTo',
    'later',
    'activityLog',
  );
  const activity = take(container, 'activityLog', 'accounts', 'practices');
  const passkeyEntrance = {
    ...access,
    ...take(container, 'apps', 'passkeys'),
  };
  const authentication = take(
    container,
    'accounts',
    'passwords',
    'tries',
    'oneTimeCodes',
    'shortCodeHashes',
    'codes',
    'notifier',
    'sessions',
    'tokens',
    'protections',
    'challenges',
    'apps',
    'qrCodes',
    'passkeys',
    'knownPasswords',
    'userAgents',
    'activityLog',
    'linkTo',
    'identityProviders',
    'linkedIdentities',
  );
  const waitListService = waitListOf(take(container, 'availability', 'visitPolicies', 'waitList'));
  const appointments = {
    ...take(container, 'schedule', 'visitPolicies', 'practices', 'activityLog'),
    waitListService,
  };
  const { billing } = take(container, 'billing');
  const canceling: CancelingDeps = {
    ...take(
      container,
      'schedule',
      'appointmentBooking',
      'visitPolicies',
      'practices',
      'prepaid',
      'visitNotifications',
      'activityLog',
    ),
    ...take(container, 'ledgerClock'),
    cancellationFee: async (patient, appointment) =>
      (await billing.visitDues(patient, appointment))?.cancellationFee ?? (0 as Cents),
  };
  const booking = take(
    container,
    'activityLog',
    'codes',
    'availability',
    'practices',
    'schedule',
    'slotHolds',
    'appointmentBooking',
    'visitNotifications',
    'visitRequests',
    'visitPolicies',
  );
  const checkOuts: CheckOutsDeps = {
    ...take(container, 'activityLog', 'checkOutSystem', 'formStore', 'practices', 'schedule'),
    surveysOf: surveysOfVisit(take(container, 'surveyStore').surveyStore),
  };
  const forms = take(container, 'activityLog', 'formStore', 'practices');
  const calendar = take(container, 'activityLog', 'calendarFiles', 'linkTo', 'practices', 'schedule');
  const dashboardStores = take(
    container,
    'cardsOnFile',
    'patients',
    'registration',
    'schedule',
    'visitPolicies',
    'practices',
    'charts',
    'billing',
    'formStore',
    'dismissedMessages',
    'activityLog',
  );
  const dashboard = {
    ...dashboardStores,
    hasCard: async (patient: PatientRef) => (await dashboardStores.cardsOnFile.of(patient)).length > 0,
  };
  const delegateInvitationService = [
    'accounts',
    'capabilities',
    'codes',
    'invitations',
    'delegations',
    'notifier',
    'activityLog',
    'tries',
  ] as const;
  const delegateSignIn = take(
    container,
    ...delegateInvitationService,
    ...(['challenges', 'knownPasswords', 'linkedIdentities', 'passwords', 'patients'] as const),
  );
  const delegates = take(container, ...delegateInvitationService, 'practices', 'linkTo');
  const guests = take(
    container,
    'capabilities',
    'codes',
    'tokens',
    'tries',
    'practices',
    'patients',
    'schedule',
    'billing',
    'activityLog',
    'later',
  );
  const guestLinks = new GuestLinks(take(container, 'capabilities', 'codes', 'notifier', 'practices', 'linkTo'));
  const shortAddresses = take(container, 'shortLinks', 'destinationOf', 'tries');
  const health = take(container, 'charts', 'patients', 'practices', 'printer', 'activityLog');
  const summaries = take(
    container,
    'accounts',
    'activityLog',
    'codes',
    'directDomains',
    'notifier',
    'patients',
    'practices',
    'summaryDocuments',
    'summaryJobs',
    'summaryPrinter',
    'visitSummaries',
    'wakeSummaryWorker',
  );
  const messages = take(
    container,
    'accounts',
    'activityLog',
    'correspondence',
    'messageStore',
    'messageFiles',
    'patients',
    'practices',
    'tokens',
  );
  const paymentsOf = container.get(payment.paymentsOf);
  const cardsOf = container.get(payment.cardsOf);
  const historyOf = container.get(payment.historyOf);
  const shoppingOf = container.get(payment.shoppingOf);
  const isDueAtCheckIn = container.get(payment.isDueAtCheckIn);
  const checkInDeps = take(
    container,
    'activityLog',
    'checkInSystem',
    'checkIns',
    'formStore',
    'historyCatalog',
    'linkTo',
    'thirdPartyTasks',
    'medicationReconciliation',
    'practices',
    'schedule',
    'visitPolicies',
  );
  const checkIn = (call: ServiceCall): CheckInService =>
    countedBy(
      work,
      new CheckInService(
        {
          ...checkInDeps,
          informationIn: (there) =>
            countedBy(work, new InformationService(profile, there), costlyWork.information, askedIn(there)),
          formsIn: (there) => new FormsService(forms, there),
          isSomethingDue: (at, { patient, id }) => isDueAtCheckIn(at, { patient, appointment: id }),
        },
        call,
      ),
      costlyWork.checkIn,
      askedIn(call),
    );
  const guestActions = {
    paymentHistory: historyOf,
    ...take(container, 'activityLog', 'billing', 'ledger', 'practices'),
    ...take(container, 'accounts', 'capabilities', 'schedule', 'appointmentBooking', 'visitPolicies'),
    waitListService,
  };
  const profile = take(
    container,
    'accounts',
    'activityLog',
    'codes',
    'intake',
    'patients',
    'payers',
    'physicians',
    'practices',
    'registration',
    'zipCodes',
  );
  const scheduling = take(
    container,
    'activityLog',
    'availability',
    'practices',
    'schedule',
    'appointmentBooking',
    'visitNotifications',
    'visitRequests',
  );
  const signup = take(
    container,
    'accounts',
    'capabilities',
    'challenges',
    'codes',
    'linkedIdentities',
    'passwords',
    'knownPasswords',
    'tries',
    'practices',
    'patients',
    'notifier',
    'linkTo',
    'later',
    'activityLog',
  );
  const support = take(container, 'practices', 'technicalSupport');
  const surveys = take(container, 'activityLog', 'capabilities', 'codes', 'practices', 'surveyStore', 'tries');
  const waitList = take(
    container,
    'activityLog',
    'capabilities',
    'codes',
    'availability',
    'practices',
    'schedule',
    'slotHolds',
    'appointmentBooking',
    'visitNotifications',
    'visitPolicies',
    'waitList',
  );
  const notificationLinkActions = { ...waitList, ...take(container, 'comingVisits', 'tries') };
  const videoVisits = take(container, 'schedule', 'videoRooms', 'activityLog');
  const visitMaking = (call: ServiceCall): VisitMaking => ({
    booking: new BookingService(booking, call),
    calendar: new VisitCalendarService(calendar, call),
    canceling: new CancelingService(canceling, call),
    scheduling: new SchedulingService(scheduling, call),
    waitList: new WaitListService(waitList, call),
  });
  const work = container.get(tokens.workCounter);
  return {
    requestAuthenticator,
    activityLog: activity.activityLog,
    guestAuthenticator: new GuestAuthenticator(take(container, 'capabilities', 'tokens')),
    merchantSeal: container.get(tokens.merchantSeal),
    publicServices: (caller) => {
      const shared = { access: new AccessService(access, caller), recovery: new RecoveryService(recovery, caller) };
      return {
        ...shared,
        delegateSignIn: new DelegateSignInService(delegateSignIn, caller, shared),
        passkeyEntrance: countedBy(
          work,
          new PasskeyEntranceService(passkeyEntrance, caller),
          costlyWork.passkeyEntrance,
          { who: `address ${caller.address ?? ''}`, now: caller.now },
        ),
        providerEntrance: countedBy(
          work,
          new ProviderEntranceService(access, caller),
          { begin: 'provider-question' },
          { who: `address ${caller.address ?? ''}`, now: caller.now },
        ),
        guests: new GuestsService({ ...guests, guestLinks }, caller),
        signup: new SignupService(signup, caller),
        notificationLinkActions: new NotificationLinkActionsService(notificationLinkActions, caller),
        guestSurveys: (link) => new GuestSurveysService(surveys, caller, link),
        shortAddresses: new ShortAddressesService(shortAddresses, caller),
      };
    },
    guest: (call) =>
      countedBy(work, new GuestActionsService(guestActions, call), costlyWork.guestActions, askedIn(call)),
    guestPayments: (call) => guestPayments(guestActions, call, paymentsOf(call)),
    guestCheckIn: (call) => guestCheckIn(guestActions, call, checkIn(call)),
    guestLookups: (call) => countedBy(work, new ProfileService(profile, call), costlyWork.profile, askedIn(call)),
    guestVisits: (call) => guestBookings(guestActions, call, visitMaking(call)),
    own: (call) => ({
      activity: new ActivityHistoryService(activity, call),
      appointments: new AppointmentsService(appointments, call),
      authentication: new AuthenticationService(authentication, call),
      ...visitMaking(call),
      cards: cardsOf(call),
      checkOuts: new CheckOutsService(checkOuts, call, {
        booking: new BookingService(booking, call),
        payments: paymentsOf(call),
        formsIn: (there) => new FormsService(forms, there),
      }),
      checkIn: checkIn(call),
      dashboard: new DashboardService({ ...dashboard, waitListService }, call),
      delegates: countedBy(work, new DelegatesService(delegates, call), costlyWork.delegates, askedIn(call)),
      face: countedBy(work, new ProfilePhotoService(profile, call), costlyWork.face, askedIn(call)),
      forms: new FormsService(forms, call),
      health: countedBy(work, new HealthService(health, call), costlyWork.health, askedIn(call)),
      messages: countedBy(work, new MessagesService(messages, call), costlyWork.messages, askedIn(call)),
      identityDocuments: countedBy(
        work,
        new IdentityDocumentsService(profile, call),
        costlyWork.identityDocuments,
        askedIn(call),
      ),
      paymentHistory: countedBy(work, historyOf(call), costlyWork.paymentHistory, askedIn(call)),
      payments: paymentsOf(call),
      profile: countedBy(work, new ProfileService(profile, call), costlyWork.profile, askedIn(call)),
      shopping: shoppingOf(call),
      summaries: countedBy(work, new SummariesService(summaries, call), costlyWork.summaries, askedIn(call)),
      support: new SupportService(support, call),
      surveys: new SurveysService(surveys, call),
      updates: new UpdatesService(profile, call),
      videoVisits: new VideoVisitsService(videoVisits, call),
    }),
  };
};

const askedIn = ({ acting, now }: ServiceCall) => ({ who: whoAsks(acting), now });

type Tokens = typeof tokens;
type Bound<Name extends keyof Tokens> = Tokens[Name] extends ServiceIdentifier<infer T> ? T : never;

const take = <Name extends keyof Tokens>(
  container: Container,
  ...names: readonly Name[]
): { readonly [Each in Name]: Bound<Each> } =>
  Object.fromEntries(names.map((name) => [name, container.get<unknown>(tokens[name])])) as {
    readonly [Each in Name]: Bound<Each>;
  };
