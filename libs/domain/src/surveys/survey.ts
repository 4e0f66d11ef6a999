import type { AppointmentId, Brand, Instant, Localized, PatientRef, TimeZone } from '../kernel/index.ts';
import type { SurveyProgress } from './progress.ts';

/** One survey for one patient about one visit; on the wire its `uuid`. */
export type SurveyId = Brand<string, 'SurveyId'>;

/** The kind of visit a survey is about: a practice has at most one survey for each kind. */
export const surveyTypes = ['office-visit', 'video-visit'] as const;
export type SurveyType = (typeof surveyTypes)[number];

export const surveyTypeOf = ({ video }: { readonly video: boolean }): SurveyType =>
  video ? 'video-visit' : 'office-visit';

/** One to five stars; no stars means no rating, such as where a question does not apply (`ACC-290`). */
export const mostStars = 5;

interface Asked {
  /** Unique within its survey. */
  readonly id: string;
  readonly text: Localized;
  readonly required: boolean;
}

export type SurveyQuestion =
  | (Asked & { readonly kind: 'rating' })
  | (Asked & { readonly kind: 'choice'; readonly options: readonly SurveyOption[] })
  | (Asked & { readonly kind: 'text' });

export interface SurveyOption {
  readonly id: string;
  readonly text: Localized;
}

/** A practice's survey about its visits. Changed questions are a new version. */
export interface SurveyContent {
  readonly type: SurveyType;
  /** Counts from 1. */
  readonly version: number;
  readonly title: Localized;
  readonly questions: readonly SurveyQuestion[];
}

/** A survey as one patient gets it, with their progress. */
export interface Survey extends SurveyContent {
  readonly id: SurveyId;
  readonly patient: PatientRef;
  readonly visit: SurveyedVisit;
  readonly progress: SurveyProgress;
}

export interface SurveyedVisit {
  readonly id: AppointmentId;
  readonly start: Instant;
  readonly timeZone: TimeZone;
  readonly provider: string;
  readonly office: string;
}

/** How many days after a visit its survey is offered; later the visit is no longer remembered well. */
export const askedForDays = 60;
