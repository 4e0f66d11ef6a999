import type { ReportedEvent } from '@portico/application/kernel';
import { MINUTE, type Instant } from '@portico/domain/kernel';
import { Counter, type Registry } from 'prom-client';

/** The service that counts, as the configuration names it. */
export interface Collector {
  readonly address: string;
  readonly token: string;
}

export interface EventForwarderOptions {
  readonly collector: Collector;
  readonly now: () => Instant;
  /** Whether there is such a practice: any text may come as one. */
  readonly isPractice: (id: string) => Promise<boolean>;
  readonly registry: Registry;
  readonly fetch?: (address: string, init: RequestInit) => Promise<Response>;
  readonly deadline?: () => AbortSignal;
}

/** An event as the collector is told of it: names of ours, an id of a practice, and a number. */
export interface ForwardedEvent extends ReportedEvent {
  /** Minutes since 1970: a shorter time could be found again in another log. */
  readonly minute: number;
}

const mostWaiting = 1_000;
const mostAtOnce = 50;
/** Milliseconds. */
const patience = 5_000;

/**
 * Forwards events to the collector in the background. Events that overflow the queue, or that the collector refuses,
 * are dropped and counted.
 */
export class EventForwarder {
  readonly #options: EventForwarderOptions;
  readonly #events: Counter<'outcome'>;
  readonly #practices = new Set<string>();
  #waiting: ForwardedEvent[] = [];

  constructor(options: EventForwarderOptions) {
    this.#options = options;
    this.#events = new Counter({
      name: 'portico_events_total',
      help: 'Events of analytics, by what became of them: sent, lost at the collector, dropped before it, declined by the person.',
      labelNames: ['outcome'],
      registers: [options.registry],
    });
  }

  take(event: ReportedEvent): void {
    if (this.#waiting.length >= mostWaiting) this.#events.inc({ outcome: 'dropped' });
    else this.#waiting.push({ ...event, minute: Math.floor(this.#options.now() / MINUTE) });
  }

  declined(): void {
    this.#events.inc({ outcome: 'declined' });
  }

  /** Sends what waits, fifty at a time; a collector that does not take a part is not tried again in this round. */
  async round(): Promise<void> {
    while (this.#waiting.length > 0) {
      const [part, rest] = [this.#waiting.slice(0, mostAtOnce), this.#waiting.slice(mostAtOnce)];
      this.#waiting = rest;
      const isSent = await this.#send(await Promise.all(part.map((event) => this.#atKnownPractice(event))));
      this.#events.inc({ outcome: isSent ? 'sent' : 'lost' }, part.length);
      if (!isSent) return;
    }
  }

  async #send(events: readonly ForwardedEvent[]): Promise<boolean> {
    const { collector, fetch = globalThis.fetch, deadline = () => AbortSignal.timeout(patience) } = this.#options;
    try {
      const { ok, body } = await fetch(collector.address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${collector.token}` },
        body: JSON.stringify({ events }),
        signal: deadline(),
        redirect: 'error',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      });
      await body?.cancel();
      return ok;
    } catch {
      return false;
    }
  }

  async #atKnownPractice({ practiceId, ...event }: ForwardedEvent): Promise<ForwardedEvent> {
    if (practiceId === undefined) return event;
    if (!this.#practices.has(practiceId)) {
      const isKnown = await this.#options.isPractice(practiceId).catch(() => false);
      if (!isKnown) return event;
      this.#practices.add(practiceId);
    }
    return { ...event, practiceId };
  }
}
