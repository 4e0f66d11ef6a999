import type { Access } from '@portico/application/access';
import type { ActivityHistory } from '@portico/application/activity';
import type { Appointments, Canceling, VideoVisits, VisitCalendar } from '@portico/application/appointments';
import type { Authentication, PasskeyEntrance, ProviderEntrance } from '@portico/application/authentication';
import type { ConnectedApps } from '@portico/application/connected-apps';
import type { Dashboard, Elsewhere } from '@portico/application/dashboard';
import type { DelegateSignIn, Delegates, RepresentedPeople } from '@portico/application/delegates';
import type { Forms } from '@portico/application/forms';
import type {
  GuestBills,
  GuestActions,
  Guests,
  NotificationLinkActions,
  ShortAddresses,
  GuestTime,
} from '@portico/application/guests';
import type { VisitMaking } from '@portico/services/guests';
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
import type { ProfilePhoto, IdentityDocuments, Profile, Updates } from '@portico/application/profile';
import type { Recovery } from '@portico/application/recovery';
import type { Booking, WaitList, Scheduling } from '@portico/application/scheduling';
import type { Signup } from '@portico/application/signup';
import type { Support } from '@portico/application/support';
import type { CheckIn, CheckOuts, VisitDetails } from '@portico/application/visits';
import type { SavedDrafts } from '@portico/application/drafts';
import type { Refills } from '@portico/application/refills';
import type { Search } from '@portico/application/search';
import type { SurveyLink, Surveys } from '@portico/application/surveys';
import type { Language } from '@portico/domain/kernel';
import type { TokenizerFacts } from '@portico/domain/payments';
import type { RefusalLog } from './refusal-log.ts';

/** Services that need no session: signing in, and everything for people without an account. */
export interface PublicServices {
  readonly access: Access;
  readonly passkeyEntrance: PasskeyEntrance;
  readonly providerEntrance: ProviderEntrance;
  readonly delegateSignIn: DelegateSignIn;
  readonly recovery: Recovery;
  readonly signup: Signup;
  readonly guests: Guests;
  readonly guestTime: GuestTime;
  readonly notificationLinkActions: NotificationLinkActions;
  readonly guestSurveys: (link: SurveyLink) => Surveys;
  readonly shortAddresses: ShortAddresses;
}

/** What the resolvers of one request may ask. */
export interface GatewayContext extends PublicServices {
  /** Writes down what the request was refused. */
  readonly refusals: Pick<RefusalLog, 'note' | 'refuse' | 'told'>;
  /** The language of the request, for texts that the person reads. */
  readonly language: Language;
  /** Throws, as an error of the whole field, without a session. */
  readonly own: () => OwnServices;
  /** Throws in the same way if no guest has passed the identity check. */
  readonly guest: () => Promise<GuestActions & GuestBills>;
  /** For a signed-in person, or a guest who passed the identity check. Throws like the two above. */
  readonly payments: () => Promise<MakePayment>;
  /** For a signed-in person, or a guest within the limits of their link. Throws like the others. */
  readonly visits: () => Promise<VisitMaking>;
  /** For a signed-in person, or a guest for the visit of their link. Throws like the others. */
  readonly checkIn: () => Promise<CheckIn>;
  /** For a signed-in person, or a guest during check-in. Throws like the others. */
  readonly lookups: () => Promise<Pick<Profile, 'physicians' | 'zipPlace'>>;
  /** `encryptedData`: merchant data that only the holder of this request's token can decrypt (`MON-134`). */
  readonly sealed: (facts: TokenizerFacts) => string;
}

/** Services that answer in the name of one person. */
export interface OwnServices {
  readonly activity: ActivityHistory;
  readonly appointments: Appointments;
  readonly authentication: Authentication;
  readonly canceling: Canceling;
  readonly booking: Booking;
  readonly calendar: VisitCalendar;
  readonly cards: Cards;
  readonly checkOuts: CheckOuts;
  readonly checkIn: CheckIn;
  readonly clinicalNotes: ClinicalNotes;
  readonly connectedApps: ConnectedApps;
  readonly dashboard: Dashboard;
  readonly delegates: Delegates;
  readonly elsewhere: Elsewhere;
  readonly face: ProfilePhoto;
  readonly forms: Forms;
  readonly health: Health;
  readonly healthLinks: HealthLinkSettings;
  readonly measures: Measures;
  readonly messages: Messages;
  readonly identityDocuments: IdentityDocuments;
  readonly paymentHistory: PaymentHistory;
  readonly payments: MakePayment;
  readonly profile: Profile;
  readonly recordEntries: RecordEntries;
  readonly refills: Refills;
  readonly search: Search;
  readonly timeline: Timeline;
  readonly representedPeople: RepresentedPeople;
  readonly savedDrafts: SavedDrafts;
  readonly scheduling: Scheduling;
  readonly shopping: Shopping;
  readonly summaries: Summaries;
  readonly support: Support;
  readonly surveys: Surveys;
  readonly updates: Updates;
  readonly videoVisits: VideoVisits;
  readonly visitDetails: VisitDetails;
  readonly waitList: WaitList;
}
