import type { Appointment, AppointmentLocation, AppointmentProvider } from '../appointments/index.ts';
import type { Cents, Instant, LocationId, ResourceId, VisitReasonId } from '../kernel/index.ts';

/** A kind of visit that can be booked. */
export interface VisitReason {
  readonly id: VisitReasonId;
  /** What the practice calls it, in the language asked for. */
  readonly visitType: string;
  /** How long it takes. */
  readonly minutes: number;
  readonly video: boolean;
  /** To be paid before it is booked (`APT-106`); 0 when nothing is. */
  readonly prepayment: Cents;
}

/**
 * What is still to be paid ahead: what was paid for the visit that is replaced counts, and is never paid twice. Of a visit that
 * is given up already it is no credit: the practice gives it back.
 */
export const prepaymentDue = (
  { prepayment }: Pick<VisitReason, 'prepayment'>,
  replaced: Pick<Appointment, 'prepaid' | 'status'> | undefined,
): Cents => Math.max(0, prepayment - (replaced?.status === 'SCHEDULED' ? (replaced.prepaid ?? 0) : 0)) as Cents;

/** A provider's calendar, as it can be chosen (`APT-072`). */
export interface Resource {
  readonly id: ResourceId;
  readonly provider: AppointmentProvider;
  /** A picture as a `data:` address. */
  readonly photo?: string;
  /** A time that is chosen is booked at once; otherwise it is asked for, and the practice answers (`APT-077`). */
  readonly autoSchedule: boolean;
  /** When this patient was last there (`APT-063`). */
  readonly lastAppointment?: Instant;
}

/** One thing that can be booked: a kind of visit with somebody somewhere. */
export interface Offer {
  readonly resource: ResourceId;
  readonly visitReason: VisitReasonId;
  readonly location: LocationId;
}

/** Everything that a practice lets a patient book, each list in the order in which it is shown. */
export interface Catalog {
  readonly resources: readonly Resource[];
  readonly visitReasons: readonly VisitReason[];
  readonly locations: readonly AppointmentLocation[];
  /** What goes together; only these can be booked. */
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
 * What goes with everything that is picked. A list is not narrowed by its own pick, so that another can be picked in its
 * place; whatever is shown can be picked without a dead end.
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

/** What can be booked with everything that is picked. */
export const offersFor = ({ offers }: Pick<Catalog, 'offers'>, picked: Picked): readonly Offer[] =>
  offers.filter((offer) => agrees(offer, picked));

/** Whether a whole choice is on offer; the available times need one (`APT-061`). */
export const isOffered = (catalog: Pick<Catalog, 'offers'>, picked: Picked): picked is Offer =>
  aspects.every((aspect) => picked[aspect] !== undefined) && offersFor(catalog, picked).length > 0;

/** What of a wish can be had together: as much of it as possible, the kind of visit first, then with whom, then where. */
export const offeredOf = (
  catalog: Pick<Catalog, 'offers'>,
  preference: { readonly [Part in keyof Offer]?: Offer[Part] | undefined },
): Picked =>
  (['visitReason', 'resource', 'location'] as const).reduce<Picked>((picked, aspect) => {
    const more = { ...picked, ...(preference[aspect] === undefined ? {} : { [aspect]: preference[aspect] }) };
    return offersFor(catalog, more).length > 0 ? more : picked;
  }, {});
