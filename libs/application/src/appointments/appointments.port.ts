import type { Appointment } from '@portico/domain/appointments';
import type { AppointmentId, Instant, Page, PatientRef, PracticeId, TimeZone } from '@portico/domain/kernel';
import type { PracticeBehavior } from '@portico/domain/practices';
import type { ServiceResult } from '../kernel/index.ts';

/** A person's appointments in all of their practices. */
export interface Appointments {
  /** Requests, upcoming visits and the first page of every practice's history (`APT-030` to `APT-032`). */
  list(): ServiceResult<AppointmentList>;
  /** A further page of the history, from page 2 on (`APT-033`); of one practice, or of all when none is named. */
  more(page: number, practice?: PracticeId): ServiceResult<readonly PracticeHistory[]>;
}

export interface AppointmentList {
  /** Requested and not yet answered; never mixed with booked visits. Earliest first. */
  readonly requests: readonly ListedAppointment[];
  /** Earliest first. */
  readonly upcoming: readonly ListedAppointment[];
  readonly history: readonly PracticeHistory[];
  /** Practices whose system cannot answer now: nothing of them is in the lists. */
  readonly away: readonly AwayPractice[];
}

export interface PracticeHistory {
  readonly practice: PracticeLabel;
  /** Latest first. */
  readonly page: Page<ListedAppointment>;
}

export interface PracticeLabel {
  readonly id: PracticeId;
  readonly name: string;
}

/** A practice whose system cannot answer now, and how to reach the practice instead. */
export interface AwayPractice extends PracticeLabel {
  readonly phone: string;
}

/** An appointment as a card shows it; what the practice's behavior hides is already removed. */
export interface ListedAppointment {
  readonly appointment: Appointment;
  readonly practice: PracticeLabel;
  /** Today on the office's calendar. */
  readonly today: boolean;
  /** Whether its practice lets times be booked, or only asked for. */
  readonly booking: PracticeBehavior['booking'];
  /** The caller may change it, not only view it. */
  readonly mayAct: boolean;
  /** `APT-046`; false if the caller may not check in. */
  readonly canCheckIn: boolean;
  /** The patient came, and has not checked out yet (`APT-219`); false if the caller may not act. */
  readonly canCheckOut: boolean;
  /** Of a video visit: the practice itself sends the way into it, so there is no button that joins it. */
  readonly joinedElsewhere?: true;
  /** Upcoming booked visits only: until when it can be rescheduled online; after that the practice has to be called. */
  readonly changeUntil?: Instant;
  /** How the summary of a completed visit is delivered; only if the caller may view the health record. */
  readonly summary?: PracticeBehavior['visitSummary'] | undefined;
  /** A request that asks to give it another time stands with the practice. */
  readonly moveRequested?: true;
  /** In the list and on the page of a visit: the other one of a visit and of the request that asks to move it. */
  readonly move?: VisitMove;
  /** Upcoming booked visits only, where the practice has a wait list for earlier times. */
  readonly earlierTime?: WaitListState;
}

/** The other one of a visit and of the request that asks to give it another time; the visit stands until it is answered. */
export interface VisitMove {
  readonly is: 'visit' | 'request';
  readonly appointment: AppointmentId;
  readonly start: Instant;
  /** Of the office, on whose clock the visit is shown. */
  readonly timeZone: TimeZone;
}

/** Whether the person can join the wait list for an earlier time, is on it, or has an offer now. */
export const waitListStates = ['can-wait', 'waiting', 'offered'] as const;
export type WaitListState = (typeof waitListStates)[number];

/** Identifies one visit among all practices. */
export interface VisitRef {
  readonly patient: PatientRef;
  readonly appointment: AppointmentId;
}

export const refOf = ({ appointment }: ListedAppointment): VisitRef => ({
  patient: appointment.patient,
  appointment: appointment.id,
});

/** Ids are unique within one practice only. */
export const sameVisit = (one: ListedAppointment, other: ListedAppointment): boolean =>
  one.practice.id === other.practice.id && one.appointment.id === other.appointment.id;

/** `per_page` of the history (`APT-042`). */
export const historyPageSize = 10;
