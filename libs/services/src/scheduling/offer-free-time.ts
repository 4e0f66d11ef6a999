import type { CodeGenerator } from '@portico/domain/access';
import { addDays, dayIn, type HoldId, type Instant, type LocalDate } from '@portico/domain/kernel';
import type { Practice } from '@portico/domain/practices';
import {
  longestRange,
  mayOffer,
  offerEnds,
  type Availability,
  type Catalog,
  type FreeTime,
  type SlotHolds,
  type WaitEntry,
  type WaitEvent,
  type WaitListEntries,
} from '@portico/domain/scheduling';
import type { WaitListEntryUpdates } from './wait-list-entry-updates.ts';
import { changed } from './wait-list-offer-key.ts';

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

  /** The times that are free now for any matching offer, during the hours in which offers may be sent. */
  async free({ patient, wanted, replaces, language }: WaitEntry): Promise<readonly FreeTime[]> {
    const at = this.#now();
    const catalog = await this.#availability.catalog(patient, language);
    const found: FreeTime[] = [];
    for (const { offer, timeZone } of wantedOffers(catalog, wanted)) {
      if (!mayOffer(timeZone, at)) continue;
      const today = dayIn(timeZone, at);
      const start = wanted.days.start < today ? today : wanted.days.start;
      // Further days are looked at as they come nearer.
      const last = addDays(start, longestRange);
      const end: LocalDate = wanted.days.end > last ? last : wanted.days.end;
      if (start > end) continue;
      const slots = await this.#availability.slots(patient, offer, { start, end }, replaces?.visit);
      found.push(...slots.map((slot) => ({ ...slot, offer, timeZone })));
    }
    return found;
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

/** All matching offers that are booked at once; a time that is only requested cannot be held. */
const wantedOffers = (
  { offers, resources, locations }: Catalog,
  wanted: WaitEntry['wanted'],
): readonly Pick<FreeTime, 'offer' | 'timeZone'>[] =>
  offers
    .filter(
      ({ visitReason, resource, location }) =>
        visitReason === wanted.visitReason &&
        (wanted.resource === undefined || wanted.resource === resource) &&
        (wanted.location === undefined || wanted.location === location) &&
        resources.some(({ id, autoSchedule }) => id === resource && autoSchedule),
    )
    .flatMap((offer) => {
      const place = locations.find(({ id }) => id === offer.location);
      return place === undefined ? [] : [{ offer, timeZone: place.timeZone }];
    });
