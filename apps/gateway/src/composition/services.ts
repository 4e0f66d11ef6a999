import {
  CancelableVisits,
  ListedVisits,
  AppointmentsService,
  CancelingService,
  VideoVisitsService,
  type CancelingDeps,
  VisitCalendarService,
} from '@portico/services/appointments';
import {
  OfferedTimes,
  OwnWaitListEntries,
  WaitWishes,
  BookingChoices,
  BookingService,
  waitListOf,
  SchedulingService,
  WaitListService,
} from '@portico/services/scheduling';
import { LinkFinder, AccessService, countedBy, whoAsks } from '@portico/services/access';
import { ImportantMessages, DashboardService } from '@portico/services/dashboard';
import {
  MissingRegistration,
  ProfileAccess,
  ProfilePhotoService,
  InformationService,
  IdentityDocumentsService,
  ProfileService,
  UpdatesService,
} from '@portico/services/profile';
import { SummaryMailing, SummaryRequests, HealthService, SummariesService } from '@portico/services/health';
import type { GatewayServices } from '@portico/adapters-graphql/gateway';
import { ActivityHistoryService } from '@portico/services/activity';
import {
  AuthenticationService,
  PasskeyEntranceService,
  ProviderEntranceService,
} from '@portico/services/authentication';
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
import type { ServiceCall } from '@portico/services/kernel';
import { MessagesService } from '@portico/services/messages';
import {
  CardsService,
  isDueAtCheckIn,
  MakePaymentService,
  PaymentHistoryService,
  ShoppingService,
} from '@portico/services/payments';
import { RecoveryService } from '@portico/services/recovery';
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
  const cards = take(
    container,
    'accounts',
    'activityLog',
    'cardsOnFile',
    'cardTries',
    'cardAgreements',
    'digest',
    'ledgerClock',
    'linkTo',
    'merchants',
    'notifier',
    'plans',
    'practices',
  );
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
  const payments = take(
    container,
    'accounts',
    'activityLog',
    'agreements',
    'billing',
    'cardAgreements',
    'cardsOnFile',
    'cardTries',
    'chargeService',
    'digest',
    'duePayments',
    'ledger',
    'ledgerClock',
    'linkTo',
    'merchants',
    'notifier',
    'paymentIds',
    'plans',
    'practices',
    'prepaid',
    'schedule',
    'shop',
    'appointmentBooking',
    'visitNotifications',
    'visitPolicies',
  );
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
          formsIn: (there) => new FormsService(forms.activityLog, forms.formStore, forms.practices, there),
          isSomethingDue: (at, { patient, id }) => isDueAtCheckIn(payments, at, { patient, appointment: id }),
        },
        call,
      ),
      costlyWork.checkIn,
      askedIn(call),
    );
  const paymentHistory = take(
    container,
    'activityLog',
    'billing',
    'cardsOnFile',
    'disputes',
    'ledger',
    'merchants',
    'documents',
    'patients',
    'plans',
    'practices',
    'shop',
  );
  const guestActions = {
    ...paymentHistory,
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
  const shopping = take(container, 'activityLog', 'shop');
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
    booking: new BookingService(
      booking.activityLog,
      booking.codes,
      new BookingChoices(booking.availability, booking.practices, booking.visitPolicies),
      booking.availability,
      booking.practices,
      booking.schedule,
      booking.slotHolds,
      booking.appointmentBooking,
      booking.visitNotifications,
      booking.visitRequests,
      call,
    ),
    calendar: new VisitCalendarService(
      calendar.activityLog,
      calendar.calendarFiles,
      calendar.linkTo,
      calendar.practices,
      calendar.schedule,
      call,
    ),
    canceling: new CancelingService(
      new CancelableVisits(
        canceling.schedule,
        canceling.visitPolicies,
        canceling.practices,
        canceling.prepaid,
        canceling.cancellationFee,
        canceling.ledgerClock,
      ),
      canceling.schedule,
      canceling.appointmentBooking,
      canceling.prepaid,
      canceling.visitNotifications,
      canceling.activityLog,
      call,
    ),
    scheduling: new SchedulingService(
      scheduling.activityLog,
      scheduling.availability,
      scheduling.practices,
      scheduling.schedule,
      scheduling.appointmentBooking,
      scheduling.visitNotifications,
      scheduling.visitRequests,
      call,
    ),
    waitList: new WaitListService(
      new WaitWishes(waitList.schedule, waitList.availability, waitList.visitPolicies),
      new OwnWaitListEntries(waitList.waitList, waitList.capabilities, waitList.practices, waitList.appointmentBooking),
      new OfferedTimes(
        waitList.waitList,
        waitList.slotHolds,
        waitList.appointmentBooking,
        waitList.schedule,
        waitList.visitNotifications,
        waitList.activityLog,
      ),
      waitList.waitList,
      waitList.codes,
      waitList.availability,
      waitList.practices,
      waitList.schedule,
      waitList.activityLog,
      call,
    ),
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
        notificationLinkActions: new NotificationLinkActionsService(
          new LinkFinder(
            notificationLinkActions.capabilities,
            notificationLinkActions.codes,
            notificationLinkActions.tries,
          ),
          notificationLinkActions.practices,
          notificationLinkActions.schedule,
          notificationLinkActions.comingVisits,
          notificationLinkActions.waitListIn,
          notificationLinkActions.activityLog,
          caller,
        ),
        guestSurveys: (link) =>
          new GuestSurveysService(
            new LinkFinder(surveys.capabilities, surveys.codes, surveys.tries),
            surveys.surveyStore,
            surveys.practices,
            surveys.activityLog,
            caller,
            link,
          ),
        shortAddresses: new ShortAddressesService(
          shortAddresses.shortLinks,
          shortAddresses.tries,
          shortAddresses.destinationOf,
          caller,
        ),
      };
    },
    guest: (call) =>
      countedBy(
        work,
        new GuestActionsService(
          guestActions.capabilities,
          guestActions.schedule,
          guestActions.appointmentBooking,
          guestActions.visitPolicies,
          guestActions.waitListService,
          guestActions.practices,
          guestActions.activityLog,
          call,
        ),
        costlyWork.guestActions,
        askedIn(call),
      ),
    guestPayments: (call) => guestPayments(guestActions, call, new MakePaymentService(payments, call)),
    guestCheckIn: (call) => guestCheckIn(guestActions, call, checkIn(call)),
    guestLookups: (call) =>
      countedBy(
        work,
        new ProfileService(
          new ProfileAccess(profile.patients, profile.practices, profile.registration),
          profile.registration,
          profile.patients,
          profile.activityLog,
          profile.accounts,
          profile.physicians,
          profile.zipCodes,
          call,
        ),
        costlyWork.profile,
        askedIn(call),
      ),
    guestVisits: (call) => guestBookings(guestActions, call, visitMaking(call)),
    own: (call) => ({
      activity: new ActivityHistoryService(activity.activityLog, activity.accounts, activity.practices, call),
      appointments: new AppointmentsService(
        appointments.schedule,
        appointments.visitPolicies,
        appointments.practices,
        appointments.activityLog,
        appointments.waitListService,
        call,
      ),
      authentication: new AuthenticationService(authentication, call),
      ...visitMaking(call),
      cards: new CardsService(cards, call),
      checkOuts: new CheckOutsService(
        checkOuts.activityLog,
        checkOuts.checkOutSystem,
        checkOuts.formStore,
        checkOuts.practices,
        checkOuts.schedule,
        checkOuts.surveysOf,
        call,
        {
          booking: new BookingService(
            booking.activityLog,
            booking.codes,
            new BookingChoices(booking.availability, booking.practices, booking.visitPolicies),
            booking.availability,
            booking.practices,
            booking.schedule,
            booking.slotHolds,
            booking.appointmentBooking,
            booking.visitNotifications,
            booking.visitRequests,
            call,
          ),
          payments: new MakePaymentService(payments, call),
          formsIn: (there) => new FormsService(forms.activityLog, forms.formStore, forms.practices, there),
        },
      ),
      checkIn: checkIn(call),
      dashboard: new DashboardService(
        new ListedVisits(dashboard.schedule, dashboard.visitPolicies, waitListService),
        dashboard.practices,
        dashboard.charts,
        dashboard.billing,
        dashboard.formStore,
        new MissingRegistration(dashboard.patients, dashboard.registration, dashboard.hasCard),
        new ImportantMessages(dashboard.practices, dashboard.dismissedMessages),
        dashboard.activityLog,
        call,
      ),
      delegates: countedBy(work, new DelegatesService(delegates, call), costlyWork.delegates, askedIn(call)),
      face: countedBy(
        work,
        new ProfilePhotoService(
          new ProfileAccess(profile.patients, profile.practices, profile.registration),
          profile.registration,
          profile.activityLog,
          profile.intake,
          call,
        ),
        costlyWork.face,
        askedIn(call),
      ),
      forms: new FormsService(forms.activityLog, forms.formStore, forms.practices, call),
      health: countedBy(
        work,
        new HealthService(health.patients, health.practices, health.charts, health.printer, health.activityLog, call),
        costlyWork.health,
        askedIn(call),
      ),
      messages: countedBy(
        work,
        new MessagesService(
          messages.accounts,
          messages.activityLog,
          messages.correspondence,
          messages.messageStore,
          messages.messageFiles,
          messages.patients,
          messages.practices,
          messages.tokens,
          call,
        ),
        costlyWork.messages,
        askedIn(call),
      ),
      identityDocuments: countedBy(
        work,
        new IdentityDocumentsService(
          new ProfileAccess(profile.patients, profile.practices, profile.registration),
          profile.registration,
          profile.activityLog,
          profile.codes,
          profile.intake,
          profile.payers,
          call,
        ),
        costlyWork.identityDocuments,
        askedIn(call),
      ),
      paymentHistory: countedBy(
        work,
        new PaymentHistoryService(paymentHistory, call),
        costlyWork.paymentHistory,
        askedIn(call),
      ),
      payments: new MakePaymentService(payments, call),
      profile: countedBy(
        work,
        new ProfileService(
          new ProfileAccess(profile.patients, profile.practices, profile.registration),
          profile.registration,
          profile.patients,
          profile.activityLog,
          profile.accounts,
          profile.physicians,
          profile.zipCodes,
          call,
        ),
        costlyWork.profile,
        askedIn(call),
      ),
      shopping: new ShoppingService(shopping, call),
      summaries: countedBy(
        work,
        new SummariesService(
          new SummaryRequests(
            summaries.visitSummaries,
            summaries.summaryJobs,
            summaries.codes,
            summaries.wakeSummaryWorker,
            summaries.activityLog,
          ),
          new SummaryMailing(
            summaries.summaryDocuments,
            summaries.directDomains,
            summaries.accounts,
            summaries.practices,
            summaries.notifier,
            summaries.activityLog,
          ),
          summaries.summaryDocuments,
          summaries.summaryPrinter,
          summaries.patients,
          summaries.practices,
          summaries.activityLog,
          call,
        ),
        costlyWork.summaries,
        askedIn(call),
      ),
      support: new SupportService(support.practices, support.technicalSupport, call),
      surveys: new SurveysService(surveys.surveyStore, surveys.practices, surveys.activityLog, call),
      updates: new UpdatesService(
        new ProfileAccess(profile.patients, profile.practices, profile.registration),
        profile.registration,
        profile.activityLog,
        profile.accounts,
        call,
      ),
      videoVisits: new VideoVisitsService(videoVisits.schedule, videoVisits.videoRooms, videoVisits.activityLog, call),
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
