import { isOpenRequest, type BookingKey, type HeldSlot, type SlotGone } from '../../appointments/index.ts';
import { type MemorySchedule, type MemoryAppointmentBooking } from '../../appointments/testing/index.ts';
import {
  dayIn,
  failed,
  instant,
  MINUTE,
  ok,
  plus,
  samePatient,
  type AppointmentId,
  type HoldId,
  type Instant,
  type Language,
  type LocationId,
  type PatientRef,
  type PracticeId,
  type ResourceId,
  type Result,
  type VisitReasonId,
  type Localized,
  inLanguageOf,
} from '../../kernel/index.ts';
import { hasNeeds } from '../../profile/index.ts';
import type { BookingRules } from '../booking-rules.ts';
import { isOffered, prepaymentDue, type Catalog, type Offer, type Resource } from '../booking-catalog.ts';
import type { DateRange } from '../date-range.ts';
import type { Availability } from '../ports/availability.ts';
import type { SlotHolds, WantedSlot } from '../ports/slot-holds.ts';
import type { VisitRequest, VisitRequests } from '../ports/visit-requests.ts';
import { preferenceSpan } from '../preference-span.ts';
import { openSlots, type Slot, type Timetable } from '../timetable.ts';

/** The offers of one practice; `timetable` says when a resource is at a location. */
export interface BookablePractice {
  readonly id: PracticeId;
  readonly rules: BookingRules;
  readonly catalog: Catalog;
  /** Names of visit types, if they depend on the language. */
  readonly visitTypes?: ReadonlyMap<VisitReasonId, Localized>;
  readonly timetable: (resource: ResourceId, location: LocationId) => Timetable | undefined;
}

const nothingOffered: Catalog = { resources: [], visitReasons: [], locations: [], offers: [] };

interface Found {
  readonly offer: Offer;
  readonly start: Instant;
  readonly replaces?: AppointmentId | undefined;
  readonly choosing: boolean;
}

/** In-memory booking for a few practices, on top of an in-memory desk and schedule. */
export class MemoryBooking implements Availability, SlotHolds, VisitRequests {
  readonly requests = new Map<BookingKey, VisitRequest & { readonly id: AppointmentId }>();
  readonly #practices: readonly BookablePractice[];
  readonly #system: MemoryAppointmentBooking;
  readonly #schedule: MemorySchedule;
  readonly #now: () => Instant;
  readonly #chosen = new Map<string, HoldId>();

  constructor(
    practices: readonly BookablePractice[],
    {
      system,
      schedule,
      now,
    }: { readonly system: MemoryAppointmentBooking; readonly schedule: MemorySchedule; readonly now: () => Instant },
  ) {
    this.#practices = practices;
    this.#system = system;
    this.#schedule = schedule;
    this.#now = now;
    system.putSchedule(schedule);
  }

  async rules(practice: PracticeId): Promise<BookingRules | undefined> {
    return this.#at(practice)?.rules;
  }

