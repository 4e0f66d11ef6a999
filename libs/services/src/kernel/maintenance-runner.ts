import type { Instant } from '@portico/domain/kernel';

/** Leases for jobs that only one of many instances should do. */
export interface Leases {
  /**
   * Takes a job's lease for so many milliseconds; false while it is held. Of two concurrent calls, one gets true.
   * Measured by the store's clock: an instance's clock may be ahead and would block the others (`OPS-D13`).
   */
  take(job: string, milliseconds: number): Promise<boolean>;
  /** Those of the jobs whose lease nobody holds now; another may take it before the caller does. */
  free(jobs: readonly string[]): Promise<ReadonlySet<string>>;
  /** Returns a lease whose work was not done, so that any instance may take it at once. */
  giveBack(job: string): Promise<void>;
  /** Forgets leases that ended before `before`, such as those of jobs that are no more. */
  prune(before: Instant): Promise<void>;
}

/** A job that runs from time to time. */
export interface MaintenanceJob {
  readonly name: string;
  /** Milliseconds from one run to the next. */
  readonly every: number;
  readonly run: (now: Instant) => Promise<unknown>;
}

/** Runs maintenance jobs, such as deleting expired data. Safe to run in any number of instances; safe to kill. */
export class MaintenanceRunner {
  readonly #leases: Leases;
  readonly #maintenanceJobs: readonly MaintenanceJob[];
  readonly #now: () => Instant;
  /** Called for a job that threw; the others still run, and its lease is given back. */
  readonly #onError: (maintenanceJob: string, thrown: unknown) => void;

  constructor(
    leases: Leases,
    maintenanceJobs: readonly MaintenanceJob[],
    now: () => Instant,
    onError: (maintenanceJob: string, thrown: unknown) => void,
  ) {
    this.#leases = leases;
    this.#maintenanceJobs = maintenanceJobs;
    this.#now = now;
    this.#onError = onError;
  }

  /** Runs what is due now; returns the names of the jobs that ran. */
  async round(): Promise<readonly string[]> {
    const done: string[] = [];
    const free = await this.#leases.free(this.#maintenanceJobs.map(({ name }) => name));
    for (const { name, every, run } of this.#maintenanceJobs.filter((job) => free.has(job.name))) {
      const at = this.#now();
      let isMine = false;
      try {
        isMine = await this.#leases.take(name, every);
        if (!isMine) continue;
        await run(at);
        done.push(name);
      } catch (thrown) {
        this.#onError(name, thrown);
        // If this fails too, the lease expires by itself.
        if (isMine) await this.#leases.giveBack(name).catch(() => undefined);
      }
    }
    return done;
  }
}
