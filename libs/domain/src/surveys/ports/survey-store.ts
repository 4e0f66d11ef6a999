import type { AppointmentId, Instant, Localized, PatientRef, PracticeId } from '../../kernel/index.ts';
import type { SurveyProgress, Waiting } from '../progress.ts';
import type { RatingThresholds } from '../satisfaction.ts';
import type { SocialNetworkLink } from '../social-link.ts';
import type { Survey, SurveyId } from '../survey.ts';

/** A practice's rules for its surveys (`ACC-286`). */
export interface SurveyRules extends RatingThresholds {
  /** The heading above the list, where it is not the usual one. */
  readonly surveysHeading?: Localized;
  readonly socialNetworkLinks: readonly SocialNetworkLink[];
}

/** The defaults of a practice without rules. */
export const usualSurveyRules: SurveyRules = { socialNetworkLinks: [] };

/** The surveys of a practice system: questions about visits, and patients' answers. */
export interface SurveyStore {
  rules(practice: PracticeId): Promise<SurveyRules>;
  /**
   * Surveys that are not completed, of visits that were completed and ended at most `askedForDays` before `now`; the
   * latest visit first.
   */
  open(patient: PatientRef, now: Instant): Promise<readonly Survey[]>;
  /**
   * One survey of a patient, completed or not, in the given version, else the one that they started, else the newest;
   * undefined if it is not theirs. For visits that are completed or where the patient is checked in.
   */
  survey(patient: PatientRef, id: SurveyId, version?: number): Promise<Survey | undefined>;
  /** The survey about one visit, on the same terms; used by check-out. */
  ofVisit(patient: PatientRef, appointment: AppointmentId): Promise<Survey | undefined>;
  /** Stores the progress, in this version. False, and no change, if it was completed already or does not exist. */
  keep(
    survey: Pick<Survey, 'id' | 'patient' | 'version'>,
    progress: Exclude<SurveyProgress, Waiting>,
  ): Promise<boolean>;
}
