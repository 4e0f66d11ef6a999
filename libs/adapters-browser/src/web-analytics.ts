import { reportedEvent, type Analytics, type AnalyticsEvent } from '@portico/application/kernel';
import type { Language, PracticeId } from '@portico/domain/kernel';

export interface AnalyticsSink {
  /** Where events are posted; a whole address, or a path of the portal's own origin. */
  readonly address: string;
  /** Tells the sink whose events these are. */
  readonly token: string;
}

export interface WebAnalyticsOptions {
  /** The sink of the configuration; nothing is sent where there is none. */
  readonly sink: () => Promise<AnalyticsSink | undefined>;
  readonly practice: () => PracticeId | undefined;
  readonly language: () => Language;
  /** The person's browser says that nothing of them is to be passed on. */
  readonly isOptedOut: () => boolean;
  readonly fetch: typeof fetch;
}

/**
 * Posts events to the configured sink, without cookies or referrer, so that people cannot be tracked. Requests outlive
 * the page (`keepalive`); errors are ignored.
 */
export class WebAnalytics implements Analytics {
  readonly #options: WebAnalyticsOptions;

  constructor(options: WebAnalyticsOptions) {
    this.#options = options;
  }

  tell(event: AnalyticsEvent): void {
    const { practice, language, isOptedOut } = this.#options;
    if (isOptedOut()) return;
    // Read now: the person may sign out a moment later.
    const told = reportedEvent(event, { practice: practice(), language: language() });
    this.#send(told).catch(() => undefined);
  }

  async #send(told: ReturnType<typeof reportedEvent>): Promise<void> {
    const sink = await this.#options.sink();
    if (sink === undefined) return;
    await this.#options.fetch(sink.address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: sink.token, ...told }),
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
  }
}

/** Global Privacy Control, or its forerunner Do Not Track. */
export const hasOptedOut = (navigator: object): boolean =>
  Reflect.get(navigator, 'globalPrivacyControl') === true || Reflect.get(navigator, 'doNotTrack') === '1';
