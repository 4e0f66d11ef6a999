import type { AppointmentId, Instant, PatientId, PatientRef, PracticeId, TimeZone } from '@portico/domain/kernel';
import type { PracticeManagement } from '@portico/domain/practices';
import type {
  QuestionAndAnswer,
  RatingThresholds,
  SocialNetworkLink,
  SurveyAnswers,
  SurveyId,
  SurveyState,
  SurveyType,
  Thousandths,
} from '@portico/domain/surveys';
import type { VisitRef } from '../appointments/index.ts';
import type { LinkShut, PracticeBranding } from '../guests/index.ts';
import type { ServiceResult } from '../kernel/index.ts';

/** Surveys for a patient, a delegate or a guest by link; a guest's link names one survey of one person. */
export interface Surveys {
  /** The pending surveys, or the named one (`ACC-302`). Read-only. */
  surveys(named?: NamedSurvey): ServiceResult<SurveysPage, LinkShut>;
  /** Sends the answers, or afterwards what went wrong; returns the next screen (`ACC-303`). Idempotent. */
  next(post: SurveyPost): ServiceResult<SurveyNext, LinkShut>;
  /** Saves the answers of a survey that is left before its last screen (`ACC-304`, `ACC-305`). */
  leave(surveyData: SurveyData): ServiceResult<void, LinkShut>;
}

/** One survey, by its id or by its visit. */
export type NamedSurvey =
  | { readonly kind: 'survey'; readonly uuid: SurveyId }
  | { readonly kind: 'visit'; readonly visit: VisitRef };

/** A guest's link, by the names of its query (`ACC-281`, `ACC-282`). */
export interface SurveyLink {
  readonly surveyHash: string;
  readonly userId: string;
}

/** Survey state as it comes from the gateway (`ACC-283`, `ACC-284`, `ACC-286`). */
export interface SurveysPage extends RatingThresholds {
  readonly surveysHeading: string;
  /** To choose from, the latest visit first. */
  readonly surveysSelection: readonly SurveyChoice[];
  readonly surveys: readonly ShownSurvey[];
  /** The requested survey is already complete. */
  readonly surveyAlreadyComplete: boolean;
  readonly socialNetworkLinks: readonly SocialNetworkLink[];
  readonly guestSurveyCtx?: GuestSurveyCtx;
}

export interface SurveyChoice {
  readonly uuid: SurveyId;
  readonly title: string;
  readonly state: SurveyState;
  readonly visit: ShownVisit;
}

/** The visit that the survey is about. */
export interface ShownVisit {
  readonly start: Instant;
  readonly timeZone: TimeZone;
  readonly provider: string;
  readonly office: string;
}

/** In the language of the request. */
export interface ShownSurvey {
  readonly uuid: SurveyId;
  readonly version: number;
  readonly surveyType: SurveyType;
  readonly title: string;
  readonly questions: readonly ShownQuestion[];
  readonly appointmentId: AppointmentId;
  readonly patient: PatientRef;
  readonly practiceMgmt: PracticeManagement;
  /** The first answer was given, now or earlier. */
  readonly isStarted: boolean;
  /** Earlier answers; not shown to a guest. */
  readonly answers: SurveyAnswers;
  /** Absent for a guest: everyone who can read the mail sees this. */
  readonly visit?: ShownVisit;
}

interface Shown {
  readonly id: string;
  readonly text: string;
  readonly required: boolean;
}

export type ShownQuestion =
  | (Shown & { readonly kind: 'rating' })
  | (Shown & { readonly kind: 'choice'; readonly options: readonly { readonly id: string; readonly text: string }[] })
  | (Shown & { readonly kind: 'text' });

/** The practice of a guest's survey, and the ids that its analytics events carry. */
export interface GuestSurveyCtx {
  readonly practiceName: string;
  readonly practice: PracticeBranding;
  readonly analyticsIds: { readonly practiceId: PracticeId };
}

/** A survey's answers as sent (`ACC-285`). The gateway recomputes ratings and flags from the answers. */
export interface SurveyData {
  readonly questionsAndAnswers: readonly QuestionAndAnswer[];
  readonly belowThreshold: boolean;
  readonly satisfiedButNotShare: boolean;
  readonly uuid: SurveyId;
  readonly version: number;
  readonly appointmentId: AppointmentId;
  readonly patientId: PatientId;
  readonly practiceMgmt: PracticeManagement;
  readonly practiceId: PracticeId;
  readonly averageRating?: Thousandths;
  readonly surveyType: SurveyType;
  readonly surveyHash?: string;
  readonly userId?: string;
  /** What went wrong (`ACC-287`). */
  readonly feedback?: string;
}

export interface SurveyPost {
  readonly surveyData: SurveyData;
  /** Follow-up of a survey below the threshold, whether or not the person wrote what went wrong. */
  readonly postWithNegativeFeedback: boolean;
  /** The links that the screen was given; the answer has the practice's own. */
  readonly socialNetworkLinks: readonly SocialNetworkLink[];
  /** The screen can show links to the practice's pages elsewhere. */
  readonly enableSocialSharing: boolean;
  readonly inCheckout: boolean;
  readonly redirectToCheckout: boolean;
}

/** What follows a survey's answers. */
export interface SurveyNext {
  readonly surveyNext: SurveyScreen;
  /** Where check-out continues, if it was left for the survey. */
  readonly continueCheckoutData?: CheckoutAfterSurvey;
  /** 200: the survey is completed (`ACC-289`); 202: saved, and one more question follows. */
  readonly status: 200 | 202;
}

export type SurveyScreen =
  | { readonly kind: 'feedback' }
  | { readonly kind: 'thanks' }
  | { readonly kind: 'share'; readonly socialNetworkLinks: readonly SocialNetworkLink[] };

export interface CheckoutAfterSurvey {
  /** `/appointments/check_out` (`ACC-298`). */
  readonly redirect: string;
  readonly patient: PatientRef;
  readonly appointment: AppointmentId;
}
