import { SECOND, type Result } from '@portico/domain/kernel';
import {
  facetFunctions,
  facetNames,
  type Answer,
  type Call,
  type FacetName,
  type PracticeConnection,
  type Problem,
} from '@portico/practice-spi';

/** A connection, or the sentences that say why there is none. */
export type Connecting = Result<PracticeConnection, readonly string[]>;

/** Milliseconds after which a connection that could not be made is tried again, by the first call that needs it. */
const pause = 30 * SECOND;

/**
 * A connection that is still being made. Until then every facet is there, its calls wait for it as long as they may, and
 * answer that the system is away; from then on it is the connection itself.
 */
export class LateConnection {
  readonly #connect: () => Promise<Connecting>;
  readonly #now: () => number;
  #made: PracticeConnection | undefined;
  #trying: Promise<Connecting>;
  #failedAt: number | undefined;

  constructor(connect: () => Promise<Connecting>, now: () => number) {
    this.#connect = connect;
    this.#now = now;
    this.#trying = this.#tried();
  }

  /** The try that runs or ran, or a new one if the last failed a while ago. */
  attempt(): Promise<Connecting> {
    if (this.#failedAt !== undefined && this.#now() >= this.#failedAt + pause) {
      this.#failedAt = undefined;
      this.#trying = this.#tried();
    }
    return this.#trying;
  }

  asConnection(): PracticeConnection {
    const waiting = Object.fromEntries(facetNames.map((facet) => [facet, this.#waitingFacet(facet)]));
    return new Proxy(waiting as unknown as PracticeConnection, {
      get: (target, name): unknown => Reflect.get(this.#made ?? target, name),
    });
  }

  async #tried(): Promise<Connecting> {
    const tried = await this.#connect();
    if (tried.ok) this.#made = tried.value;
    else this.#failedAt = this.#now();
    return tried;
  }

  #waitingFacet(facet: FacetName): object {
    const waitingFunction =
      (name: string) =>
      async (...given: readonly unknown[]): Answer<unknown> => {
        const { signal } = given.at(-1) as Call;
        const tried = await Promise.race([this.attempt(), aborted(signal)]);
        if (tried?.ok !== true) return problem({ kind: 'away' });
        const made: unknown = tried.value[facet];
        const run: unknown = made === undefined ? undefined : Reflect.get(Object(made), name);
        return typeof run === 'function' ? Reflect.apply(run, made, given) : problem({ kind: 'not-offered' });
      };
    return Object.fromEntries(Object.keys(facetFunctions[facet]).map((name) => [name, waitingFunction(name)]));
  }
}

const problem = (error: Problem) => ({ ok: false, error }) as const;

/** Resolves when a call may wait no longer. */
export const aborted = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
