import type { Appointment, Schedule, AppointmentBooking } from '@portico/domain/appointments';
import type { ActivityLog } from '@portico/domain/activity';
import { failed, ok, type PatientRef, type Result } from '@portico/domain/kernel';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import {
  isOffered,
  parseVisitReason,
  offeredOf,
  type BookingRules,
  type Catalog,
  type LastVisit,
  type Offer,
  type Availability,
  type VisitRequests,
  weeksAhead,
} from '@portico/domain/scheduling';
import { log } from '../activity/index.ts';
import type { VisitNotifications } from '../appointments/index.ts';
import { callAt, allowedCharts, type ServiceCall, sayIn } from '../kernel/index.ts';
import type { ServiceResult, Failure } from '@portico/application/kernel';
import { bookingChart, bookingPractice } from './booking-chart.ts';
import { inPlaceOf, movedVisit, requestTarget } from './request-target.ts';
import { schedulingWords } from './scheduling.messages.ts';
import {
  innocentDelay,
  type BookedPractice,
  type BookingChoices,
  type BookingPlace,
  type BookingPractice,
  type BookingWay,
  type GuidedQuestions,
  type NotOffered,
  type RequestPlace,
  type RequestRefusal,
  type Scheduling,
  type WantedVisit,
  type RequestedVisit,
  type RequestScreen,
} from '@portico/application/scheduling';

/** The last visit that took place is looked for among so many past ones. */
const lookedBack = 20;

/** Permission to act on appointments covers finding visits (`APT-003`). */
export class SchedulingService implements Scheduling {
  readonly #activityLog: ActivityLog;
  readonly #availability: Availability;
  readonly #practices: PracticeDirectory;
  readonly #schedule: Schedule;
  readonly #appointmentBooking: Pick<AppointmentBooking, 'bookedFor'>;
  readonly #visitNotifications: VisitNotifications;
  readonly #visitRequests: VisitRequests;
  readonly #call: ServiceCall;

  constructor(
    activityLog: ActivityLog,
    availability: Availability,
    practices: PracticeDirectory,
    schedule: Schedule,
    appointmentBooking: Pick<AppointmentBooking, 'bookedFor'>,
    visitNotifications: VisitNotifications,
    visitRequests: VisitRequests,
    call: ServiceCall,
  ) {
    this.#activityLog = activityLog;
    this.#availability = availability;
    this.#practices = practices;
    this.#schedule = schedule;
    this.#appointmentBooking = appointmentBooking;
    this.#visitNotifications = visitNotifications;
    this.#visitRequests = visitRequests;
    this.#call = call;
  }

