import type { ChartSection, RecordTimeline, TimelineEntry } from '@portico/domain/health';
import type { ServiceResult } from '../../kernel/index.ts';

/** The record in the current practice in the order of time. */
export interface Timeline {
  page(wanted: WantedTimeline): ServiceResult<TimelinePage>;
}

/** The spans of time that are offered, in months until today. */
export const timelineMonths = [6, 12, 60] as const;
export type TimelineMonths = (typeof timelineMonths)[number];

export type TimelineSpan =
  | { readonly kind: 'all' }
  | { readonly kind: 'months'; readonly months: TimelineMonths }
  /** Whole years, both included; open where one is absent. */
  | { readonly kind: 'years'; readonly from?: number; readonly to?: number };

/** No sections: all of them. */
export interface TimelineFilter {
  readonly sections: readonly ChartSection[];
  readonly span: TimelineSpan;
}

export interface WantedTimeline extends TimelineFilter {
  /** Entries of a page, at most `mostOfTimelinePage`. */
  readonly limit: number;
  /** As the page before said it; the newest entries where absent. */
  readonly after?: string;
}

export const timelinePageSize = 50;
export const mostOfTimelinePage = 200;

export interface TimelinePage extends Omit<RecordTimeline, 'entries'> {
  readonly entries: readonly TimelineEntry[];
  /** How many entries there are on all pages. */
  readonly total: number;
  /** Where the next page begins. */
  readonly next?: string;
}
