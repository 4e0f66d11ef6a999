import type { Localized, VisitReasonId } from '../kernel/index.ts';

/**
 * The questions of a practice that lead to the right kind of visit (`ACC-321`). A tree that is written down whole, so that
 * every way through it ends.
 */
export interface Question {
  /** Another one than that of every question on the way to it. */
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

/** Where a way through the questions ends. */
export type TreeEnd = VisitTypeEnd | NoticeEnd;

export interface VisitTypeEnd {
  readonly kind: 'visit-type';
  readonly visitReason: VisitReasonId;
  readonly video: boolean;
  readonly selection: ResourceSelection;
}

/** The portal is not the way for this; the practice says what is. */
export interface NoticeEnd {
  readonly kind: 'notice';
  readonly text: Localized;
}

/** What of the last visit is kept, and what is left to choose (`APT-080`, `ACC-319`). */
export interface ResourceSelection {
  readonly providerSameAsLast: boolean;
  readonly locationSameAsLast: boolean;
  readonly providerPicklist: boolean;
  readonly locationPicklist: boolean;
}

export const isTreeEnd = (at: Question | TreeEnd): at is TreeEnd => 'kind' in at;
