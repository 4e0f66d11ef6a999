import type { GatewayServices } from '@portico/adapters-graphql/gateway';
import { AccessService, countedBy, whoAsks } from '@portico/application/access';
import { ActivityHistoryService } from '@portico/application/activity';
import {
  AppointmentsService,
  CancellingService,
  VideoVisitsService,
  type CancellingDeps,
  VisitCalendarService,
} from '@portico/application/appointments';
import {
  AuthenticationService,
  PasskeyEntranceService,
  ProviderEntranceService,
} from '@portico/application/authentication';
import { DashboardService } from '@portico/application/dashboard';
import { DelegateDoorService, DelegatesService } from '@portico/application/delegates';
import { FormsService } from '@portico/application/forms';
import {
  guestBookings,
  GuestErrandsService,
  GuestGate,
  GuestLinks,
  GuestsService,
  OneTapService,
  ShortAddressesService,
  type VisitMaking,
} from '@portico/application/guests';
import { HealthService, SummariesService } from '@portico/application/health';
import type { Call } from '@portico/application/kernel';
import { MessagesService } from '@portico/application/messages';
import {
  CardsService,
  isDueAtCheckIn,
  MakePaymentService,
  PaymentHistoryService,
  ShoppingService,
} from '@portico/application/payments';
import {
  FaceService,
  InformationService,
  PapersService,
  ProfileService,
  UpdatesService,
} from '@portico/application/profile';
import { RecoveryService } from '@portico/application/recovery';
import { BookingService, earlierTimesOf, SchedulingService, WaitListService } from '@portico/application/scheduling';
import { SignupService } from '@portico/application/signup';
import { SupportService } from '@portico/application/support';
import {
  CheckInService,
  CheckOutsService,
  guestCheckIn,
  guestPayments,
  type CheckOutsDeps,
} from '@portico/application/visits';
import { GuestSurveysService, SurveysService, surveysOfVisit } from '@portico/application/surveys';
import type { Cents, PatientRef } from '@portico/domain/kernel';
import type { Container, ServiceIdentifier } from 'inversify';
import { costlyWork } from './costly-work.ts';
import { tokens } from './tokens.ts';

