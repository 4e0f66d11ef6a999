import type { Appointment, AppointmentLocation, AppointmentProvider, BookingKey } from '@portico/domain/appointments';
import type {
  AppointmentId,
  Cents,
  HoldId,
  Instant,
  LocalDate,
  PatientRef,
  PracticeId,
  TimeZone,
} from '@portico/domain/kernel';
import type { PracticeManagement } from '@portico/domain/practices';
import type { Accommodations } from '@portico/domain/profile';
import type { DateRange, Offer, Slot } from '@portico/domain/scheduling';
import type { ListedAppointment } from '../appointments/index.ts';
import type { ServiceResult, Failure } from '../kernel/index.ts';
import type { BookingPlace, NotOffered } from './scheduling.port.ts';

/** Free times for a choice, holding one of them, and booking it (`APT-090` to `APT-120`). */
export interface Booking {
  /**
   * The free times in a range of days; if none is given, in the first three days (`APT-103`), or in those around the
   * visit that is moved.
   */
  hours(choice: BookingChoice, days?: DateRange): ServiceResult<AvailableHours, BookingRefusal>;
  /** Holds one of these times for this patient. A new hold releases the previous one. */
  keep(choice: BookingChoice, start: Instant): ServiceResult<KeptTime, BookingRefusal>;
  /** Releases a hold; succeeds if there is none. */
  release(practice: PracticeId, hold: HoldId): ServiceResult<void>;
  /** Books the time, or requests it where the practice has to confirm. Idempotent by key. */
  book(order: BookingOrder): ServiceResult<BookedVisit, BookingRefusal>;
}

/** Everything that has to be chosen before times can be listed. */
export interface BookingChoice extends BookingPlace {
  readonly practice: PracticeId;
  readonly offer: Offer;
  /** The visit to be rescheduled (`APT-116`), or the open request that is changed. */
  readonly replaces?: AppointmentId;
}

/** What was chosen, and its available times. */
export interface AvailableHours {
  readonly patient: PatientRef;
  readonly practice: { readonly id: PracticeId; readonly name: string; readonly phone: string };
  readonly provider: AppointmentProvider;
  /** A picture as a `data:` address. */
  readonly photo?: string;
  readonly visitType: string;
  readonly minutes: number;
  readonly video: boolean;
  readonly location: AppointmentLocation;
  /** To be paid before the visit; 0 when nothing is. */
  readonly prepayment: Cents;
  /** The time is booked on confirmation; otherwise the practice has to answer (`APT-077`). */
  readonly booksAtOnce: boolean;
  /** The patient may enter the reason for the visit (`APT-053`, `APT-054`). */
  readonly asksVisitReason: boolean;
  /**
   * What is needed at the visit, as the visit to be rescheduled has it, or as the person keeps it; absent where the practice does not
   * ask it, and empty where nothing is known or the person may not see it.
   */
  readonly accommodations?: Accommodations;
  /** Minutes before the visit until which it can be canceled online. */
  readonly cutOffMinutes: number;
  /** On the location's calendar. */
  readonly today: LocalDate;
  readonly range: DateRange;
  /** Days with free times, ascending, each with its times, ascending. */
  readonly days: readonly HoursOfDay[];
  /** If the range has no free time: the first later day that has one. */
  readonly nextDay?: LocalDate;
  /**
   * Booked visits within an hour of one of these times or on one of their days, at any practice at which the person may
   * see them; earliest first.
   */
  readonly nearVisits: readonly NearVisit[];
  /** The names of the practices that did not tell their visits in time. */
  readonly nearVisitsUnknownAt: readonly string[];
  /** A request of the person to this provider is not answered yet. */
  readonly requestWaits: boolean;
  /** The time that it asks for; absent where the practice is to find one. */
  readonly requestWaitsFor?: Instant;
  /** By when the practice usually answers a request; absent where it does not say so, or books at once. */
  readonly answeredBy?: Instant;
  /** The visit to be rescheduled, or the open request that is changed. */
  readonly replaced?: ReplacedVisit;
}

export interface ReplacedVisit extends Pick<Appointment, 'id' | 'prepaid' | 'start' | 'status'> {
  /** Of its office, on whose clock it is shown; absent from a gateway of an earlier release, like the provider's name. */
  readonly timeZone?: TimeZone;
  readonly provider?: string;
}

export interface NearVisit extends Slot {
  readonly timeZone: TimeZone;
  readonly providerName: string;
  readonly practiceName: string;
}

export interface HoursOfDay {
  readonly date: LocalDate;
  readonly slots: readonly Slot[];
}

/** A time that is held for one patient. */
export interface KeptTime {
  readonly hold: HoldId;
  readonly slot: Slot;
  /** To be paid before it is booked. */
  readonly prepayment: Cents;
  /** How long it is held from now on, in milliseconds; a duration, because device clocks are unreliable. */
  readonly keptFor: number;
}

export interface BookingOrder {
  readonly choice: BookingChoice;
  readonly start: Instant;
  /** The held time; without a hold the time is taken if it is still free. */
  readonly hold?: HoldId;
  readonly key: BookingKey;
  /** At most 100 characters (`APT-055`). */
  readonly visitReason?: string;
  /** For this visit alone; absent where nothing of it was changed, and ignored where the practice does not ask it. */
  readonly accommodations?: Accommodations;
}

/** The result of an order (`APT-110`). */
export interface BookedVisit {
  /** `SCHEDULED` if booked, `REQUESTED` if the practice has to answer. */
  readonly visit: ListedAppointment;
  /** For the wire only (`APT-110`). */
  readonly management: PracticeManagement;
  /** The practice accepts every request, and the person is told that it is booked (`ACC-321`). */
  readonly isApproved: boolean;
  /** The patient continues with pre-registration (`APT-113`). */
  readonly preRegistration: boolean;
  /** The visit that it replaces, which is now canceled. */
  readonly cancelled?: AppointmentId;
}

/** Why there is no time, or no visit. Each has a message in the person's language. */
export type BookingRefusal =
  | NotOffered
  /** The time is taken, or the hold expired before confirmation (`APT-115`). */
  | { readonly kind: 'slot-gone' }
  /** It can only be booked together with its payment (`APT-106`). */
  | { readonly kind: 'prepayment-due'; readonly amount: Cents }
  /** The visit to be rescheduled can no longer be changed online. */
  | { readonly kind: 'not-cancellable' };

/** The choice cannot be booked, or the old visit cannot be changed: no time helps. */
export type HoursRefusal = Extract<BookingRefusal, { readonly kind: 'not-offered' | 'not-cancellable' }>;

/** What happened to the selected time, shown above the fresh times. */
export type HoursSuccess =
  | { readonly kind: 'slot-gone' | 'hold-over' }
  | { readonly kind: 'failed'; readonly failure: Failure };
