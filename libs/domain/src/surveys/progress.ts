import type { Instant } from '../kernel/index.ts';
import type { SurveyAnswers } from './answers.ts';
import type { Satisfaction, Thousandths } from './satisfaction.ts';

/** The progress of a survey (`ACC-300`); it waits until the first answer. */
export type SurveyProgress = Waiting | Started | Canceled | Completed;

export interface Waiting {
  readonly kind: 'waiting';
}

export interface Started {
  readonly kind: 'started';
  readonly answers: SurveyAnswers;
}

/** Left before its end. The answers are kept for when the person returns. */
export interface Canceled {
  readonly kind: 'cancelled';
  readonly answers: SurveyAnswers;
  readonly at: Instant;
}

export interface Completed {
  readonly kind: 'completed';
  readonly answers: SurveyAnswers;
  readonly outcome: SurveyOutcome;
  readonly at: Instant;
}

export interface SurveyOutcome {
  readonly averageRating?: Thousandths;
  readonly satisfaction: Satisfaction;
  /** What went wrong, in the person's words; only if they were asked. */
  readonly feedback?: string;
}

export type SurveyState = SurveyProgress['kind'];

/** The first answer, or a further one: a survey that was left continues where it was. */
export const startSurvey = (_from: Waiting | Started | Canceled, answers: SurveyAnswers): Started => ({
  kind: 'started',
  answers,
});

export const cancelSurvey = ({ answers }: Started, at: Instant): Canceled => ({ kind: 'cancelled', answers, at });

export const completeSurvey = ({ answers }: Started, outcome: SurveyOutcome, at: Instant): Completed => ({
  kind: 'completed',
  answers,
  outcome,
  at,
});

/** The answers so far. */
export const answersIn = (progress: SurveyProgress): SurveyAnswers =>
  progress.kind === 'waiting' ? new Map() : progress.answers;
