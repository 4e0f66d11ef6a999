import type { Appointment, AppointmentLocation, AppointmentProvider } from '@portico/domain/appointments';
import type { AppointmentId, HoldId, Instant, LocalDate, PracticeId } from '@portico/domain/kernel';
import type { NoticeMinutes, Offer, PartOfDay, Slot, WaitId, Weekday } from '@portico/domain/scheduling';
import type { ServiceResult } from '../kernel/index.ts';

/** Waiting for an earlier time: a time that becomes free is offered to one person after another, and kept for them meanwhile. */
export interface WaitList {
  /** What a booked visit, or without one the practice, has of waiting for an earlier time. */
  look(at: WaitLook): ServiceResult<EarlierTimeScreen>;
  /** Takes a place in the line. */
  join(preference: WaitRequest): ServiceResult<Waiting, JoinRefusal>;
  /** Gives the place up, and with it a time that is offered. One that is over is fine. */
  leave(place: WaitPlace): ServiceResult<void>;
  /** Books the offered time in place of the later one: once, however often it is asked. */
  take(offer: OfferedPlace): ServiceResult<TakenTime, OfferGone>;
  /** Lets the offered time go to the next person, and goes on waiting. */
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
  /** The practice keeps a wait list, and the visit can still be changed online. */
  readonly canWait: boolean;
  /** Absent while the person does not wait. */
  readonly waiting?: Waiting;
}

/** The booked visit whose place an earlier time would take. */
export type WaitedVisit = Pick<Appointment, 'id' | 'start' | 'end' | 'video' | 'visitType' | 'location'> & {
  readonly providerName: string;
};

/** A place in the line of a practice. */
export interface WaitPlace {
  readonly practice: PracticeId;
  readonly id: WaitId;
}

/** An offer is named by the time that is kept, so that an answer to an old one does not count for a new one. */
export interface OfferedPlace extends WaitPlace {
  readonly hold: HoldId;
}

export interface WaitRequest {
  readonly practice: PracticeId;
  readonly about:
    | { readonly kind: 'visit'; readonly visit: AppointmentId }
    /** No visit is booked: any time for this, up to and including `until`. */
    | { readonly kind: 'offer'; readonly offer: Offer; readonly until: LocalDate };
  readonly anyProvider: boolean;
  readonly anyOffice: boolean;
  /** Empty when every day will do. */
  readonly weekdays: readonly Weekday[];
  readonly partOfDay: PartOfDay;
  /** Not before this day of the office's calendar; today when not said. */
  readonly from?: LocalDate;
  readonly noticeMinutes: NoticeMinutes;
}

export interface Waiting {
  readonly id: WaitId;
  readonly practice: { readonly id: PracticeId; readonly name: string };
  /** The booked visit, where an earlier time takes the place of one. */
  readonly replaces?: { readonly visit: AppointmentId; readonly start: Instant };
  readonly since: Instant;
  /** What is offered now. */
  readonly offered?: OfferedVisit;
}

/** An offered time, as it would be booked. */
export interface OfferedVisit extends Slot {
  readonly hold: HoldId;
  /** Milliseconds for which it is still kept, counted by the gateway. */
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
    /** The practice keeps no wait list, or this cannot be waited for. */
    | 'not-offered'
    | 'already-waiting'
    /** It is paid for before it is booked, which nobody does in their sleep. */
    | 'prepaid'
    /** The visit can no longer be changed online, or no day is left between `from` and the visit. */
    | 'too-late';
}

/** The offer is over: it was answered, its time is up, or the visit is gone. */
export interface OfferGone {
  readonly kind: 'offer-gone';
}
