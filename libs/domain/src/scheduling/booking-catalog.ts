import type { Appointment, AppointmentLocation, AppointmentProvider } from '../appointments/index.ts';
import type { Cents, Instant, LocationId, ResourceId, VisitReasonId } from '../kernel/index.ts';
import type { LanguageTag } from './spoken-languages.ts';

/** A kind of visit that can be booked. */
export interface VisitReason {
  readonly id: VisitReasonId;
  /** The practice's name for it, in the requested language. */
  readonly visitType: string;
  /** How long it takes. */
  readonly minutes: number;
  readonly video: boolean;
  /** To be prepaid (`APT-106`); 0 if nothing is. */
  readonly prepayment: Cents;
}

/**
 * What is still to be prepaid: the prepayment of the visit that is replaced counts. If that visit is canceled already
 * it does not count, because the practice refunds it.
 */
export const prepaymentDue = (
  { prepayment }: Pick<VisitReason, 'prepayment'>,
  replaced: Pick<Appointment, 'prepaid' | 'status'> | undefined,
): Cents => Math.max(0, prepayment - (replaced?.status === 'SCHEDULED' ? (replaced.prepaid ?? 0) : 0)) as Cents;

/** A provider's calendar that can be chosen (`APT-072`). */
export interface Resource {
  readonly id: ResourceId;
  readonly provider: AppointmentProvider;
  /** A picture as a `data:` address. */
  readonly photo?: string;
  /** In which the provider speaks with patients; absent if the practice does not say. */
  readonly languages?: readonly LanguageTag[];
  /** What the practice says about the provider, in the requested language. */
  readonly about?: string;
  /** A chosen time is booked at once; otherwise it is requested, and the practice answers (`APT-077`). */
  readonly autoSchedule: boolean;
  /** This patient's last visit there (`APT-063`). */
  readonly lastAppointment?: Instant;
}

/** One thing that can be booked: a kind of visit on one calendar at one location. */
export interface Offer {
  readonly resource: ResourceId;
  readonly visitReason: VisitReasonId;
  readonly location: LocationId;
}

/** Everything that a practice lets a patient book, each list in display order. */
export interface Catalog {
  readonly resources: readonly Resource[];
  readonly visitReasons: readonly VisitReason[];
  readonly locations: readonly AppointmentLocation[];
  /** The bookable combinations. */
  readonly offers: readonly Offer[];
}

/** What has been chosen so far. */
export type Picked = Partial<Offer>;

/** What can still be chosen. */
export type Choices = Pick<Catalog, 'resources' | 'visitReasons' | 'locations'>;

const aspects = ['resource', 'visitReason', 'location'] as const;
type Aspect = (typeof aspects)[number];

const agrees = (offer: Offer, picked: Picked, but?: Aspect): boolean =>
  aspects.every((aspect) => aspect === but || picked[aspect] === undefined || picked[aspect] === offer[aspect]);

/**
 * The choices compatible with everything that is picked. A list is not narrowed by its own pick, so that the pick can
 * be changed; every listed choice leads to an offer.
 */
export const choicesFor = (catalog: Catalog, picked: Picked): Choices => {
  const fitting = <Id extends string>(aspect: Aspect): ReadonlySet<Id> =>
    new Set(
      catalog.offers.filter((offer) => agrees(offer, picked, aspect)).map((offer) => offer[aspect] as string as Id),
    );
  const [resources, visitReasons, locations] = [
    fitting<ResourceId>('resource'),
    fitting<VisitReasonId>('visitReason'),
    fitting<LocationId>('location'),
  ];
  return {
    resources: catalog.resources.filter(({ id }) => resources.has(id)),
    visitReasons: catalog.visitReasons.filter(({ id }) => visitReasons.has(id)),
    locations: catalog.locations.filter(({ id }) => locations.has(id)),
  };
};

/** The offers that match everything that is picked. */
export const offersFor = ({ offers }: Pick<Catalog, 'offers'>, picked: Picked): readonly Offer[] =>
  offers.filter((offer) => agrees(offer, picked));

/** Whether a complete choice is on offer; required for available times (`APT-061`). */
export const isOffered = (catalog: Pick<Catalog, 'offers'>, picked: Picked): picked is Offer =>
  aspects.every((aspect) => picked[aspect] !== undefined) && offersFor(catalog, picked).length > 0;

/**
 * The parts of a wish that are available together: as many as possible, the kind of visit first, then the provider,
 * then the location.
 */
export const offeredOf = (
  catalog: Pick<Catalog, 'offers'>,
  preference: { readonly [Part in keyof Offer]?: Offer[Part] | undefined },
): Picked =>
  (['visitReason', 'resource', 'location'] as const).reduce<Picked>((picked, aspect) => {
    const more = { ...picked, ...(preference[aspect] === undefined ? {} : { [aspect]: preference[aspect] }) };
    return offersFor(catalog, more).length > 0 ? more : picked;
  }, {});
