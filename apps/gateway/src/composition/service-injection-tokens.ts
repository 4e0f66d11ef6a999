import type { Access } from '@portico/application/access';
import type { ActivityHistory } from '@portico/application/activity';
import type { Appointments, Canceling, VideoVisits, VisitCalendar } from '@portico/application/appointments';
import type { Authentication, PasskeyEntrance, ProviderEntrance } from '@portico/application/authentication';
import type { ConnectedApps } from '@portico/application/connected-apps';
import type { Dashboard, Elsewhere } from '@portico/application/dashboard';
import type { Delegates, DelegateSignIn, RepresentedPeople } from '@portico/application/delegates';
import type { Forms } from '@portico/application/forms';
import type { Guests, GuestTime, NotificationLinkActions, ShortAddresses } from '@portico/application/guests';
import type {
  ClinicalNotes,
  Health,
  HealthLinkSettings,
  Measures,
  RecordEntries,
  Summaries,
  Timeline,
} from '@portico/application/health';
import type { Messages } from '@portico/application/messages';
import type { Cards, MakePayment, PaymentHistory, Shopping } from '@portico/application/payments';
import type { IdentityDocuments, InformationCheck, Profile, ProfilePhoto, Updates } from '@portico/application/profile';
import type { Recovery } from '@portico/application/recovery';
import type { Booking, Scheduling } from '@portico/application/scheduling';
import type { Signup } from '@portico/application/signup';
import type { Support } from '@portico/application/support';
import type { Refills } from '@portico/application/refills';
import type { Search } from '@portico/application/search';
import type { SavedDrafts } from '@portico/application/drafts';
import type { SurveyLink, Surveys } from '@portico/application/surveys';
import type { CheckIn, CheckOuts, VisitDetails } from '@portico/application/visits';
import type { Caller } from '@portico/services/access';
import type { BookedAccommodations } from '@portico/services/appointments';
import type { SessionCall } from '@portico/services/authentication';
import type {
  GuestActionsService,
  GuestAdmission,
  GuestBillsService,
  GuestLinkAtHand,
  GuestLinkRequests,
} from '@portico/services/guests';
import type { ForCall, ServiceCall } from '@portico/services/kernel';
import type { PayingCall } from '@portico/services/payments';
import type { WaitListService } from '@portico/services/scheduling';
import { token } from './injection-tokens.ts';

export const byPerson = <Service, Call = ServiceCall>(name: string) => token<ForCall<Call, Service>>(name);
export const byCaller = <Service>(name: string) => token<ForCall<Caller, Service>>(name);

/** Services that find, make and cancel visits. */
export const visitServices = {
  booking: byPerson<Booking>('booking'),
  calendar: byPerson<VisitCalendar>('calendar'),
  canceling: byPerson<Canceling>('canceling'),
  scheduling: byPerson<Scheduling>('scheduling'),
  waitList: byPerson<WaitListService>('waitList'),
};

/** Services that answer in the name of one person, under the names that the wire gives them. */
export const ownServices = {
  ...visitServices,
  activity: byPerson<ActivityHistory>('activity'),
  appointments: byPerson<Appointments>('appointments'),
  authentication: byPerson<Authentication, SessionCall>('authentication'),
  cards: byPerson<Cards, PayingCall>('cards'),
  checkIn: byPerson<CheckIn>('checkIn'),
  checkOuts: byPerson<CheckOuts>('checkOuts'),
  clinicalNotes: byPerson<ClinicalNotes>('clinicalNotes'),
  connectedApps: byPerson<ConnectedApps>('connectedApps'),
  dashboard: byPerson<Dashboard>('dashboard'),
  delegates: byPerson<Delegates>('delegates'),
  elsewhere: byPerson<Elsewhere>('elsewhere'),
  face: byPerson<ProfilePhoto>('face'),
  forms: byPerson<Forms>('forms'),
  health: byPerson<Health>('health'),
  healthLinks: byPerson<HealthLinkSettings>('healthLinks'),
  measures: byPerson<Measures>('measures'),
  identityDocuments: byPerson<IdentityDocuments>('identityDocuments'),
  messages: byPerson<Messages>('messages'),
  paymentHistory: byPerson<PaymentHistory>('paymentHistory'),
  payments: byPerson<MakePayment, PayingCall>('payments'),
  profile: byPerson<Profile>('profile'),
  recordEntries: byPerson<RecordEntries>('recordEntries'),
  refills: byPerson<Refills>('refills'),
  search: byPerson<Search>('search'),
  timeline: byPerson<Timeline>('timeline'),
  representedPeople: byPerson<RepresentedPeople>('representedPeople'),
  savedDrafts: byPerson<SavedDrafts>('savedDrafts'),
  shopping: byPerson<Shopping>('shopping'),
  summaries: byPerson<Summaries>('summaries'),
  support: byPerson<Support>('support'),
  surveys: byPerson<Surveys>('surveys'),
  updates: byPerson<Updates>('updates'),
  videoVisits: byPerson<VideoVisits>('videoVisits'),
  visitDetails: byPerson<VisitDetails>('visitDetails'),
};

/** Services that need no session, under the names that the wire gives them. */
export const publicServices = {
  access: byCaller<Access>('access'),
  delegateSignIn: byCaller<DelegateSignIn>('delegateSignIn'),
  guestSurveys: byCaller<(link: SurveyLink) => Surveys>('guestSurveys'),
  guests: byCaller<Guests>('guests'),
  guestTime: byCaller<GuestTime>('guestTime'),
  notificationLinkActions: byCaller<NotificationLinkActions>('notificationLinkActions'),
  passkeyEntrance: byCaller<PasskeyEntrance>('passkeyEntrance'),
  providerEntrance: byCaller<ProviderEntrance>('providerEntrance'),
  recovery: byCaller<Recovery>('recovery'),
  shortAddresses: byCaller<ShortAddresses>('shortAddresses'),
  signup: byCaller<Signup>('signup'),
};

/** Services that guests share with persons, or that stand behind others. */
export const innerServices = {
  bookedAccommodations: token<BookedAccommodations>('bookedAccommodations'),
  guestActions: byPerson<GuestActionsService>('guestActions'),
  guestAdmission: byCaller<GuestAdmission>('guestAdmission'),
  guestBills: byPerson<GuestBillsService>('guestBills'),
  guestLink: byPerson<GuestLinkAtHand>('guestLink'),
  guestLinkRequests: byCaller<GuestLinkRequests>('guestLinkRequests'),
  /** A history that is not counted: what stands before it for guests counts. */
  history: byPerson<PaymentHistory>('history'),
  /** What check-in saves of a profile. */
  information: byPerson<InformationCheck>('information'),
};
