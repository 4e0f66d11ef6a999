import type { Access } from '@portico/application/access';
import type { ActivityHistory } from '@portico/application/activity';
import type { Appointments, Canceling, VideoVisits, VisitCalendar } from '@portico/application/appointments';
import type { Authentication, PasskeyEntrance, ProviderEntrance } from '@portico/application/authentication';
import type { Dashboard } from '@portico/application/dashboard';
import type { DelegateSignIn, Delegates } from '@portico/application/delegates';
import type { Forms } from '@portico/application/forms';
import type {
  GuestBills,
  GuestActions,
  Guests,
  NotificationLinkActions,
  ShortAddresses,
} from '@portico/application/guests';
import type { VisitMaking } from '@portico/services/guests';
import type { Health, Summaries } from '@portico/application/health';
import type { Messages } from '@portico/application/messages';
import type { Cards, MakePayment, PaymentHistory, Shopping } from '@portico/application/payments';
import type { ProfilePhoto, IdentityDocuments, Profile, Updates } from '@portico/application/profile';
import type { Recovery } from '@portico/application/recovery';
import type { Booking, WaitList, Scheduling } from '@portico/application/scheduling';
import type { Signup } from '@portico/application/signup';
import type { Support } from '@portico/application/support';
import type { CheckIn, CheckOuts } from '@portico/application/visits';
import type { SurveyLink, Surveys } from '@portico/application/surveys';
import type { Language } from '@portico/domain/kernel';
import type { TokenizerFacts } from '@portico/domain/payments';
import type { RefusalLog } from './refusal-log.ts';

/** Services that anybody may ask: those who are coming in, and those who have no account. */
export interface PublicServices {
  readonly access: Access;
  readonly passkeyEntrance: PasskeyEntrance;
  readonly providerEntrance: ProviderEntrance;
  readonly delegateSignIn: DelegateSignIn;
  readonly recovery: Recovery;
  readonly signup: Signup;
  readonly guests: Guests;
  readonly notificationLinkActions: NotificationLinkActions;
  readonly guestSurveys: (link: SurveyLink) => Surveys;
  readonly shortAddresses: ShortAddresses;
}

/** What the resolvers of one request may ask. */
export interface GatewayContext extends PublicServices {
  /** Writes down what the request was refused. */
  readonly refusals: Pick<RefusalLog, 'note' | 'refuse' | 'told'>;
  /** Of the request: what is said to the person is said in it. */
  readonly language: Language;
  /** Refuses, as an error of the whole field, when nobody is signed in. */
  readonly own: () => OwnServices;
  /** Refuses in the same way when no guest has passed the identity check. */
  readonly guest: () => Promise<GuestActions & GuestBills>;
  /** Of whoever may pay: somebody signed in, or a guest who passed the identity check. Refuses like the two above. */
  readonly payments: () => Promise<MakePayment>;
  /** Of whoever may book: somebody signed in, or a guest as far as their link goes. Refuses like the others. */
  readonly visits: () => Promise<VisitMaking>;
  /** Of whoever may check in: somebody signed in, or a guest for the visit of their link. Refuses like the others. */
  readonly checkIn: () => Promise<CheckIn>;
  /** Of whoever may fill in a profile: somebody signed in, or a guest on the way through check-in. Refuses like the others. */
  readonly lookups: () => Promise<Pick<Profile, 'physicians' | 'zipPlace'>>;
  /** `encryptedData`: merchant data for the holder of the token that the request showed, and for nobody else (`MON-134`). */
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
  readonly dashboard: Dashboard;
  readonly delegates: Delegates;
  readonly face: ProfilePhoto;
  readonly forms: Forms;
  readonly health: Health;
  readonly messages: Messages;
  readonly identityDocuments: IdentityDocuments;
  readonly paymentHistory: PaymentHistory;
  readonly payments: MakePayment;
  readonly profile: Profile;
  readonly scheduling: Scheduling;
  readonly shopping: Shopping;
  readonly summaries: Summaries;
  readonly support: Support;
  readonly surveys: Surveys;
  readonly updates: Updates;
  readonly videoVisits: VideoVisits;
  readonly waitList: WaitList;
}
