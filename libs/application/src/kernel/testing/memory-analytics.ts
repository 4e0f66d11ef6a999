import type { Analytics, AnalyticsEvent } from '../analytics.ts';

/** Keeps what was told, for a test to read. */
export class MemoryAnalytics implements Analytics {
  readonly told: AnalyticsEvent[] = [];

  tell(event: AnalyticsEvent): void {
    this.told.push(event);
  }
}