/** Takes every dependency out of the container once; after this nothing is looked up while a request waits. */
export const servicesFrom = (container: Container): GatewayServices => {
  const gatekeeper = container.get(tokens.gatekeeper);
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
  const earlierTimes = earlierTimesOf(take(container, 'openings', 'visitRulebook', 'waitList'));
  const appointments = {
    ...take(container, 'schedule', 'visitRulebook', 'practices', 'activityLog'),
    earlierTimes,
  };
  const { billing } = take(container, 'billing');
  const cancelling: CancellingDeps = {
    ...take(container, 'schedule', 'visitDesk', 'visitRulebook', 'practices', 'prepaid', 'visitNews', 'activityLog'),
    ...take(container, 'ledgerClock'),
    cancellationFee: async (patient, appointment) =>
      (await billing.visitDues(patient, appointment))?.cancellationFee ?? (0 as Cents),
  };
  const booking = take(
    container,
    'activityLog',
    'codes',
    'openings',
    'practices',
    'schedule',
    'slotKeeper',
    'visitDesk',
    'visitNews',
    'visitRequests',
    'visitRulebook',
  );
  const checkOuts: CheckOutsDeps = {
    ...take(container, 'activityLog', 'checkOutDesk', 'formDesk', 'practices', 'schedule'),
    surveysOf: surveysOfVisit(take(container, 'surveyDesk').surveyDesk),
  };
  const forms = take(container, 'activityLog', 'formDesk', 'practices');
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
    'visitRulebook',
    'practices',
    'charts',
    'billing',
    'formDesk',
    'dismissedMessages',
    'activityLog',
  );
  const dashboard = {
    ...dashboardStores,
    hasCard: async (patient: PatientRef) => (await dashboardStores.cardsOnFile.of(patient)).length > 0,
  };
  const invitationDesk = [
    'accounts',
    'capabilities',
    'codes',
    'invitations',
    'delegations',
    'notifier',
    'activityLog',
    'tries',
  ] as const;
  const delegateDoor = take(
    container,
    ...invitationDesk,
    ...(['challenges', 'knownPasswords', 'linkedIdentities', 'passwords', 'patients'] as const),
  );
  const delegates = take(container, ...invitationDesk, 'practices', 'linkTo');
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
    'wakeSummaryClerk',
  );
  const messages = take(
    container,
    'accounts',
    'activityLog',
    'correspondence',
    'messageDesk',
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
    'cashDesk',
    'digest',
    'duePayments',
    'ledger',
    'ledgerClock',
    'linkTo',
    'merchants',
    'notifier',
    'paymentMint',
    'plans',
    'practices',
    'prepaid',
    'schedule',
    'shop',
    'visitDesk',
    'visitNews',
    'visitRulebook',
  );
  const checkInDeps = take(
    container,
    'activityLog',
    'checkInDesk',
    'checkIns',
    'formDesk',
    'historyCatalog',
    'linkTo',
    'outsideTasks',
    'patientHistory',
    'practices',
    'schedule',
    'visitRulebook',
  );
  const checkIn = (call: Call): CheckInService =>
    countedBy(
      work,
      new CheckInService(
        {
          ...checkInDeps,
          informationIn: (there) =>
            countedBy(work, new InformationService(profile, there), costlyWork.information, askedIn(there)),
          formsIn: (there) => new FormsService(forms, there),
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
    'papers',
    'patients',
    'plans',
    'practices',
    'shop',
  );
  const guestErrands = {
    ...paymentHistory,
    ...take(container, 'accounts', 'capabilities', 'schedule', 'visitDesk', 'visitRulebook'),
    earlierTimes,
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
    'openings',
    'practices',
    'schedule',
    'visitDesk',
    'visitNews',
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
  const support = take(container, 'practices', 'desk');
  const surveys = take(container, 'activityLog', 'capabilities', 'codes', 'practices', 'surveyDesk', 'tries');
  const waitList = take(
    container,
    'activityLog',
    'capabilities',
    'codes',
    'openings',
    'practices',
    'schedule',
    'slotKeeper',
    'visitDesk',
    'visitNews',
    'visitRulebook',
    'waitList',
  );
  const oneTap = { ...waitList, ...take(container, 'comingVisits', 'tries') };
  const videoVisits = take(container, 'schedule', 'videoRooms', 'activityLog');
  const visitMaking = (call: Call): VisitMaking => ({
    booking: new BookingService(booking, call),
    calendar: new VisitCalendarService(calendar, call),
    cancelling: new CancellingService(cancelling, call),
    scheduling: new SchedulingService(scheduling, call),
    waitList: new WaitListService(waitList, call),
  });
  const work = container.get(tokens.workCounter);
  return {
    gatekeeper,
    activityLog: activity.activityLog,
    guestGate: new GuestGate(take(container, 'capabilities', 'tokens')),
    merchantSeal: container.get(tokens.merchantSeal),
    doors: (caller) => {
      const shared = { access: new AccessService(access, caller), recovery: new RecoveryService(recovery, caller) };
      return {
        ...shared,
        delegateDoor: new DelegateDoorService(delegateDoor, caller, shared),
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
        oneTap: new OneTapService(oneTap, caller),
        guestSurveys: (link) => new GuestSurveysService(surveys, caller, link),
        shortAddresses: new ShortAddressesService(shortAddresses, caller),
      };
    },
    guest: (call) =>
      countedBy(work, new GuestErrandsService(guestErrands, call), costlyWork.guestErrands, askedIn(call)),
    guestPayments: (call) => guestPayments(guestErrands, call, new MakePaymentService(payments, call)),
    guestCheckIn: (call) => guestCheckIn(guestErrands, call, checkIn(call)),
    guestLookups: (call) => countedBy(work, new ProfileService(profile, call), costlyWork.profile, askedIn(call)),
    guestVisits: (call) => guestBookings(guestErrands, call, visitMaking(call)),
    own: (call) => ({
      activity: new ActivityHistoryService(activity, call),
      appointments: new AppointmentsService(appointments, call),
      authentication: new AuthenticationService(authentication, call),
      ...visitMaking(call),
      cards: new CardsService(cards, call),
      checkOuts: new CheckOutsService(checkOuts, call, {
        booking: new BookingService(booking, call),
        payments: new MakePaymentService(payments, call),
        formsIn: (there) => new FormsService(forms, there),
      }),
      checkIn: checkIn(call),
      dashboard: new DashboardService({ ...dashboard, earlierTimes }, call),
      delegates: countedBy(work, new DelegatesService(delegates, call), costlyWork.delegates, askedIn(call)),
      face: countedBy(work, new FaceService(profile, call), costlyWork.face, askedIn(call)),
      forms: new FormsService(forms, call),
      health: countedBy(work, new HealthService(health, call), costlyWork.health, askedIn(call)),
      messages: countedBy(work, new MessagesService(messages, call), costlyWork.messages, askedIn(call)),
      papers: countedBy(work, new PapersService(profile, call), costlyWork.papers, askedIn(call)),
      paymentHistory: countedBy(
        work,
        new PaymentHistoryService(paymentHistory, call),
        costlyWork.paymentHistory,
        askedIn(call),
      ),
      payments: new MakePaymentService(payments, call),
      profile: countedBy(work, new ProfileService(profile, call), costlyWork.profile, askedIn(call)),
      shopping: new ShoppingService(shopping, call),
      summaries: countedBy(work, new SummariesService(summaries, call), costlyWork.summaries, askedIn(call)),
      support: new SupportService(support, call),
      surveys: new SurveysService(surveys, call),
      updates: new UpdatesService(profile, call),
      videoVisits: new VideoVisitsService(videoVisits, call),
    }),
  };
};

const askedIn = ({ acting, now }: Call) => ({ who: whoAsks(acting), now });

type Tokens = typeof tokens;
type Bound<Name extends keyof Tokens> = Tokens[Name] extends ServiceIdentifier<infer T> ? T : never;

const take = <Name extends keyof Tokens>(
  container: Container,
  ...names: readonly Name[]
): { readonly [Each in Name]: Bound<Each> } =>
  Object.fromEntries(names.map((name) => [name, container.get<unknown>(tokens[name])])) as {
    readonly [Each in Name]: Bound<Each>;
  };
