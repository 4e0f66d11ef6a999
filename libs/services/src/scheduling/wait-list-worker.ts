import { MINUTE, SECOND, type Instant, type PracticeId } from '@portico/domain/kernel';
import { PracticeAway, type Practice, type PracticeDirectory } from '@portico/domain/practices';
import {
  fitsWait,
  nextInLine,
  type InLine,
  type WaitEntry,
  type WaitId,
  type WaitListEntries,
} from '@portico/domain/scheduling';
import type { FreeTimeOffers } from './offer-free-time.ts';
import type { WaitListEntryUpdates } from './wait-list-entry-updates.ts';
import type { WantedTimes } from './wanted-times.ts';

/** Milliseconds from one round to the next. */
export const offerTimesEvery = 30 * SECOND;
/** Milliseconds after which a practice is looked at again: a little less than the pause, so that no round is missed. */
const lookAgainAfter = offerTimesEvery - 5 * SECOND;
/**
 * Lease in milliseconds; it expires by itself, since its holder may have died. One practice is leased at a time, so that the
 * instances share them and none waits for a slow one while its lease runs.
 */
const lease = 5 * MINUTE;
/** Entries per round of which the visit is read again, though no time fits them. */
const lookedAtOnce = 4;
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
  readonly #now: () => Instant;
  readonly #onError: (thrown: unknown) => void;
  /** In which turn the visit of an entry was last read. */
  readonly #lookedAt = new Map<PracticeId, Map<WaitId, number>>();
  #turns = 0;

  constructor(
    practices: Pick<PracticeDirectory, 'practices'>,
    waitList: WaitListEntries,
    updates: WaitListEntryUpdates,
    offers: FreeTimeOffers,
    now: () => Instant,
    /** Called for a practice whose wait list failed; the others are still processed. */
    onError: (thrown: unknown) => void,
  ) {
    this.#practices = practices;
    this.#waitList = waitList;
    this.#updates = updates;
    this.#offers = offers;
    this.#now = now;
    this.#onError = onError;
  }

  /** Does what is due now; returns how many times were offered. */
  async round(): Promise<number> {
    const ends = this.#now() + offerTimesEvery;
    let offered = 0;
    for (;;) {
      const [leased] = await this.#waitList.claimPractices(lease, 1);
      if (leased === undefined) return offered;
      offered += await this.#offersOf(leased.practice);
      await this.#waitList.lookAgain(leased, lookAgainAfter);
      if (this.#now() >= ends) return offered;
    }
  }

  async #offersOf(practice: PracticeId): Promise<number> {
    try {
      return await this.#practice(practice);
    } catch (thrown) {
      // A practice whose system does not answer, or has answered enough this minute, gets its turn in the next round.
      if (!(thrown instanceof PracticeAway)) this.#onError(thrown);
      return 0;
    }
  }

  async #practice(id: PracticeId): Promise<number> {
    const [practice] = await this.#practices.practices([id]);
    if (practice === undefined) return 0;
    const waiting: WaitEntry[] = [];
    for (const entry of await this.#waitList.line(id, most)) {
      const next = entry.state.kind === 'offered' ? await this.#updates.upToDate(entry, practice) : entry;
      if (next !== undefined) waiting.push(next);
    }
    const times = this.#offers.times();
    const line: InLine[] = [];
    for (const entry of waiting) line.push({ entry, free: await times.free(entry) });
    const offered = await this.#offerInTurn(line, practice);
    return offered + (await this.#lookAt(waiting, practice, times));
  }

  /** An entry is brought up to date before it is offered a time, and not before, since that is a question to the practice's system. */
  async #offerInTurn(line: readonly InLine[], practice: Practice): Promise<number> {
    let offered = 0;
    for (const { entry, time } of nextInLine(line, this.#now())) {
      const waiting = await this.#updates.upToDate(entry, practice);
      if (waiting === undefined || !fitsWait(waiting, time, this.#now())) continue;
      if (await this.#offers.offer(waiting, time, practice)) offered += 1;
    }
    return offered;
  }

  /**
   * Brings those up to date that were not looked at for longest, and offers them times that only their own visit is in the
   * way of. A few at a time, since each takes several questions to the practice's system.
   */
  async #lookAt(waiting: readonly WaitEntry[], practice: Practice, times: WantedTimes): Promise<number> {
    const looked = (this.#turns += 1);
    const before = this.#lookedAt.get(practice.id);
    const looks = new Map(waiting.map(({ id }) => [id, before?.get(id) ?? 0]));
    this.#lookedAt.set(practice.id, looks);
    const lastLook = ({ id }: WaitEntry): number => looks.get(id) ?? 0;
    let offered = 0;
    for (const { id, patient } of waiting.toSorted((a, b) => lastLook(a) - lastLook(b)).slice(0, lookedAtOnce)) {
      looks.set(id, looked);
      const entry = await this.#waitList.byId(patient, id);
      const next = entry?.state.kind === 'waiting' ? await this.#updates.upToDate(entry, practice) : undefined;
      if (next?.replaces === undefined) continue;
      const free = await times.besides(next, next.replaces.visit);
      offered += await this.#offerInTurn([{ entry: next, free }], practice);
    }
    return offered;
  }
}
