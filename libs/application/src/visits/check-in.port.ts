import type { AppointmentId, Instant, PatientRef, PracticeId, TimeZone } from '@portico/domain/kernel';
import type {
  CheckInStep,
  HistoryFound,
  HistoryKind,
  HistoryList,
  HistoryReport,
  MedsAllergies,
} from '@portico/domain/visits';
import type { Answer } from '../kernel/index.ts';

/** Checking in for a visit. Every answer is the page that comes next: it takes the place of the one before (`APT-174`). */
export interface CheckIn {
  /** How far the person got. Looks only. */
  open(visit: CheckInVisit): Answer<CheckInScreen, CheckInRefusal>;
  /** What was said of allergies and medications (`APT-193`). Handed in twice it is taken once. */
  postMedsAllergies(visit: CheckInVisit, report: MedsAllergies<HistoryReport>): Answer<CheckInScreen, CheckInRefusal>;
  /** Checks in where nothing is asked any more, and after a task elsewhere, of which the practice knows (`APT-209`). */
  goOn(visit: CheckInVisit): Answer<CheckInScreen, CheckInRefusal>;
  /** Lines of the practice's catalogue (`APT-197`, `APT-198`). Fewer than three letters find nothing. */
  search(visit: CheckInVisit, kind: HistoryKind, text: string): Answer<readonly HistoryFound[]>;
}

/** Which visit; the one that comes next where none is named, in the practice that the person is at where no patient is. */
export interface CheckInVisit {
  readonly patient?: PatientRef;
  readonly appointment?: AppointmentId;
}

export interface CheckInScreen {
  readonly visit: VisitToCheckIn;
  readonly practice: { readonly id: PracticeId; readonly name: string; readonly phone: string };
  /** What is asked at this visit, in its order. */
  readonly steps: readonly CheckInStep[];
  readonly done: readonly CheckInStep[];
  readonly at: CheckInPage;
}

/** What stands above every page of check-in (`APT-169`). */
export interface VisitToCheckIn {
  readonly id: AppointmentId;
  readonly patient: PatientRef;
  readonly start: Instant;
  readonly timeZone: TimeZone;
  readonly providerName: string;
  readonly office: string;
  readonly video: boolean;
}

export type CheckInPage =
  | {
      readonly kind: 'medsAllergies';
      readonly lists: MedsAllergies<HistoryList>;
      /** "None" is talked about with the provider where something stays (`MON-317`). */
      readonly clinicianEntriesStay: boolean;
    }
  /** Nothing is asked any more: one press checks in. */
  | { readonly kind: 'ready' }
  /** The practice knows that the person is there. `payment`: something is due that can be paid now (`APT-173`). */
  | { readonly kind: 'arrived'; readonly payment: boolean };

export type CheckInRefusal =
  /** The practice takes check-in from then on (`APT-320`). */
  | { readonly kind: 'check-in-too-early'; readonly until: Instant }
  | { readonly kind: 'check-in-over' }
  /** A list has neither none nor an entry (`APT-196`). */
  | { readonly kind: 'history-unanswered' }
  /** None was said beside what only the provider takes away (`MON-317`). */
  | { readonly kind: 'needs-provider' };
