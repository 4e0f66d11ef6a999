import type { Appointment, AppointmentLocation, AppointmentProvider, BookingKey } from '@portico/domain/appointments';
import type { AppointmentId, Cents, HoldId, Instant, LocalDate, PatientRef, PracticeId } from '@portico/domain/kernel';
import type { PracticeManagement } from '@portico/domain/practices';
import type { DateRange, Offer, Slot } from '@portico/domain/scheduling';
import type { ListedAppointment } from '../appointments/index.ts';
import type { ServiceResult } from '../kernel/index.ts';
import type { BookingPlace, NotOffered } from './scheduling.port.ts';

/** The free times of what was chosen, one of them kept, and the visit that is made of it (`APT-090` to `APT-120`). */
export interface Booking {
  /** The times in a range of days; in the first three days where none is given (`APT-103`). */
  hours(choice: BookingChoice, days?: DateRange): ServiceResult<AvailableHours, BookingRefusal>;
  /** Keeps one of these times, for this patient alone. A further one lets go of the former. */
  keep(choice: BookingChoice, start: Instant): ServiceResult<KeptTime, BookingRefusal>;
  /** Lets go of a time; one that is not kept is fine. */
  release(practice: PracticeId, hold: HoldId): ServiceResult<void>;
  /** Books the time, or asks for it where the practice answers first. One key, one visit, however often it is asked. */
  book(order: BookingOrder): ServiceResult<BookedVisit, BookingRefusal>;
}

/** All that has to be chosen before there are times to choose from. */
export interface BookingChoice extends BookingPlace {
  readonly practice: PracticeId;
  readonly offer: Offer;
  /** The visit for which another time is wanted (`APT-116`). */
  readonly replaces?: AppointmentId;
}

/** What was chosen, and when it can be had. */
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
  /** A time is booked as soon as it is confirmed; otherwise the practice answers (`APT-077`). */
  readonly booksAtOnce: boolean;
  /** The patient may say what the visit is about (`APT-053`, `APT-054`). */
  readonly asksVisitReason: boolean;
  /** Minutes before a visit up to which it can be canceled online. */
  readonly cutOffMinutes: number;
  /** On the calendar of the place. */
  readonly today: LocalDate;
  readonly range: DateRange;
  /** Days with free times, ascending, and each with its times, ascending. */
  readonly days: readonly HoursOfDay[];
  /** Where the range has no free time: the first day after it that has one. */
  readonly nextDay?: LocalDate;
  /** The visit for which another time is wanted. */
  readonly replaced?: Pick<Appointment, 'id' | 'prepaid' | 'start' | 'status'>;
}

export interface HoursOfDay {
  readonly date: LocalDate;
  readonly slots: readonly Slot[];
}

/** A time that nobody else can have for a while. */
export interface KeptTime {
  readonly hold: HoldId;
  readonly slot: Slot;
  /** To be paid before it is booked. */
  readonly prepayment: Cents;
  /** Milliseconds for which it is kept from now on; a length and no moment, as clocks of devices are wrong. */
  readonly keptFor: number;
}

export interface BookingOrder {
  readonly choice: BookingChoice;
  readonly start: Instant;
  /** The time that was kept; where there is none it is taken as it is found. */
  readonly hold?: HoldId;
  readonly key: BookingKey;
  /** At most 100 characters (`APT-055`). */
  readonly visitReason?: string;
}

/** What became of an order (`APT-110`). */
export interface BookedVisit {
  /** `SCHEDULED` when it is booked, `REQUESTED` when the practice answers first. */
  readonly visit: ListedAppointment;
  /** For the wire only (`APT-110`). */
  readonly management: PracticeManagement;
  /** The practice takes every request, and the person is told that it is booked (`ACC-321`). */
  readonly isApproved: boolean;
  /** The patient goes on to tell the practice about themselves (`APT-113`). */
  readonly preRegistration: boolean;
  /** The visit in whose place it was booked, and which is canceled now. */
  readonly cancelled?: AppointmentId;
}

/** Why there is no time, or no visit. Each is a sentence in the person's language. */
export type BookingRefusal =
  | NotOffered
  /** Somebody else has the time, or it was not confirmed while it was kept (`APT-115`). */
  | { readonly kind: 'slot-gone' }
  /** It is booked together with its payment, in no other way (`APT-106`). */
  | { readonly kind: 'prepayment-due'; readonly amount: Cents }
  /** The visit for which another time is wanted can no longer be changed here. */
  | { readonly kind: 'not-cancellable' };
