import type { Email, GuestPurpose, Phone, Shut } from '@portico/domain/access';
import type { AppointmentId, Instant, LocalDate, PatientId, PracticeId } from '@portico/domain/kernel';
import type { OnlineService } from '@portico/domain/practices';
import { withQuery, type ServiceResult } from '../kernel/index.ts';

/** The doors of people without an account, who came by a link or with a bill in their hand. */
export interface Guests {
  /** What stands behind a link, before anything is asked of the guest. Does nothing. */
  entry(link: GuestLink): ServiceResult<GuestEntry>;
  /** In whose name the page speaks that says that nothing is left to do (`APT-311`). */
  alreadyDone(practice: PracticeId | undefined): ServiceResult<Pick<GuestEntry, 'practice'>>;
  /** Lets in whoever holds the link and passes the identity check (`ACC-084`). */
  enter(link: GuestLink, birthDate: LocalDate): ServiceResult<GuestOutcome, GuestRefusal>;
  /** Lets in to a bill without a link, by what is printed on it (`ACC-073`). */
  enterWithBill(bill: Bill): ServiceResult<GuestOutcome, GuestRefusal>;
  /** Sends a link to whoever is known; the answer is one and the same for everybody (`APT-326`). */
  askForLink(request: LinkRequest): ServiceResult<void, LinkRequestRefusal>;
}

export interface GuestLink {
  readonly purpose: GuestPurpose;
  /** What the link carries; without it there is only the practice to be shown. */
  readonly code?: string;
  /** As the address names it; the code's own practice counts where there is a code that is known. */
  readonly practice?: PracticeId;
}

export interface Bill {
  readonly practice: PracticeId;
  /** The patient number on the bill. */
  readonly patient: PatientId;
  readonly lastName: string;
  readonly birthDate: LocalDate;
}

/** What can be asked for without a link; a bill needs none. */
export type AskedAction = Extract<GuestPurpose, 'guest-appointment' | 'guest-reschedule' | 'guest-check-in'>;

export interface LinkRequest {
  readonly purpose: AskedAction;
  readonly practice: PracticeId;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: LocalDate;
  /** Where the practice reaches the patient; the link is sent there. */
  readonly contact: Email | Phone;
}

export type LinkRequestRefusal = { readonly kind: 'must-wait'; readonly until: Instant };

/** A practice as it shows itself to anybody (`ACC-069`, `ACC-070`). */
export interface PracticeBranding {
  readonly id: PracticeId;
  readonly name: string;
  readonly phone: string;
  /** The wire name of its system, only ever handed on. */
  readonly management: string;
  readonly accent?: string;
  readonly logo?: string;
}

export interface GuestEntry {
  /** Absent where neither the code nor the address names one that there is. */
  readonly practice?: PracticeBranding;
  readonly standing: EntryStatus;
}

export type EntryStatus =
  /** The identity check comes next. */
  | { readonly kind: 'open' }
  /** There is no link; one can be asked for. */
  | { readonly kind: 'no-link' }
  /** The practice does not do this online (`ACC-044`). */
  | { readonly kind: 'not-offered' }
  | ShutLink;

/** Why a link opens nothing; `opensAt` where it is early. */
export interface ShutLink extends Shut {
  readonly opensAt?: Instant;
}

export type GuestOutcome =
  | EnteredGuest
  /** Nothing is left to do (`ACC-071`). */
  | { readonly kind: 'done'; readonly guestAction: OnlineService; readonly practice: PracticeBranding }
  | { readonly kind: 'not-offered'; readonly practice: PracticeBranding };

/** Let in for a while. */
export type EnteredGuest = {
  readonly kind: 'entered';
  readonly practice: PracticeBranding;
  readonly patient: PatientId;
  readonly token: string;
  readonly expiresAt: Instant;
} & (GuestAtCheckIn | { readonly guestAction: Exclude<OnlineService, 'check-in'> });

export interface GuestAtCheckIn {
  readonly guestAction: 'check-in';
  readonly visit: AppointmentId;
}

export type GuestRefusal =
  /** For a reason that the portal has no words for: those of the gateway, in the language of the request (`MON-024`). */
  | { readonly kind: 'told'; readonly message: string }
  /** One and the same for everything that was said wrong, and for what there is not. */
  | { readonly kind: 'wrong-identity' }
  | { readonly kind: 'must-wait'; readonly until: Instant }
  | { readonly kind: 'shut'; readonly why: ShutLink['kind']; readonly opensAt?: Instant };

/**
 * The path that an outcome leads to; the practice is in the query where the next page knows no guest (`ACC-071`), and
 * check-in says in it of which visit it is (`APT-319`).
 */
export const guestPath = (outcome: GuestOutcome): string => {
  const { id, management, name } = outcome.practice;
  const practice = { practice_id: id, practice_mgmt: management, practice_name: name };
  switch (outcome.kind) {
    case 'entered':
      return outcome.guestAction === 'check-in' ? checkInPath(outcome) : workflows[outcome.guestAction];
    case 'done':
      return withQuery('/guest/guestAlreadyDone', { done: doneWords[outcome.guestAction], ...practice });
    case 'not-offered':
      return withQuery('/guest/workflow/unavailable', practice);
  }
};

/** The names in it decide nothing without the guest's token. */
const checkInPath = ({ practice, patient, visit }: EnteredGuest & GuestAtCheckIn): string =>
  withQuery(workflows['check-in'], {
    practice_id: practice.id,
    practice_mgmt: practice.management,
    patient_id: patient,
    appointment_id: visit,
    is_guest_checkin: 'true',
  });

/** Where a guest does what they came for. */
const workflows: Readonly<Record<OnlineService, string>> = {
  pay: '/guest/workflow/payment',
  'check-in': '/guest/workflow/check_in',
  book: '/guest/workflow/appointments/add_appointment',
  reschedule: '/guest/workflow/appointments',
};

/** How an address says what is done (`APT-300`). */
export const doneWords: Readonly<Record<OnlineService, string>> = {
  pay: 'pay',
  'check-in': 'checkin',
  book: 'appointment',
  reschedule: 'reschedule',
};
