import type { FilledForm, Form } from '@portico/domain/forms';
import type { AppointmentId, Instant, LocalDate, PatientRef, PracticeId, TimeZone } from '@portico/domain/kernel';
import type {
  CheckInPageStep,
  FormStep,
  HistoryFound,
  HistoryKind,
  HistoryList,
  HistoryReport,
  MedsAllergies,
} from '@portico/domain/visits';
import type { FormRefusal } from '../forms/index.ts';
import type { Information, InformationRefusal, InformationReport } from '../profile/index.ts';
import type { ServiceResult } from '../kernel/index.ts';

/** Checking in for a visit. Every answer is the page that comes next: it takes the place of the one before (`APT-174`). */
export interface CheckIn {
  /** How far the person got. Looks only. */
  open(visit: CheckInVisit): ServiceResult<CheckInScreen, CheckInRefusal>;
  /** What was said of allergies and medications (`APT-193`). Handed in twice it is taken once. */
  postMedsAllergies(
    visit: CheckInVisit,
    report: MedsAllergies<HistoryReport>,
  ): ServiceResult<CheckInScreen, CheckInRefusal>;
  /** Who the patient is, where they live, who insures them (`APT-180`). Handed in twice it is taken once. */
  postInformation(
    visit: CheckInVisit,
    report: InformationReport,
  ): ServiceResult<CheckInScreen, CheckInRefusal | InformationRefusal>;
  /**
   * Signs forms of a step, all of them or none (`APT-199`). While others of the step wait, the answer is its page with those.
   */
  postForms(
    visit: CheckInVisit,
    step: FormStep,
    filled: readonly FilledForm[],
  ): ServiceResult<CheckInScreen, CheckInRefusal | FormRefusal>;
  /**
   * Checks in where nothing is asked any more, and after a task elsewhere once the practice knows that it is done
   * (`APT-209`). Else it is the page that stands there; that of a task with a fresh address.
   */
  goOn(visit: CheckInVisit): ServiceResult<CheckInScreen, CheckInRefusal>;
  /** Lines of the practice's catalog (`APT-197`, `APT-198`). Fewer than three letters find nothing. */
  search(visit: CheckInVisit, kind: HistoryKind, text: string): ServiceResult<readonly HistoryFound[]>;
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
  readonly steps: readonly CheckInPageStep[];
  readonly done: readonly CheckInPageStep[];
  /** What a partner of the practice asks after the steps, on pages of its own (`APT-207`). */
  readonly task?: CheckInTask;
  readonly at: CheckInPage;
}

export interface CheckInTask {
  /** How the partner calls itself. */
  readonly partner: string;
  /** As the practice knows it. */
  readonly isDone: boolean;
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
  | { readonly kind: 'information'; readonly information: Information }
  | {
      readonly kind: FormStep;
      /** Those that still wait, whole. */
      readonly forms: readonly Form[];
      /** On the practice's calendar. */
      readonly today: LocalDate;
    }
  | {
      readonly kind: 'medsAllergies';
      readonly lists: MedsAllergies<HistoryList>;
      /** "None" is talked about with the provider where something stays (`MON-317`). */
      readonly clinicianEntriesStay: boolean;
    }
  /** The partner's turn. The address is open for a short time; whoever goes there asks for it anew (`goOn`). */
  | { readonly kind: 'task'; readonly address: string }
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
