import type { AppointmentId, Language, PatientRef, PracticeId } from '@portico/domain/kernel';
import type { Availability, BookingRules, Catalog, DateRange, Offer, Slot } from '@portico/domain/scheduling';
import type { ConnectedPractices } from './connected-practices.ts';
import { findOffer, nothingOffered, offeredCatalog, withLastVisits } from './bookable-catalog-of-system.ts';
import { wayOf } from './offered-services.ts';
import { findTimes, heldMeanwhile } from './open-times.ts';
import { visitsOf } from './read-system-visits.ts';

/** What the systems of connected practices let be booked, by the rules of the practice's configuration. */
export class ConnectedAvailability implements Availability {
  readonly #practices: ConnectedPractices;

  constructor(practices: ConnectedPractices) {
    this.#practices = practices;
  }

  async rules(practice: PracticeId): Promise<BookingRules | undefined> {
    const link = this.#practices.of(practice);
    if (link === undefined || wayOf(link.practice) === 'by-phone') return undefined;
    return link.practice.booking;
  }

  async catalog(patient: PatientRef, language: Language): Promise<Catalog> {
    const link = this.#practices.of(patient.practice);
    if (link === undefined) return nothingOffered;
    const now = await link.now();
    const { catalog } = await offeredCatalog(link, language);
    if (catalog.offers.length === 0) return nothingOffered;
    const visits = (await visitsOf(link, patient, { before: now })).map(({ appointment }) => appointment);
    return { ...catalog, resources: withLastVisits(catalog, visits, now) };
  }

  /** What is held is read first: a hold that becomes a visit in between is seen twice, and never not at all. */
  async slots(patient: PatientRef, offer: Offer, days: DateRange, replaces?: AppointmentId): Promise<readonly Slot[]> {
    const link = this.#practices.of(patient.practice);
    const found = link && findOffer(await offeredCatalog(link, 'en'), offer);
    if (link === undefined || found === undefined) return [];
    const asked = {
      patient,
      offer: found,
      days,
      now: await link.now(),
      language: 'en' as const,
      choosing: true,
      replaces,
    };
    const held = await heldMeanwhile(link.sql, asked);
    const times = await findTimes(link, asked);
    return times.open(held).map(({ start, end }) => ({ start, end }));
  }
}
