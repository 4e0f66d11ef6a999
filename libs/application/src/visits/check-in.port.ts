import type { FilledForm, Form } from '@portico/domain/forms';
import type { AppointmentId, Instant, LocalDate, PatientRef, PracticeId, TimeZone } from '@portico/domain/kernel';
import type {
  CheckInPageStep,
  FormStep,
  HistoryFound,
  HistoryKind,
  HistoryList,
  HistoryReport,
  HistoryTold,
  MedsAllergies,
} from '@portico/domain/visits';
import type { FormRefusal } from '../forms/index.ts';
import type { Information, InformationRefusal, InformationReport } from '../profile/index.ts';
import type { ServiceResult, Failure } from '../kernel/index.ts';

/** Checking in for a visit. Every answer is the next page and replaces the previous one (`APT-174`). */
export interface CheckIn {
  /** The current page of check-in, or that of an earlier step as it was answered. Read-only. */
  open(visit: CheckInVisit, earlier?: CheckInPageStep): ServiceResult<CheckInScreen, CheckInRefusal>;
  /** Saves allergies and medications (`APT-193`), also anew until the person is checked in. Idempotent. */
  postMedsAllergies(
    visit: CheckInVisit,
    report: MedsAllergies<HistoryReport>,
  ): ServiceResult<CheckInScreen, CheckInRefusal>;
  /** Saves identity, address and insurance (`APT-180`), also anew until the person is checked in. Idempotent. */
  postInformation(
    visit: CheckInVisit,
    report: InformationReport,
  ): ServiceResult<CheckInScreen, CheckInRefusal | InformationRefusal>;
  /**
   * Signs forms of a step, all of them or none (`APT-199`). While others of the step are open, the answer is its page
   * with those.
   */
  postForms(
    visit: CheckInVisit,
    step: FormStep,
    filled: readonly FilledForm[],
  ): ServiceResult<CheckInScreen, CheckInRefusal | FormRefusal>;
  /**
   * Checks in if nothing is left to ask, also after a partner's task once the practice knows that it is done
   * (`APT-209`). Otherwise returns the current page; for a task with a new address.
   */
  goOn(visit: CheckInVisit): ServiceResult<CheckInScreen, CheckInRefusal>;
  /** Searches the practice's catalog (`APT-197`, `APT-198`). Fewer than three letters find nothing. */
  search(visit: CheckInVisit, kind: HistoryKind, text: string): ServiceResult<readonly HistoryFound[]>;
}

/** The visit; by default the next one, at the current practice if no patient is named. */
export interface CheckInVisit {
  readonly patient?: PatientRef;
  readonly appointment?: AppointmentId;
}

export interface CheckInScreen {
  readonly visit: VisitToCheckIn;
  readonly practice: { readonly id: PracticeId; readonly name: string; readonly phone: string };
  /** The steps required for this visit, in order. */
  readonly steps: readonly CheckInPageStep[];
  readonly done: readonly CheckInPageStep[];
  /** What was reported so far in this check-in. */
  readonly told: CheckInTold;
  /**
   * The number to call to change the visit once it is checked in, until which it can be rescheduled or canceled online.
   * Absent where check-in ends nothing of that.
   */
  readonly changesByPhone?: string;
  /** A task on a partner's pages after the steps (`APT-207`). */
  readonly task?: CheckInTask;
  readonly at: CheckInPage;
}

export interface CheckInTold {
  /** Absent until the lists were answered. */
  readonly history?: MedsAllergies<HistoryTold>;
  /** Titles of the forms that were sent, by step. */
  readonly forms: Readonly<Record<FormStep, readonly string[]>>;
}

/** What was reported in a check-in, by the steps that were done in it. */
export type CheckInReport = Pick<CheckInScreen, 'done' | 'told'>;

export interface CheckInTask {
  /** The partner's name. */
  readonly partner: string;
  /** Whether it is done, as far as the practice knows. */
  readonly isDone: boolean;
}

/** The visit shown at the top of every check-in page (`APT-169`). */
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
  | { readonly kind: 'information'; readonly information: Information }
  | {
      readonly kind: FormStep;
      /** Those that are still open, in full; none on the page of a step that is done. */
      readonly forms: readonly Form[];
      /** On the practice's calendar. */
      readonly today: LocalDate;
    }
  | {
      readonly kind: 'medsAllergies';
      readonly lists: MedsAllergies<HistoryList>;
      /** The practice's system requires talking to the provider before "none" if some entries stay (`MON-317`). */
      readonly clinicianEntriesStay: boolean;
    }
  /** The partner's task is next. The address is short-lived; a new one is requested on opening it (`goOn`). */
  | { readonly kind: 'task'; readonly address: string }
  /** Nothing is left to ask: one press checks in. */
  | { readonly kind: 'ready' }
  /** Checked in. `payment`: an amount is due that can be paid now (`APT-173`). */
  | { readonly kind: 'arrived'; readonly payment: boolean };

export type CheckInRefusal =
  /** Check-in opens at `until` (`APT-320`). */
  | { readonly kind: 'check-in-too-early'; readonly until: Instant }
  | { readonly kind: 'check-in-over' }
  /** A list has neither "none" nor an entry (`APT-196`). */
  | { readonly kind: 'history-unanswered' }
  /** "None" was sent although there are entries that only the provider may remove (`MON-317`). */
  | { readonly kind: 'needs-provider' };

/** Why check-in cannot go on. */
export type CheckInProblem = CheckInRefusal | Failure;
/** Why a page was not accepted. */
export type CheckInPageProblem = CheckInProblem | InformationRefusal;
