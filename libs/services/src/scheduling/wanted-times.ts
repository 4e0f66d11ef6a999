import { addDays, dayIn, type AppointmentId, type Instant, type LocalDate } from '@portico/domain/kernel';
import {
  longestRange,
  mayOffer,
  type Availability,
  type Catalog,
  type DateRange,
  type FreeTime,
  type Slot,
  type WaitEntry,
} from '@portico/domain/scheduling';

/** The free times that those on the wait list of one practice want. What several of them want is asked for once. */
export class WantedTimes {
  readonly #availability: Pick<Availability, 'catalog' | 'slots'>;
  readonly #now: () => Instant;
  readonly #catalogs = new Map<string, Promise<Catalog>>();
  readonly #slots = new Map<string, Promise<readonly Slot[]>>();

  constructor(availability: Pick<Availability, 'catalog' | 'slots'>, now: () => Instant) {
    this.#availability = availability;
    this.#now = now;
  }

  /** The times that are free now for any matching offer, during the hours in which offers may be sent. */
  free(entry: WaitEntry): Promise<readonly FreeTime[]> {
    return this.#free(entry, (offer, days) => {
      const key = JSON.stringify([offer, days]);
      const known = this.#slots.get(key) ?? this.#availability.slots(entry.patient, offer, days);
      this.#slots.set(key, known);
      return known;
    });
  }

  /** The same, as if the entry's own visit did not take place. */
  besides(entry: WaitEntry, visit: AppointmentId): Promise<readonly FreeTime[]> {
    return this.#free(entry, (offer, days) => this.#availability.slots(entry.patient, offer, days, visit));
  }

  async #free(
    { patient, wanted, language }: WaitEntry,
    slotsOf: (offer: FreeTime['offer'], days: DateRange) => Promise<readonly Slot[]>,
  ): Promise<readonly FreeTime[]> {
    const at = this.#now();
    const catalog = this.#catalogs.get(language) ?? this.#availability.catalog(patient, language);
    this.#catalogs.set(language, catalog);
    const found: FreeTime[] = [];
    for (const { offer, timeZone } of wantedOffers(await catalog, wanted)) {
      if (!mayOffer(timeZone, at)) continue;
      const today = dayIn(timeZone, at);
      const start: LocalDate = wanted.days.start < today ? today : wanted.days.start;
      if (start > wanted.days.end) continue;
      // The same days for all who wait; further ones are looked at as they come nearer.
      const slots = await slotsOf(offer, { start, end: addDays(start, longestRange) });
      found.push(...slots.map((slot) => ({ ...slot, offer, timeZone })));
    }
    return found;
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
