import type { CodeGenerator } from '@portico/domain/access';
import type { HoldId, Instant } from '@portico/domain/kernel';
import type { Practice } from '@portico/domain/practices';
import {
  offerEnds,
  type Availability,
  type FreeTime,
  type SlotHolds,
  type WaitEntry,
  type WaitEvent,
  type WaitListEntries,
} from '@portico/domain/scheduling';
import type { WaitListEntryUpdates } from './wait-list-entry-updates.ts';
import { changed } from './wait-list-offer-key.ts';
import { WantedTimes } from './wanted-times.ts';

/** Finds times that are free for those who wait, and offers them. */
export class FreeTimeOffers {
  readonly #availability: Pick<Availability, 'catalog' | 'slots'>;
  readonly #codes: Pick<CodeGenerator, 'newId'>;
  readonly #slotHolds: SlotHolds;
  readonly #waitList: WaitListEntries;
  readonly #updates: WaitListEntryUpdates;
  readonly #now: () => Instant;
  readonly #report: (event: WaitEvent['kind']) => void;

  constructor(
    availability: Pick<Availability, 'catalog' | 'slots'>,
    codes: Pick<CodeGenerator, 'newId'>,
    slotHolds: SlotHolds,
    waitList: WaitListEntries,
    updates: WaitListEntryUpdates,
    now: () => Instant,
    report: (event: WaitEvent['kind']) => void,
  ) {
    this.#availability = availability;
    this.#codes = codes;
    this.#slotHolds = slotHolds;
    this.#waitList = waitList;
    this.#updates = updates;
    this.#now = now;
    this.#report = report;
  }

  /** What is free for those who wait, asked for once in a round. */
  times(): WantedTimes {
    return new WantedTimes(this.#availability, this.#now);
  }

  /** Holds the time before offering it: after a crash the hold expires, and nothing was promised. */
  async offer(entry: WaitEntry, { offer, start }: FreeTime, practice: Practice): Promise<boolean> {
    const { patient, replaces, language } = entry;
    const hold = this.#codes.newId() as HoldId;
    const until = offerEnds(start, this.#now());
    const wanted = { offer, start, language, offered: true, ...(replaces && { replaces: replaces.visit }) } as const;
    const kept = await this.#slotHolds.keep(patient, wanted, hold, until);
    if (!kept.ok) return false;
    const { resource, location } = offer;
    const time = { resource, location, start, hold, until, told: false };
    const offered = await changed(this.#waitList, entry, (known) =>
      known.version === entry.version ? { kind: 'offered', time } : undefined,
    );
    if (offered === undefined) {
      await this.#slotHolds.release(patient, hold);
      return false;
    }
    this.#report('offered');
    await this.#updates.tell(offered, practice);
    return true;
  }
}
