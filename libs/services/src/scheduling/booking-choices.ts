import type { VisitPolicies } from '@portico/domain/appointments';
import { failed, ok, type Language, type PatientRef, type Result } from '@portico/domain/kernel';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { Registration } from '@portico/domain/profile';
import { isOffered, type Offer, type Availability } from '@portico/domain/scheduling';
import type { Failure } from '@portico/application/kernel';
import type { AvailableHours, BookingRefusal } from '@portico/application/scheduling';

/** The full booking choice, without the times. */
export type Chosen = Omit<
  AvailableHours,
  | 'today'
  | 'range'
  | 'days'
  | 'nextDay'
  | 'nearVisits'
  | 'nearVisitsUnknownAt'
  | 'requestWaits'
  | 'requestWaitsFor'
  | 'answeredBy'
> & {
  readonly offer: Offer;
};

/** What a person chose to book, with the practice's own names for it. */
export class BookingChoices {
  readonly #availability: Pick<Availability, 'catalog' | 'rules'>;
  readonly #practices: Pick<PracticeDirectory, 'practices'>;
  readonly #visitPolicies: VisitPolicies;
  readonly #registration: Pick<Registration, 'form'>;

  constructor(
    availability: Pick<Availability, 'catalog' | 'rules'>,
    practices: Pick<PracticeDirectory, 'practices'>,
    visitPolicies: VisitPolicies,
    registration: Pick<Registration, 'form'>,
  ) {
    this.#availability = availability;
    this.#practices = practices;
    this.#visitPolicies = visitPolicies;
    this.#registration = registration;
  }

  /** Refused if the offer is not, or no longer, offered. */
  async chosen(chart: PatientRef, offer: Offer, language: Language): Promise<Result<Chosen, BookingRefusal | Failure>> {
    const [catalog, rules, [practice], { cancellation }, { asksAccommodations }] = await Promise.all([
      this.#availability.catalog(chart, language),
      this.#availability.rules(chart.practice),
      this.#practices.practices([chart.practice]),
      this.#visitPolicies.rules(chart.practice),
      this.#registration.form(chart.practice),
    ]);
    if (practice === undefined) return failed({ kind: 'not-found' });
    const resource = catalog.resources.find(({ id }) => id === offer.resource);
    const reason = catalog.visitReasons.find(({ id }) => id === offer.visitReason);
    const location = catalog.locations.find(({ id }) => id === offer.location);
    const isKnown = resource !== undefined && reason !== undefined && location !== undefined;
    if (rules === undefined || !isKnown || !isOffered(catalog, offer)) return failed({ kind: 'not-offered' });
    const { prepayment } = reason;
    // A visit with a prepayment that cannot be paid online is requested instead; the practice says how to pay.
    const canBePaid = prepayment === 0 || practice.payments !== 'no-value';
    return ok({
      offer,
      patient: chart,
      practice: { id: practice.id, name: practice.name, phone: practice.phone },
      provider: resource.provider,
      ...(resource.photo === undefined ? {} : { photo: resource.photo }),
      visitType: reason.visitType,
      minutes: reason.minutes,
      video: reason.video,
      location,
      prepayment,
      booksAtOnce: practice.behavior.booking === 'slots' && resource.autoSchedule && canBePaid,
      asksVisitReason: practice.behavior.visitReasonOnCard,
      ...(asksAccommodations ? { accommodations: {} } : {}),
      cutOffMinutes: cancellation.cutOffMinutes,
    });
  }
}
