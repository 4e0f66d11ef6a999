import { Unavailable } from '@portico/domain/kernel';
import { BoundedCache } from './bounded-cache.ts';
import { boundedJson } from './bounded-json.ts';
import { CircuitBreaker } from './circuit-breaker.ts';

export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** What came of a question, for counting; nothing of the question is in it. */
export const registryOutcomes = ['answered', 'kept', 'refused', 'unusable', 'silent', 'busy', 'paused'] as const;
export type RegistryOutcome = (typeof registryOutcomes)[number];

/** What an adapter needs of the machine it runs on. */
export interface RegistryRuntime {
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly fetch?: Fetch;
  /** Ends one request; after three seconds if absent. */
  readonly deadline?: () => AbortSignal;
  readonly onOutcome?: (outcome: RegistryOutcome) => void;
}

/** `refused`: the service is well, and does not answer this question. `unusable`: it is not what it is taken for. */
export type Reading<T> =
  | { readonly kind: 'read'; readonly value: T }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unusable' };

export interface RegistryReader<T> {
  readonly read: (answer: { readonly status: number; readonly body: unknown }) => Reading<T>;
  /** Milliseconds for which an answer is kept. */
  readonly lifetime: number;
  /** Which answers are kept; all if absent. */
  readonly isKept?: (value: T) => boolean;
}

/** Time limit in milliseconds; short, because the person is typing. */
const patience = 3_000;
const largestAnswer = 2_097_152;
const mostKept = 500;
const mostAtOnce = 8;
const breaker = { failures: 3, pause: 30_000 };

/**
 * Calls a public registry. Answers are limited in time and size, and cached for a while; at most eight calls run at
 * once, and after three failures in a row calls fail at once for half a minute. Throws `Unavailable`, which never
 * contains the query.
 */
export class RegistryClient<T> {
  readonly #machine: RegistryRuntime;
  readonly #reader: RegistryReader<T>;
  readonly #kept: BoundedCache<T>;
  readonly #breaker: CircuitBreaker;
  readonly #asked = new Map<string, Promise<T>>();

  constructor(machine: RegistryRuntime, reader: RegistryReader<T>) {
    this.#machine = machine;
    this.#reader = reader;
    this.#kept = new BoundedCache(mostKept, reader.lifetime, machine.now);
    this.#breaker = new CircuitBreaker(breaker, machine.now);
  }

  /** Concurrent calls with the same question share one request. */
  async ask(address: string, init: RequestInit = {}): Promise<T> {
    const kept = this.#kept.get(address);
    if (kept !== undefined) {
      this.#tell('kept');
      return kept.value;
    }
    const running = this.#asked.get(address);
    if (running !== undefined) return running;
    if (this.#asked.size >= mostAtOnce) throw this.#away('busy');
    if (!this.#breaker.mayAsk()) throw this.#away('paused');
    const asked = this.#exchange(address, init).finally(() => this.#asked.delete(address));
    this.#asked.set(address, asked);
    return asked;
  }

  async #exchange(address: string, init: RequestInit): Promise<T> {
    const answer = await this.#send(address, init);
    if (answer === undefined) {
      this.#breaker.failed();
      throw this.#away('silent');
    }
    const reading = this.#reader.read(answer);
    if (reading.kind === 'unusable') {
      this.#breaker.failed();
      throw this.#away('unusable');
    }
    this.#breaker.succeeded();
    if (reading.kind === 'refused') throw this.#away('refused');
    if (this.#reader.isKept?.(reading.value) !== false) this.#kept.set(address, reading.value);
    this.#tell('answered');
    return reading.value;
  }

  async #send(address: string, init: RequestInit): Promise<{ status: number; body: unknown } | undefined> {
    const { fetch = globalThis.fetch, deadline = () => AbortSignal.timeout(patience) } = this.#machine;
    try {
      const response = await fetch(address, {
        ...init,
        headers: { accept: 'application/json', ...init.headers },
        signal: deadline(),
        redirect: 'error',
        cache: 'no-store',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      });
      return { status: response.status, body: await boundedJson(response, largestAnswer) };
    } catch {
      // The error is dropped: it may contain the address, and so what the person typed.
      return undefined;
    }
  }

  #away(outcome: Exclude<RegistryOutcome, 'answered' | 'kept'>): Unavailable {
    this.#tell(outcome);
    return new Unavailable(outcome === 'busy' ? 'busy' : 'unreachable');
  }

  #tell(outcome: RegistryOutcome): void {
    this.#machine.onOutcome?.(outcome);
  }
}
