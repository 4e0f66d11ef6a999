import type { Localized, VisitReasonId } from '../kernel/index.ts';

/**
 * The questions of a practice that lead to the right kind of visit (`ACC-321`). A finite tree, so that every path
 * through it ends.
 */
export interface Question {
  /** Differs from that of every question before it on the same path. */
  readonly id: string;
  readonly text: Localized;
  /** At least one, with different ids. */
  readonly options: readonly QuestionOption[];
}

export interface QuestionOption {
  readonly id: string;
  readonly text: Localized;
  readonly leadsTo: Question | TreeEnd;
}

/** The end of a path through the questions. */
export type TreeEnd = VisitTypeEnd | NoticeEnd;

export interface VisitTypeEnd {
  readonly kind: 'visit-type';
  readonly visitReason: VisitReasonId;
  readonly video: boolean;
  readonly selection: ResourceSelection;
}

/** Booking online is not suitable; the practice's text says what to do. */
export interface NoticeEnd {
  readonly kind: 'notice';
  readonly text: Localized;
}

/** What is kept of the last visit, and what is left to choose (`APT-080`, `ACC-319`). */
export interface ResourceSelection {
  readonly providerSameAsLast: boolean;
  readonly locationSameAsLast: boolean;
  readonly providerPicklist: boolean;
  readonly locationPicklist: boolean;
}

export const isTreeEnd = (at: Question | TreeEnd): at is TreeEnd => 'kind' in at;
