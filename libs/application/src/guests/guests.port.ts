import type { Email, GuestPurpose, Phone, Shut } from '@portico/domain/access';
import type { AppointmentId, Instant, LocalDate, PatientId, PracticeId } from '@portico/domain/kernel';
import type { OnlineService } from '@portico/domain/practices';
import { paths, withQuery, type ServiceResult, type Failure } from '../kernel/index.ts';

/** What a guest, a person without an account, can do with a link or a printed bill. */
export interface Guests {
  /** What a link is for, before the guest identifies themselves. Changes nothing. */
  entry(link: GuestLink): ServiceResult<GuestEntry>;
  /** The practice to name on the page that says that nothing is left to do (`APT-311`). */
  alreadyDone(practice: PracticeId | undefined): ServiceResult<Pick<GuestEntry, 'practice'>>;
  /** Admits a holder of the link who passes the identity check (`ACC-084`). */
  enter(link: GuestLink, birthDate: LocalDate): ServiceResult<GuestOutcome, GuestRefusal>;
  /** Admits a guest to a bill without a link, by what is printed on it (`ACC-073`). */
  enterWithBill(bill: Bill): ServiceResult<GuestOutcome, GuestRefusal>;
  /** Sends a link if the patient is known; the answer is the same for everybody (`APT-326`). */
  askForLink(request: LinkRequest): ServiceResult<void, LinkRequestRefusal>;
}

export interface GuestLink {
  readonly purpose: GuestPurpose;
  /** The code in the link; without it only the practice is shown. */
  readonly code?: string;
  /** As named in the address; a known code's own practice takes precedence. */
  readonly practice?: PracticeId;
}

export interface Bill {
  readonly practice: PracticeId;
  /** The patient number on the bill. */
  readonly patient: PatientId;
  readonly lastName: string;
  readonly birthDate: LocalDate;
}

/** Actions for which a link can be requested; a bill needs none. */
export type AskedAction = Extract<GuestPurpose, 'guest-appointment' | 'guest-reschedule' | 'guest-check-in'>;

export interface LinkRequest {
  readonly purpose: AskedAction;
  readonly practice: PracticeId;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: LocalDate;
  /** The patient's contact on file at the practice; the link is sent there. */
  readonly contact: Email | Phone;
}

export type LinkRequestRefusal = { readonly kind: 'must-wait'; readonly until: Instant };

/** A practice as it is shown to everyone (`ACC-069`, `ACC-070`). */
export interface PracticeBranding {
  readonly id: PracticeId;
  readonly name: string;
  readonly phone: string;
  /** The wire name of its practice system, passed through only. */
  readonly management: string;
  readonly accent?: string;
  readonly logo?: string;
}

export interface GuestEntry {
  /** Absent where neither the code nor the address names an existing practice. */
  readonly practice?: PracticeBranding;
  readonly standing: EntryStatus;
}

export type EntryStatus =
  /** The identity check comes next. */
  | { readonly kind: 'open' }
  /** There is no link; one can be requested. */
  | { readonly kind: 'no-link' }
  /** The practice does not do this online (`ACC-044`). */
  | { readonly kind: 'not-offered' }
  | ShutLink;

/** Why a link is invalid; `opensAt` if it is too early. */
export interface ShutLink extends Shut {
  readonly opensAt?: Instant;
}

export type GuestOutcome =
  | EnteredGuest
  /** Nothing is left to do (`ACC-071`). */
  | { readonly kind: 'done'; readonly guestAction: OnlineService; readonly practice: PracticeBranding }
  | { readonly kind: 'not-offered'; readonly practice: PracticeBranding };

/** A guest who was admitted, for a limited time. */
export type EnteredGuest = {
  readonly kind: 'entered';
  readonly practice: PracticeBranding;
  readonly patient: PatientId;
  readonly token: string;
  readonly expiresAt: Instant;
  /** The keys under which this browser seals what the guest typed and did not send. */
  readonly keptWorkKeys?: readonly string[];
} & (GuestAtCheckIn | { readonly guestAction: Exclude<OnlineService, 'check-in'> });

export interface GuestAtCheckIn {
  readonly guestAction: 'check-in';
  readonly visit: AppointmentId;
}

export type GuestRefusal =
  /** Refused with a message of the gateway, in the language of the request (`MON-024`). */
  | { readonly kind: 'told'; readonly message: string }
  /** The same for every wrong detail, and for a patient who does not exist. */
  | { readonly kind: 'wrong-identity' }
  | { readonly kind: 'must-wait'; readonly until: Instant }
  | { readonly kind: 'shut'; readonly why: ShutLink['kind']; readonly opensAt?: Instant };

/**
 * The path that an outcome leads to. The practice is in the query if the next page has no guest session (`ACC-071`),
 * and check-in names its visit there (`APT-319`).
 */
export const guestPath = (outcome: GuestOutcome): string => {
  const { id, management, name } = outcome.practice;
  const practice = { practice_id: id, practice_mgmt: management, practice_name: name };
  switch (outcome.kind) {
    case 'entered':
      return outcome.guestAction === 'check-in' ? checkInPath(outcome) : workflows[outcome.guestAction];
    case 'done':
      return withQuery(paths.guestDone, { done: doneWords[outcome.guestAction], ...practice });
    case 'not-offered':
      return withQuery(paths.guestUnavailable, practice);
  }
};

/** The names in it grant nothing without the guest's token. */
const checkInPath = ({ practice, patient, visit }: EnteredGuest & GuestAtCheckIn): string =>
  withQuery(workflows['check-in'], {
    practice_id: practice.id,
    practice_mgmt: practice.management,
    patient_id: patient,
    appointment_id: visit,
    is_guest_checkin: 'true',
  });

/** The path on which a guest does each action. */
const workflows: Readonly<Record<OnlineService, string>> = {
  pay: paths.guestPayment,
  'check-in': paths.guestCheckInStart,
  book: paths.guestBooking,
  reschedule: paths.guestVisit,
};

/** The word in an address for each completed action (`APT-300`). */
export const doneWords: Readonly<Record<OnlineService, string>> = {
  pay: 'pay',
  'check-in': 'checkin',
  book: 'appointment',
  reschedule: 'reschedule',
};

/** Why a guest cannot go on: the check was wrong, or the request failed. */
export type EntryProblem = Exclude<GuestRefusal, { readonly kind: 'shut' }> | Failure;
