import type { Appointment, AppointmentLocation, AppointmentProvider } from '@portico/domain/appointments';
import type { AppointmentId, HoldId, Instant, LocalDate, PracticeId } from '@portico/domain/kernel';
import type { NoticeMinutes, Offer, PartOfDay, Slot, WaitId, Weekday } from '@portico/domain/scheduling';
import type { ServiceResult, Failure } from '../kernel/index.ts';

/**
 * Wait list for earlier times: a time that becomes free is offered to one person after another, and held for them
 * meanwhile.
 */
export interface WaitList {
  /** The wait-list state of a booked visit, or of the practice if none is named. */
  look(at: WaitLook): ServiceResult<EarlierTimeScreen>;
  /** Joins the wait list. */
  join(preference: WaitRequest): ServiceResult<Waiting, JoinRefusal>;
  /** Leaves the wait list and releases an offered time. Succeeds if already left. */
  leave(place: WaitPlace): ServiceResult<void>;
  /** Books the offered time in place of the later one. Idempotent. */
  take(offer: OfferedPlace): ServiceResult<TakenTime, OfferGone>;
  /** Passes the offered time to the next person; this one stays on the wait list. */
  pass(offer: OfferedPlace): ServiceResult<void>;
}

export interface WaitLook {
  readonly practice: PracticeId;
  readonly visit?: AppointmentId;
}

export interface EarlierTimeScreen {
  readonly practice: { readonly id: PracticeId; readonly name: string; readonly phone: string };
  /** Absent where none was named. */
  readonly visit?: WaitedVisit;
  /** The practice has a wait list, and the visit can still be changed online. */
  readonly canWait: boolean;
  /** Absent if the person is not on the wait list. */
  readonly waiting?: Waiting;
  /** An earlier time than that of the visit is free now: it can be booked without waiting. */
  readonly free?: FreeTime;
}

/** The earliest free time with what the visit was booked as. */
export interface FreeTime {
  readonly start: Instant;
  readonly offer: Offer;
}

/** The booked visit that an earlier time would replace. */
export type WaitedVisit = Pick<Appointment, 'id' | 'start' | 'end' | 'video' | 'visitType' | 'location'> & {
  readonly providerName: string;
};

/** An entry of a practice's wait list. */
export interface WaitPlace {
  readonly practice: PracticeId;
  readonly id: WaitId;
}

/** An offer is identified by its hold, so that an answer to an old one does not apply to a new one. */
export interface OfferedPlace extends WaitPlace {
  readonly hold: HoldId;
}

export interface WaitRequest {
  readonly practice: PracticeId;
  readonly about:
    | { readonly kind: 'visit'; readonly visit: AppointmentId }
    /** Without a booked visit: any time for this offer, up to and including `until`. */
    | { readonly kind: 'offer'; readonly offer: Offer; readonly until: LocalDate };
  readonly anyProvider: boolean;
  readonly anyOffice: boolean;
  /** Empty: any day. */
  readonly weekdays: readonly Weekday[];
  readonly partOfDay: PartOfDay;
  /** Not before this day of the office's calendar; today if absent. */
  readonly from?: LocalDate;
  readonly noticeMinutes: NoticeMinutes;
}

export interface Waiting {
  readonly id: WaitId;
  readonly practice: { readonly id: PracticeId; readonly name: string };
  /** The booked visit that an earlier time would replace. */
  readonly replaces?: { readonly visit: AppointmentId; readonly start: Instant };
  readonly since: Instant;
  /** The current offer. */
  readonly offered?: OfferedVisit;
}

/** An offered time, as it would be booked. */
export interface OfferedVisit extends Slot {
  readonly hold: HoldId;
  /** How long it is still held, in milliseconds, measured by the gateway. */
  readonly keptFor: number;
  readonly visitType?: string;
  readonly video: boolean;
  readonly provider: AppointmentProvider;
  readonly location: AppointmentLocation;
}

export interface TakenTime extends Slot {
  readonly appointment: AppointmentId;
  readonly location: AppointmentLocation;
}

export interface JoinRefusal {
  readonly kind:
    /** The practice has no wait list, or this cannot be waited for. */
    | 'not-offered'
    | 'already-waiting'
    /** It requires a prepayment, which the wait list cannot take. */
    | 'prepaid'
    /** The visit can no longer be changed online, or no day is left between `from` and the visit. */
    | 'too-late';
}

/** The offer was answered, has expired, or its visit is gone. */
export interface OfferGone {
  readonly kind: 'offer-gone';
}

/** What a person can do about waiting. */
export type WaitListAct = 'join' | 'leave' | 'take' | 'pass';
/** Why it was not done. */
export type WaitListProblem = JoinRefusal | OfferGone | Failure;
/** What was done or happened, shown once above the current state. */
export type WaitListSuccess = 'joined' | 'left' | 'passed' | 'over';
