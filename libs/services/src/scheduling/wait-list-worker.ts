import { SECOND, type Instant, type PracticeId } from '@portico/domain/kernel';
import type { PracticeDirectory } from '@portico/domain/practices';
import { nextInLine, type InLine, type WaitListEntries } from '@portico/domain/scheduling';
import type { Leases } from '../kernel/index.ts';
import type { FreeTimeOffers } from './offer-free-time.ts';
import type { WaitListEntryUpdates } from './wait-list-entry-updates.ts';

/** Milliseconds from one round to the next. */
export const offerTimesEvery = 30 * SECOND;
/** Lease in milliseconds; it expires by itself, since its holder may have died. */
const turn = offerTimesEvery - 5 * SECOND;
/** Entries read per practice; the rest move up as the list moves. */
const most = 200;

/**
 * Offers free times to those who wait for an earlier one. Safe to run in any number of instances, safe to kill: a time
 * is held for one person before it is offered, and each step of an entry is made once.
 */
export class WaitListWorker {
  readonly #practices: Pick<PracticeDirectory, 'practices'>;
  readonly #waitList: WaitListEntries;
  readonly #updates: WaitListEntryUpdates;
  readonly #offers: FreeTimeOffers;
  readonly #leases: Leases;
  readonly #now: () => Instant;
  readonly #onError: (thrown: unknown) => void;

  constructor(
    practices: Pick<PracticeDirectory, 'practices'>,
    waitList: WaitListEntries,
    updates: WaitListEntryUpdates,
    offers: FreeTimeOffers,
    leases: Leases,
    now: () => Instant,
    /** Called for a practice whose wait list failed; the others are still processed. */
    onError: (thrown: unknown) => void,
  ) {
    this.#practices = practices;
    this.#waitList = waitList;
    this.#updates = updates;
    this.#offers = offers;
    this.#leases = leases;
    this.#now = now;
    this.#onError = onError;
  }

  /** Does what is due now; returns how many times were offered. */
  async round(): Promise<number> {
    if (!(await this.#leases.take('wait-list', turn))) return 0;
    let offered = 0;
    for (const practice of await this.#waitList.practices()) {
      try {
        offered += await this.#practice(practice);
      } catch (thrown) {
        this.#onError(thrown);
      }
    }
    return offered;
  }

  async #practice(id: PracticeId): Promise<number> {
    const [practice] = await this.#practices.practices([id]);
    if (practice === undefined) return 0;
    const line: InLine[] = [];
    for (const entry of await this.#waitList.line(id, most)) {
      const waiting = await this.#updates.upToDate(entry, practice);
      if (waiting !== undefined) line.push({ entry: waiting, free: await this.#offers.free(waiting) });
    }
    let offered = 0;
    for (const { entry, time } of nextInLine(line, this.#now())) {
      if (await this.#offers.offer(entry, time, practice)) offered += 1;
    }
    return offered;
  }
}
