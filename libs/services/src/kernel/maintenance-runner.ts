import type { Instant } from '@portico/domain/kernel';

/** Whose turn it is to do what only one of many instances should do. */
export interface Leases {
  /**
   * Takes a job's turn for so many milliseconds; false while somebody has it. Of two that ask at once one is answered true.
   * Turns have a clock of their own: that of an instance may be ahead, and would keep the others waiting (`OPS-D13`).
   */
  take(job: string, milliseconds: number): Promise<boolean>;
  /** Gives a turn back whose work was not done, so that anybody may take it at once. */
  giveBack(job: string): Promise<void>;
}

/** Something that is to be done from time to time. */
export interface MaintenanceJob {
  readonly name: string;
  /** Milliseconds from one turn to the next. */
  readonly every: number;
  readonly run: (now: Instant) => Promise<unknown>;
}

export interface MaintenanceRunnerDeps {
  readonly leases: Leases;
  readonly maintenanceJobs: readonly MaintenanceJob[];
  readonly now: () => Instant;
  /** Hears of a maintenance job that threw; the others are done all the same, and its turn is given back. */
  readonly onError: (maintenanceJob: string, thrown: unknown) => void;
}

/** Forgets what is over. Any number of maintenance runners may share one house, and any may die. */
export class MaintenanceRunner {
  readonly #deps: MaintenanceRunnerDeps;

  constructor(deps: MaintenanceRunnerDeps) {
    this.#deps = deps;
  }

  /** Does what is due now; answers the names of what was done. */
  async round(): Promise<readonly string[]> {
    const { leases, maintenanceJobs, now, onError } = this.#deps;
    const done: string[] = [];
    for (const { name, every, run } of maintenanceJobs) {
      const at = now();
      let isMine = false;
      try {
        isMine = await leases.take(name, every);
        if (!isMine) continue;
        await run(at);
        done.push(name);
      } catch (thrown) {
        onError(name, thrown);
        // Where this fails too, the turn comes again by itself.
        if (isMine) await leases.giveBack(name).catch(() => undefined);
      }
    }
    return done;
  }
}
