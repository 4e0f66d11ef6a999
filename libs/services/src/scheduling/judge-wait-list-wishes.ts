import { cancellationTerms, type Appointment, type Schedule, type VisitPolicies } from '@portico/domain/appointments';
import {
  dayIn,
  failed,
  ok,
  type Cents,
  type Instant,
  type LocalDate,
  type PatientRef,
  type Result,
} from '@portico/domain/kernel';
import {
  furthestDay,
  isOffered,
  type Availability,
  type DateRange,
  type Offer,
  type WaitEntry,
} from '@portico/domain/scheduling';
import type { Failure } from '@portico/application/kernel';
import type { JoinRefusal, WaitRequest } from '@portico/application/scheduling';
import type { ServiceCall } from '../kernel/index.ts';

/** What is waited for, before the patient is known. */
interface Wanted {
  readonly offer: Offer;
  readonly days: DateRange;
  readonly replaces?: WaitEntry['replaces'];
}

/** Judges what a person wants to wait for. */
export class WaitWishes {
  readonly #schedule: Pick<Schedule, 'visit'>;
  readonly #availability: Pick<Availability, 'catalog'>;
  readonly #visitPolicies: VisitPolicies;

  constructor(
    schedule: Pick<Schedule, 'visit'>,
    availability: Pick<Availability, 'catalog'>,
    visitPolicies: VisitPolicies,
  ) {
    this.#schedule = schedule;
    this.#availability = availability;
    this.#visitPolicies = visitPolicies;
  }

  /** What is waited for, and within which days, as far as this person may. */
  async of(
    call: Pick<ServiceCall, 'now' | 'language'>,
    chart: PatientRef,
    { about, from }: WaitRequest,
  ): Promise<Result<Wanted, JoinRefusal | Failure>> {
    if (about.kind === 'visit') {
      const visit = await this.#schedule.visit(chart, about.visit);
      if (visit === undefined) return failed({ kind: 'not-found' });
      const { bookedAs, location, start } = visit;
      if (bookedAs === undefined || visit.status !== 'SCHEDULED') return failed({ kind: 'not-offered' });
      const days = daysBetween(call.now, location.timeZone, from, dayIn(location.timeZone, start));
      if (days === undefined || !(await this.mayChange(visit, call.now))) return failed({ kind: 'too-late' });
      return ok({ offer: { ...bookedAs, location: location.id }, days, replaces: { visit: visit.id, start } });
    }
    const catalog = await this.#availability.catalog(chart, call.language);
    const location = catalog.locations.find(({ id }) => id === about.offer.location);
    if (location === undefined || !isOffered(catalog, about.offer)) return failed({ kind: 'not-offered' });
    const reason = catalog.visitReasons.find(({ id }) => id === about.offer.visitReason);
    if (reason === undefined) return failed({ kind: 'not-offered' });
    if (reason.prepayment > 0) return failed({ kind: 'prepaid' });
    const days = daysBetween(call.now, location.timeZone, from, about.until);
    return days === undefined ? failed({ kind: 'too-late' }) : ok({ offer: about.offer, days });
  }

  /** A visit that cannot be canceled online any more cannot be moved either. */
  async mayChange(visit: Appointment, now: Instant): Promise<boolean> {
    const { cancellation } = await this.#visitPolicies.rules(visit.patient.practice);
    return visit.status === 'SCHEDULED' && cancellationTerms(visit, cancellation, 0 as Cents, now).kind === 'open';
  }
}

const daysBetween = (
  now: Instant,
  zone: Parameters<typeof dayIn>[0],
  from: LocalDate | undefined,
  end: LocalDate,
): DateRange | undefined => {
  const today = dayIn(zone, now);
  const start = from === undefined || from < today ? today : from;
  const furthest = furthestDay(today);
  return start > end ? undefined : { start, end: end > furthest ? furthest : end };
};
