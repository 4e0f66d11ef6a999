import type { Appointment } from '@portico/domain/appointments';
import {
  MINUTE,
  plus,
  type Cents,
  type Instant,
  type Language,
  type LocationId,
  type PatientRef,
  type ResourceId,
  type VisitReasonId,
} from '@portico/domain/kernel';
import { isOffered, languageTags, type Catalog, type Offer, type Resource } from '@portico/domain/scheduling';
import type { Offer as SystemOffer, Offered, Provider } from '@portico/practice-spi';
import type { ConnectedPractice, PracticeLink } from './connected-practices.ts';
import { wayOf } from './offered-services.ts';
import { PortalIds } from './portal-and-system-ids.ts';
import { locationOf, providerOf } from './visit-mapping.ts';

export const nothingOffered: Catalog = { resources: [], visitReasons: [], locations: [], offers: [] };

/** What a practice's system lets be booked, as the domain has it; each offer beside the system's own. */
export interface OfferedCatalog {
  readonly catalog: Catalog;
  readonly systemOffers: readonly (readonly [Offer, SystemOffer])[];
}

/** Nothing where the practice books nothing online. Providers and places are ordered by name. */
export const offeredCatalog = async (link: PracticeLink, language: Language): Promise<OfferedCatalog> => {
  const { times } = link.connection;
  if (link.practice.booking === undefined || times === undefined) return { catalog: nothingOffered, systemOffers: [] };
  const offered = link.answers.valueOf('times.offered', await times.offered(link.call(language)));
  const ids = new PortalIds();
  const found = catalogOf(link, offered, ids, language);
  await ids.keep(link.sql, link.id);
  return found;
};

const catalogOf = (
  { practice }: PracticeLink,
  { calendars, types, places, offers: all }: Offered,
  ids: PortalIds,
  language: Language,
): OfferedCatalog => {
  const byRequest = new Set(calendars.flatMap(({ id, byRequest: asks }) => (asks === true ? [id] : [])));
  const prepaid = new Set(types.flatMap(({ id, prepayment = 0 }) => (prepayment > 0 ? [id] : [])));
  const offers = all.filter(({ calendar, type }) =>
    canBeKept(practice, { isAsked: byRequest.has(calendar), isPrepaid: prepaid.has(type) }),
  );
  const { compare } = new Intl.Collator(language);
  const named = <T extends { readonly id: string }>(all: readonly T[], aspect: keyof SystemOffer): readonly T[] =>
    all.filter(({ id }) => offers.some((offer) => offer[aspect] === id));
  const systemOffers = offers.map((offer) => [offerOf(offer, ids), offer] as const);
  return {
    systemOffers,
    catalog: {
      resources: named(calendars, 'calendar')
        .map(({ id, provider, byRequest }) => ({
          id: ids.of<ResourceId>('calendar', id),
          provider: providerOf(provider, ids),
          autoSchedule: byRequest !== true,
          ...spokenBy(provider),
        }))
        .toSorted((a, b) => compare(a.provider.name, b.provider.name)),
      visitReasons: named(types, 'type').map(({ id, name, minutes, video, prepayment }) => ({
        id: ids.of<VisitReasonId>('visit-type', id),
        visitType: name,
        minutes,
        video: video === true,
        prepayment: (prepayment ?? 0) as Cents,
      })),
      locations: named(places, 'place')
        .map((place) => locationOf(place, practice, ids))
        .toSorted((a, b) => compare(a.office, b.office)),
      offers: systemOffers.map(([offer]) => offer),
    },
  };
};

/** A tag that is none is left out. */
const spokenBy = ({ languages = [] }: Provider): Pick<Resource, 'languages'> => {
  const tags = languageTags(languages);
  return tags.length === 0 ? {} : { languages: tags };
};

/**
 * Whether a visit of an offer can come about: a time is booked at once, or asked for where the calendar is answered by
 * the office or a prepayment cannot be taken. What could only be refused in the end is not offered.
 */
const canBeKept = (
  practice: ConnectedPractice,
  { isAsked, isPrepaid }: { readonly isAsked: boolean; readonly isPrepaid: boolean },
): boolean => {
  const { connection, takesCards } = practice;
  const way = wayOf(practice);
  if (way === 'by-phone') return false;
  const isPayable = takesCards === true && connection.money !== undefined;
  const isBookedAtOnce = way === 'slots' && !isAsked && (!isPrepaid || isPayable);
  return isBookedAtOnce || connection.booking?.request !== undefined;
};

const offerOf = ({ calendar, type, place }: SystemOffer, ids: PortalIds): Offer => ({
  resource: ids.of<ResourceId>('calendar', calendar),
  visitReason: ids.of<VisitReasonId>('visit-type', type),
  location: ids.of<LocationId>('place', place),
});

/** An offer with everything that a visit of it will be; undefined for what is not on offer. */
export interface FoundOffer {
  readonly system: SystemOffer;
  readonly minutes: number;
  readonly prepayment: Cents;
  visitAt(patient: PatientRef, start: Instant): Omit<Appointment, 'id' | 'status'>;
}

export const findOffer = ({ catalog, systemOffers }: OfferedCatalog, offer: Offer): FoundOffer | undefined => {
  if (!isOffered(catalog, offer)) return undefined;
  const [, system] =
    systemOffers.find(
      ([{ resource, visitReason, location }]) =>
        resource === offer.resource && visitReason === offer.visitReason && location === offer.location,
    ) ?? [];
  const resource = catalog.resources.find(({ id }) => id === offer.resource);
  const reason = catalog.visitReasons.find(({ id }) => id === offer.visitReason);
  const location = catalog.locations.find(({ id }) => id === offer.location);
  if (system === undefined || resource === undefined || reason === undefined || location === undefined)
    return undefined;
  return {
    system,
    minutes: reason.minutes,
    prepayment: reason.prepayment,
    visitAt: (patient, start) => ({
      patient,
      start,
      end: plus(start, reason.minutes * MINUTE),
      video: reason.video,
      visitType: reason.visitType,
      provider: resource.provider,
      location,
      bookedAs: { resource: offer.resource, visitReason: offer.visitReason },
    }),
  };
};

/** When a patient was last with each provider (`APT-063`). */
export const withLastVisits = (catalog: Catalog, visits: readonly Appointment[], now: Instant): readonly Resource[] =>
  catalog.resources.map((resource) => {
    const starts = visits
      .filter(
        ({ provider, status, start }) =>
          provider.id === resource.provider.id && (status === 'CHECKED-IN' || status === 'COMPLETED') && start <= now,
      )
      .map(({ start }) => start);
    return starts.length === 0 ? resource : { ...resource, lastAppointment: Math.max(...starts) as Instant };
  });