  async choices({ picked, provider, video, request, ...asked }: WantedVisit): ServiceResult<BookingChoices> {
    const chart = bookingChart(this.#call, asked, 'appointments:act');
    if (!chart.ok) return chart;
    const [place, practices, whole] = await Promise.all([
      this.#place(chart.value),
      this.#bookingPractices(),
      this.#availability.catalog(chart.value, this.#call.language),
    ]);
    if (!place.ok) return place;
    await log(this.#activityLog, callAt(this.#call, chart.value), 'viewed-booking');
    const catalog = video === undefined ? whole : byVideo(whole, video);
    const wanted = catalog.resources.find((resource) => resource.provider.id === provider);
    return ok({
      practices,
      practice: place.value.practice,
      way: wayOf(place.value, whole),
      asks: place.value.rules?.questions !== undefined,
      catalog,
      picked: offeredOf(catalog, wanted === undefined ? picked : { resource: wanted.id, ...picked }),
      noSearchResults: sayIn(this.#call.language)(schedulingWords.noSearchResults),
      request,
      innocentDelay,
    });
  }

  async questions(asked: BookingPlace): ServiceResult<GuidedQuestions> {
    const chart = bookingChart(this.#call, asked, 'appointments:act');
    if (!chart.ok) return chart;
    const [place, catalog, past] = await Promise.all([
      this.#place(chart.value),
      this.#availability.catalog(chart.value, this.#call.language),
      this.#schedule.past(chart.value, this.#call.now, 1, lookedBack),
    ]);
    if (!place.ok) return place;
    await log(this.#activityLog, callAt(this.#call, chart.value), 'viewed-booking');
    const { practice, rules } = place.value;
    const latest = past.entries.find(({ status }) => status === 'COMPLETED');
    const lastVisit = latest && lastVisitOf(latest, catalog);
    return ok({
      practice,
      way: wayOf(place.value, catalog),
      ...(rules?.notice === undefined ? {} : { notice: rules.notice }),
      ...(rules?.questions === undefined ? {} : { first: rules.questions }),
      approvesRequests: rules?.approvesRequests ?? false,
      ...(lastVisit === undefined ? {} : { lastVisit }),
      kinds: catalog.visitReasons.map(({ id, visitType }) => ({ id, visitType })),
      offers: catalog.offers,
    });
  }

  async requesting({ replaces, ...asked }: RequestPlace, offer: Offer): ServiceResult<RequestScreen, RequestRefusal> {
    const chart = bookingChart(this.#call, asked, 'appointments:act');
    if (!chart.ok) return chart;
    const [place, catalog, target] = await Promise.all([
      this.#place(chart.value),
      this.#availability.catalog(chart.value, this.#call.language),
      requestTarget(this.#schedule, chart.value, replaces, this.#call.now),
    ]);
    if (!place.ok) return place;
    const { practice } = place.value;
    const resource = catalog.resources.find(({ id }) => id === offer.resource);
    const visitReason = catalog.visitReasons.find(({ id }) => id === offer.visitReason);
    const location = catalog.locations.find(({ id }) => id === offer.location);
    if (wayOf(place.value, catalog) !== 'requests-only' || !isOffered(catalog, offer)) return notOffered;
    if (resource === undefined || visitReason === undefined || location === undefined) return notOffered;
    if (target === undefined) return failed({ kind: 'already-answered' });
    if (target.moved !== undefined) {
      await log(this.#activityLog, callAt(this.#call, chart.value), 'viewed-appointments', target.moved.id);
    }
    return ok({
      practice,
      offer,
      provider: resource.provider,
      visitReason: { visitType: visitReason.visitType, video: visitReason.video },
      location,
      ...(target.moved === undefined ? {} : { moved: movedVisit(target.moved) }),
      ...(target.changed === undefined ? {} : { changesRequest: true }),
      weeks: weeksAhead(this.#call.now, location.timeZone),
    });
  }

  async request({
    offer,
    preference,
    visitReason: written,
    replaces,
    key,
    ...asked
  }: RequestedVisit): ServiceResult<void, RequestRefusal> {
    const chart = bookingChart(this.#call, asked, 'appointments:act');
    if (!chart.ok) return chart;
    const visitReason = parseVisitReason(written);
    if (!visitReason.ok) return failed({ kind: 'bad-input' });
    const place = await bookingPractice(this.#practices, this.#call, chart.value);
    if (!place.ok) return place;
    // A practice with times to choose from takes no requests for other times.
    if (place.value.practice.behavior.booking !== 'requests-only') return notOffered;
    if ((await this.#appointmentBooking.bookedFor(chart.value, key)) !== undefined) return ok(undefined);
    const target = await requestTarget(this.#schedule, chart.value, replaces, this.#call.now);
    if (target === undefined) return failed({ kind: 'already-answered' });
    const request = {
      offer,
      when: { kind: 'wish' as const, preference },
      ...(visitReason.value === undefined ? {} : { visitReason: visitReason.value }),
      ...inPlaceOf(target),
      language: this.#call.language,
    };
    const requested = await this.#visitRequests.request(chart.value, request, key);
    if (requested === undefined) return notOffered;
    if (requested === 'answered') return failed({ kind: 'already-answered' });
    await log(this.#activityLog, place.value.call, 'requested-visit', requested);
    const visit = await this.#schedule.visit(chart.value, requested);
    const instead = { moved: target.moved && movedVisit(target.moved), isChange: target.changed !== undefined };
    if (visit !== undefined) this.#visitNotifications('requested', visit, this.#call.acting, instead);
    return ok(undefined);
  }

  async #place(chart: PatientRef): Promise<Result<Place, Failure>> {
    const [found, rules] = await Promise.all([
      bookingPractice(this.#practices, this.#call, chart),
      this.#availability.rules(chart.practice),
    ]);
    if (!found.ok) return found;
    const { id, name, phone, timeZone, behavior } = found.value.practice;
    const { management, booking } = behavior;
    return ok({ practice: { id, name, phone, timeZone, management, patient: chart.patient }, booking, rules });
  }

  async #bookingPractices(): Promise<readonly BookingPractice[]> {
    const charts = allowedCharts(this.#call, 'appointments:act');
    const practices = await this.#practices.practices(charts.map(({ practice }) => practice));
    return practices.map(({ id, name }) => ({ id, name }));
  }
}

interface Place {
  readonly practice: BookedPractice;
  readonly booking: Practice['behavior']['booking'];
  readonly rules: BookingRules | undefined;
}

const notOffered = failed<NotOffered>({ kind: 'not-offered' });

const wayOf = ({ booking, rules }: Place, { offers }: Pick<Catalog, 'offers'>): BookingWay =>
  rules === undefined || offers.length === 0 ? 'by-phone' : booking;

const byVideo = (catalog: Catalog, video: boolean): Catalog => {
  const visitReasons = catalog.visitReasons.filter((reason) => reason.video === video);
  const kinds = new Set(visitReasons.map(({ id }) => id));
  return { ...catalog, visitReasons, offers: catalog.offers.filter((offer) => kinds.has(offer.visitReason)) };
};

/**
 * The resource and location of a visit; undefined if the practice system does not tell and the provider cannot be
 * booked.
 */
const lastVisitOf = (
  { bookedAs, provider, location }: Appointment,
  { resources }: Pick<Catalog, 'resources'>,
): LastVisit | undefined => {
  const resource = bookedAs?.resource ?? resources.find((each) => each.provider.id === provider.id)?.id;
  return resource === undefined ? undefined : { resource, location: location.id, provider: provider.name };
};