  async catalog(patient: PatientRef, language: Language): Promise<Catalog> {
    const { catalog = nothingOffered, visitTypes } = this.#at(patient.practice) ?? {};
    return {
      ...catalog,
      resources: catalog.resources.map((resource) => ({ ...resource, ...this.#lastAt(patient, resource) })),
      visitReasons: catalog.visitReasons.map((reason) => ({
        ...reason,
        visitType: inLanguageOf(visitTypes?.get(reason.id) ?? { en: reason.visitType, es: reason.visitType }, language),
      })),
    };
  }

  async slots(patient: PatientRef, offer: Offer, days: DateRange, replaces?: AppointmentId): Promise<readonly Slot[]> {
    return this.#slots(patient, { offer, replaces, choosing: true }, days);
  }

  async keep(
    patient: PatientRef,
    { offer, start, replaces, offered, language }: WantedSlot,
    hold: HoldId,
    until: Instant,
  ): Promise<Result<HeldSlot, SlotGone>> {
    const catalog = await this.catalog(patient, language);
    const visit = this.#visit(patient, catalog, { offer, start, replaces, choosing: offered !== true });
    if (visit === undefined) return failed({ kind: 'slot-gone' });
    if (offered !== true) {
      const former = this.#chosen.get(JSON.stringify(patient));
      if (former !== undefined) this.#system.drop(former);
      this.#chosen.set(JSON.stringify(patient), hold);
    }
    const reason = catalog.visitReasons.find(({ id }) => id === offer.visitReason);
    const replaced = replaces === undefined ? undefined : await this.#schedule.visit(patient, replaces);
    const slot: HeldSlot = {
      id: hold,
      visit,
      prepayment: prepaymentDue(reason ?? { prepayment: 0 as HeldSlot['prepayment'] }, replaced),
      until,
      ...(replaces === undefined ? {} : { replaces }),
    };
    this.#system.hold(slot);
    return ok(slot);
  }

  async release(patient: PatientRef, hold: HoldId): Promise<void> {
    if ((await this.#system.held(patient)).some(({ id }) => id === hold)) this.#system.drop(hold);
  }

  async request(patient: PatientRef, request: VisitRequest, key: BookingKey): ReturnType<VisitRequests['request']> {
    const known = this.requests.get(key);
    if (known !== undefined) return known.id;
    const catalog = await this.catalog(patient, request.language);
    if (!isOffered(catalog, request.offer)) return undefined;
    const { changes } = request;
    const changed = changes === undefined ? undefined : await this.#schedule.visit(patient, changes);
    if (changes !== undefined && !isOpenRequest(changed, this.#now())) return 'answered';
    const visit = this.#visitAt(patient, catalog, request.offer, this.#now());
    if (visit === undefined) return undefined;
    const length = visit.end - visit.start;
    const when =
      request.when.kind === 'time'
        ? { start: request.when.start, end: plus(request.when.start, length) }
        : {
            ...preferenceSpan(request.when.preference, this.#now(), visit.location.timeZone),
            timeOpen: true as const,
            preference: request.when.preference,
          };
    const id = `request-${key}` as AppointmentId;
    const { visitReason, replaces } = request;
    const replaced = replaces === undefined ? undefined : await this.#schedule.visit(patient, replaces);
    const asked = request.accommodations ?? replaced?.accommodations ?? {};
    this.requests.set(key, { ...request, id });
    this.#system.booked.set(key, id);
    if (changes !== undefined) {
      await this.#system.cancel(patient, changes, { id: '1' }, key);
      this.#schedule.markChanged({ patient, id: changes });
    }
    this.#schedule.put({
      ...visit,
      ...when,
      ...(visitReason === undefined ? {} : { visitReason }),
      ...(hasNeeds(asked) ? { accommodations: asked } : {}),
      ...(replaces === undefined ? {} : { replaces }),
      id,
      status: 'REQUESTED',
    });
    return id;
  }

  #at(practice: PracticeId): BookablePractice | undefined {
    return this.#practices.find(({ id }) => id === practice);
  }

  /** A patient's last visit with a resource. */
  #lastAt(patient: PatientRef, { provider }: Resource): Pick<Resource, 'lastAppointment'> {
    const starts = this.#schedule
      .all()
      .filter(
        (visit) =>
          samePatient(visit.patient, patient) &&
          visit.provider.id === provider.id &&
          (visit.status === 'COMPLETED' || visit.status === 'CHECKED-IN') &&
          visit.start <= this.#now(),
      )
      .map(({ start }) => start);
    return starts.length === 0 ? {} : { lastAppointment: instant(Math.max(...starts)) };
  }

  #visit(patient: PatientRef, catalog: Catalog, found: Found): HeldSlot['visit'] | undefined {
    const visit = this.#visitAt(patient, catalog, found.offer, found.start);
    const free = this.#slots(patient, found, undefined);
    return free.some(({ start }) => start === found.start) ? visit : undefined;
  }

  #visitAt(patient: PatientRef, catalog: Catalog, offer: Offer, start: Instant): HeldSlot['visit'] | undefined {
    const resource = catalog.resources.find(({ id }) => id === offer.resource);
    const reason = catalog.visitReasons.find(({ id }) => id === offer.visitReason);
    const location = catalog.locations.find(({ id }) => id === offer.location);
    if (resource === undefined || reason === undefined || location === undefined) return undefined;
    return {
      patient,
      start,
      end: plus(start, reason.minutes * MINUTE),
      video: reason.video,
      visitType: reason.visitType,
      provider: resource.provider,
      location,
      bookedAs: { resource: offer.resource, visitReason: offer.visitReason },
    };
  }

  #slots(
    patient: PatientRef,
    { offer, start, replaces, choosing }: Pick<Found, 'offer' | 'choosing'> & Partial<Found>,
    days: DateRange | undefined,
  ): readonly Slot[] {
    const practice = this.#at(patient.practice);
    const reason = practice?.catalog.visitReasons.find(({ id }) => id === offer.visitReason);
    const resource = practice?.catalog.resources.find(({ id }) => id === offer.resource);
    const timetable = practice?.timetable(offer.resource, offer.location);
    if (practice === undefined || reason === undefined || resource === undefined || timetable === undefined) return [];
    if (!isOffered(practice.catalog, offer)) return [];
    const chosen = this.#chosen.get(JSON.stringify(patient));
    const taken = this.#system
      .taken(patient.practice, resource.provider.id)
      .filter(({ hold, visit, patient: whose }) => {
        const own = samePatient(whose, patient);
        return (
          !(own && choosing && hold !== undefined && hold === chosen) &&
          !(own && visit !== undefined && visit === replaces)
        );
      });
    const range = days ?? around(timetable, start);
    return range === undefined
      ? []
      : openSlots(timetable, taken, {
          days: range,
          minutes: reason.minutes,
          from: plus(this.#now(), practice.rules.leadMinutes * MINUTE),
        });
  }
}

const around = ({ zone }: Timetable, start: Instant | undefined): DateRange | undefined => {
  if (start === undefined) return undefined;
  const day = dayIn(zone, start);
  return { start: day, end: day };
};
