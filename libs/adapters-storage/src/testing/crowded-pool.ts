import { Unavailable } from '@portico/domain/kernel';
import { Admission, longestWaitTicks, type Ticking } from '../sql/connection-admission.ts';
import type { Caller, CallerRequest } from '../sql/caller-of-statements.ts';

export interface Asked {
  readonly caller: Caller;
  readonly came: number;
  /** When it was answered, or refused. */
  readonly ended: number;
  readonly outcome: 'answered' | 'busy';
}

/** Statements of a screen, in trips of which each waits for the one before. */
export const dashboard: readonly number[] = [2, 6, 6, 6];

const stepsOfTick = 125;
/** In steps. */
export const longestWait = longestWaitTicks * stepsOfTick;

/**
 * A pool of connections whose statements take a step each, and whose steps are told by the test. An `Admission` stands before
 * it, as before the real one.
 */
export class CrowdedPool {
  readonly admission: Admission;
  readonly asked: Asked[] = [];
  /** Whether statements end. */
  answers = true;
  /** Number of steps in which a connection was idle while a statement waited. */
  idled = 0;
  step = 0;
  readonly #connections: number;
  readonly #line: (() => void)[] = [];
  #running: (() => void)[] = [];
  #tick: (() => void) | undefined;
  #open = 0;

  constructor(connections: number) {
    this.#connections = connections;
    const ticking: Ticking = (_milliseconds, tick) => {
      this.#tick = tick;
      return () => (this.#tick = undefined);
    };
    this.admission = new Admission(() => connections - this.#running.length - this.#line.length, ticking);
  }

  /** Opens a screen for the caller; what becomes of it stands in `asked`. */
  open(caller: Caller, trips = dashboard): void {
    const came = this.step;
    this.#open += 1;
    const end = (outcome: Asked['outcome']): void => {
      this.#open -= 1;
      this.asked.push({ caller, came, ended: this.step, outcome });
    };
    this.#screen({ caller }, trips).then(
      () => end('answered'),
      (error: unknown) => {
        if (!(error instanceof Unavailable)) throw error;
        end(error.why as 'busy');
      },
    );
  }

  async run(steps: number): Promise<void> {
    for (let done = 0; done < steps; done += 1) await this.#next();
  }

  /** Runs until no statement is left. */
  async settle(): Promise<void> {
    while (this.#open > 0) await this.#next();
  }

  async #next(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    if (this.#running.length < this.#connections && this.admission.waiting + this.#line.length > 0) this.idled += 1;
    this.step += 1;
    if (this.step % stepsOfTick === 0) this.#tick?.();
    if (!this.answers) return;
    const ended = this.#running;
    this.#running = [];
    for (const answer of ended) {
      answer();
      this.#take();
      this.admission.pulse();
    }
  }

  #take(): void {
    const next = this.#running.length < this.#connections ? this.#line.shift() : undefined;
    if (next !== undefined) this.#running.push(next);
  }

  async #screen(request: CallerRequest, trips: readonly number[]): Promise<void> {
    for (const statements of trips) {
      await Promise.all(Array.from({ length: statements }, () => this.#statement(request)));
    }
  }

  async #statement(request: CallerRequest): Promise<void> {
    const turn = this.admission.turnOf(request);
    if (turn !== undefined) await turn;
    await new Promise<void>((resolve) => {
      this.#line.push(resolve);
      this.#take();
    });
  }
}
