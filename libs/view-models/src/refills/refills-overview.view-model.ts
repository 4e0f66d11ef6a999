import { isOpenRefill, type RefillRequest } from '@portico/domain/refills';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';
import type { Refills, RefillsOverview, RefillWay } from '@portico/application/refills';

/** How a refill is asked for beside each medication, and how far the last request came. */
export class RefillsOverviewViewModel {
  overview: RefillsOverview | undefined = undefined;

  readonly #refills: Pick<Refills, 'overview'>;
  readonly #replies = new LatestRequest();

  constructor(refills: Pick<Refills, 'overview'>) {
    this.#refills = refills;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Nothing is offered until it is known, and where it cannot be known. */
  get way(): RefillWay {
    return this.overview?.way ?? 'none';
  }

  /** The open request of a medication, else the last one that the person did not withdraw. */
  requestOf(medication: string): RefillRequest | undefined {
    const all = this.overview?.requests.filter((request) => request.medication.id === medication) ?? [];
    return all.find(isOpenRefill) ?? all.find(({ status }) => status !== 'withdrawn');
  }

  async load(): Promise<void> {
    const wanted = this.#replies.expect();
    const answer = await this.#refills.overview();
    if (!wanted()) return;
    runInAction(() => {
      this.overview = answer.ok ? answer.value : undefined;
    });
  }

  dispose(): void {
    this.#replies.stop();
  }
}
