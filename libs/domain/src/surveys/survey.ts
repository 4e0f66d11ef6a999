import type { AppointmentId, Brand, Instant, Localized, PatientRef, TimeZone } from '../kernel/index.ts';
import type { SurveyProgress } from './progress.ts';

/** One survey that a patient is asked about one visit; on the wire its `uuid`. */
export type SurveyId = Brand<string, 'SurveyId'>;

/** What kind of visit is asked about: a practice has one survey for each kind, or none. */
export const surveyTypes = ['office-visit', 'video-visit'] as const;
export type SurveyType = (typeof surveyTypes)[number];

export const surveyTypeOf = ({ video }: { readonly video: boolean }): SurveyType =>
  video ? 'video-visit' : 'office-visit';

/** One to five stars; no stars are no rating, such as where a question does not apply (`ACC-290`). */
export const mostStars = 5;

interface Asked {
  /** Unlike all others of its survey. */
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

/** What a practice asks about its visits. Other questions are another version. */
export interface SurveyContent {
  readonly type: SurveyType;
  /** From 1 on. */
  readonly version: number;
  readonly title: Localized;
  readonly questions: readonly SurveyQuestion[];
}

/** A survey as one patient is asked it, and how far they came. */
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

/** For so many days after a visit it is asked about; later nobody remembers how it was. */
export const askedForDays = 60;
