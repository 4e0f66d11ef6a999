import { isOpenRefill, type RefillRequest } from '@portico/domain/refills';
import type { RefillsOverview, RefillWay } from '@portico/application/refills';

/** How a refill is asked for beside each medication, and how far the last request came. */
export class MedicationRefills {
  readonly #overview: RefillsOverview;

  constructor(overview: RefillsOverview) {
    this.#overview = overview;
  }

  get way(): RefillWay {
    return this.#overview.way;
  }

  /** The open request of a medication, else the last one that the person did not withdraw. */
  requestOf(medication: string): RefillRequest | undefined {
    const all = this.#overview.requests.filter((request) => request.medication.id === medication);
    return all.find(isOpenRefill) ?? all.find(({ status }) => status !== 'withdrawn');
  }
}
