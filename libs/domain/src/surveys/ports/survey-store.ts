import type { AppointmentId, Instant, Localized, PatientRef, PracticeId } from '../../kernel/index.ts';
import type { SurveyProgress, Waiting } from '../progress.ts';
import type { RatingThresholds } from '../satisfaction.ts';
import type { SocialNetworkLink } from '../social-link.ts';
import type { Survey, SurveyId } from '../survey.ts';

/** What a practice decided about its surveys (`ACC-286`). */
export interface SurveyRules extends RatingThresholds {
  /** Above the list of them. */
  readonly surveysHeading: Localized;
  readonly socialNetworkLinks: readonly SocialNetworkLink[];
}

/** Of a practice that decided nothing. */
export const usualSurveyRules: SurveyRules = {
  surveysHeading: { en: 'How was your visit?', es: '¿Cómo fue su consulta?' },
  socialNetworkLinks: [],
};

/** The surveys of a practice system: what patients are asked about their visits, and what they answered. */
export interface SurveyStore {
  rules(practice: PracticeId): Promise<SurveyRules>;
  /**
   * Of visits that were completed and ended at most `askedForDays` before `now`, those that are not completed; the latest visit
   * first.
   */
  open(patient: PatientRef, now: Instant): Promise<readonly Survey[]>;
  /**
   * One survey of a patient, completed or not, in the given version, else the one that they began, else the newest;
   * undefined where it is not theirs. Of visits that are completed or where the patient is checked in.
   */
  survey(patient: PatientRef, id: SurveyId, version?: number): Promise<Survey | undefined>;
  /** The survey about one visit, on the same terms: check-out asks it. */
  ofVisit(patient: PatientRef, appointment: AppointmentId): Promise<Survey | undefined>;
  /** Writes down how far it came, in this version. False where it was completed already, or there is none: nothing is changed then. */
  keep(
    survey: Pick<Survey, 'id' | 'patient' | 'version'>,
    progress: Exclude<SurveyProgress, Waiting>,
  ): Promise<boolean>;
}
