import type { Analytics, AnalyticsEvent } from '../analytics.ts';

/** Records events for tests. */
export class MemoryAnalytics implements Analytics {
  readonly told: AnalyticsEvent[] = [];

  tell(event: AnalyticsEvent): void {
    this.told.push(event);
  }
}
