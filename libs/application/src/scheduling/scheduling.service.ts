import type { Appointment, Schedule, VisitDesk } from '@portico/domain/appointments';
import type { ActivityLog } from '@portico/domain/activity';
import { failed, ok, type PatientRef, type Result } from '@portico/domain/kernel';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import {
  isOffered,
  parseVisitReason,
  offeredOf,
  type BookingRules,
  type Catalogue,
  type LastVisit,
  type Offer,
  type Openings,
  type VisitRequests,
} from '@portico/domain/scheduling';
import { log } from '../activity/index.ts';
import type { VisitNews } from '../appointments/index.ts';
import { callAt, allowedCharts, type Answer, type Call, type Failure } from '../kernel/index.ts';
import { bookingChart, bookingPractice } from './booking-place.ts';
import { noSearchResults } from './scheduling-sayings.ts';
import {
  innocentDelay,
  type BookedPractice,
  type BookingChoices,
  type BookingPlace,
  type BookingPractice,
  type BookingWay,
  type GuidedQuestions,
  type NotOffered,
  type Scheduling,
  type WantedVisit,
  type WishedVisit,
  type WishingScreen,
} from './scheduling.port.ts';

export interface SchedulingDeps {
  readonly activityLog: ActivityLog;
  readonly openings: Openings;
  readonly practices: PracticeDirectory;
  readonly schedule: Schedule;
  readonly visitDesk: Pick<VisitDesk, 'bookedFor'>;
  readonly visitNews: VisitNews;
  readonly visitRequests: VisitRequests;
}

/** The visit that took place last is looked for among so many that are over. */
const lookedBack = 20;

/** Whoever may act on a person's appointments finds visits for them (`APT-003`). */
export class SchedulingService implements Scheduling {
  readonly #deps: SchedulingDeps;
  readonly #call: Call;

  constructor(deps: SchedulingDeps, call: Call) {
    this.#deps = deps;
    this.#call = call;
  }

  async choices({ picked, provider, video, request, ...asked }: WantedVisit): Answer<BookingChoices> {
    const chart = bookingChart(this.#call, asked, 'appointments:act');
    if (!chart.ok) return chart;
    const [place, practices, whole] = await Promise.all([
      this.#place(chart.value),
      this.#practices(),
      this.#deps.openings.catalogue(chart.value, this.#call.language),
    ]);
    if (!place.ok) return place;
    await log(this.#deps.activityLog, callAt(this.#call, chart.value), 'viewed-booking');
    const catalogue = video === undefined ? whole : byVideo(whole, video);
    const wanted = catalogue.resources.find((resource) => resource.provider.id === provider);
    return ok({
      practices,
      practice: place.value.practice,
      way: wayOf(place.value, whole),
      asks: place.value.rules?.questions !== undefined,
      catalogue,
      picked: offeredOf(catalogue, wanted === undefined ? picked : { resource: wanted.id, ...picked }),
      noSearchResults: noSearchResults[this.#call.language],
      request,
      innocentDelay,
    });
  }

  async questions(asked: BookingPlace): Answer<GuidedQuestions> {
    const chart = bookingChart(this.#call, asked, 'appointments:act');
    if (!chart.ok) return chart;
    const [place, catalogue, past] = await Promise.all([
      this.#place(chart.value),
      this.#deps.openings.catalogue(chart.value, this.#call.language),
      this.#deps.schedule.past(chart.value, this.#call.now, 1, lookedBack),
    ]);
    if (!place.ok) return place;
    await log(this.#deps.activityLog, callAt(this.#call, chart.value), 'viewed-booking');
    const { practice, rules } = place.value;
    const latest = past.entries.find(({ status }) => status === 'COMPLETED');
    const lastVisit = latest && lastVisitOf(latest, catalogue);
    return ok({
      practice,
      way: wayOf(place.value, catalogue),
      ...(rules?.notice === undefined ? {} : { notice: rules.notice }),
      ...(rules?.questions === undefined ? {} : { first: rules.questions }),
      approvesRequests: rules?.approvesRequests ?? false,
      ...(lastVisit === undefined ? {} : { lastVisit }),
      kinds: catalogue.visitReasons.map(({ id, visitType }) => ({ id, visitType })),
      offers: catalogue.offers,
    });
  }

  async wishing(asked: BookingPlace, offer: Offer): Answer<WishingScreen, NotOffered> {
    const chart = bookingChart(this.#call, asked, 'appointments:act');
    if (!chart.ok) return chart;
    const [place, catalogue] = await Promise.all([
      this.#place(chart.value),
      this.#deps.openings.catalogue(chart.value, this.#call.language),
    ]);
    if (!place.ok) return place;
    const { practice } = place.value;
    const resource = catalogue.resources.find(({ id }) => id === offer.resource);
    const visitReason = catalogue.visitReasons.find(({ id }) => id === offer.visitReason);
    const location = catalogue.locations.find(({ id }) => id === offer.location);
    if (wayOf(place.value, catalogue) !== 'requests-only' || !isOffered(catalogue, offer)) return notOffered;
    if (resource === undefined || visitReason === undefined || location === undefined) return notOffered;
    return ok({
      practice,
      offer,
      provider: resource.provider,
      visitReason: { visitType: visitReason.visitType, video: visitReason.video },
      location,
    });
  }

  async request({ offer, wish, visitReason: written, replaces, key, ...asked }: WishedVisit): Answer<void, NotOffered> {
    const chart = bookingChart(this.#call, asked, 'appointments:act');
    if (!chart.ok) return chart;
    const visitReason = parseVisitReason(written);
    if (!visitReason.ok) return failed({ kind: 'bad-input' });
    const place = await bookingPractice(this.#deps.practices, this.#call, chart.value);
    if (!place.ok) return place;
    // A practice that has times to choose from is not asked for some other one.
    if (place.value.practice.behaviour.booking !== 'requests-only') return notOffered;
    const { activityLog, schedule, visitDesk, visitNews, visitRequests } = this.#deps;
    if ((await visitDesk.bookedFor(chart.value, key)) !== undefined) return ok(undefined);
    const request = {
      offer,
      when: { kind: 'wish' as const, wish },
      ...(visitReason.value === undefined ? {} : { visitReason: visitReason.value }),
      ...(replaces === undefined ? {} : { replaces }),
      language: this.#call.language,
    };
    const requested = await visitRequests.request(chart.value, request, key);
    if (requested === undefined) return notOffered;
    await log(activityLog, place.value.call, 'requested-visit', requested);
    const visit = await schedule.visit(chart.value, requested);
    if (visit !== undefined) visitNews('requested', visit);
    return ok(undefined);
  }

  async #place(chart: PatientRef): Promise<Result<Place, Failure>> {
    const [found, rules] = await Promise.all([
      bookingPractice(this.#deps.practices, this.#call, chart),
      this.#deps.openings.rules(chart.practice),
    ]);
    if (!found.ok) return found;
    const { id, name, phone, timeZone, behaviour } = found.value.practice;
    const { management, booking } = behaviour;
    return ok({ practice: { id, name, phone, timeZone, management, patient: chart.patient }, booking, rules });
  }

  async #practices(): Promise<readonly BookingPractice[]> {
    const charts = allowedCharts(this.#call, 'appointments:act');
    const practices = await this.#deps.practices.practices(charts.map(({ practice }) => practice));
    return practices.map(({ id, name }) => ({ id, name }));
  }
}

interface Place {
  readonly practice: BookedPractice;
  readonly booking: Practice['behaviour']['booking'];
  readonly rules: BookingRules | undefined;
}

const notOffered = failed<NotOffered>({ kind: 'not-offered' });

const wayOf = ({ booking, rules }: Place, { offers }: Pick<Catalogue, 'offers'>): BookingWay =>
  rules === undefined || offers.length === 0 ? 'by-phone' : booking;

const byVideo = (catalogue: Catalogue, video: boolean): Catalogue => {
  const visitReasons = catalogue.visitReasons.filter((reason) => reason.video === video);
  const kinds = new Set(visitReasons.map(({ id }) => id));
  return { ...catalogue, visitReasons, offers: catalogue.offers.filter((offer) => kinds.has(offer.visitReason)) };
};

/** In which calendar a visit stood, and where; undefined where the practice system does not tell and nobody by that name can be booked. */
const lastVisitOf = (
  { bookedAs, provider, location }: Appointment,
  { resources }: Pick<Catalogue, 'resources'>,
): LastVisit | undefined => {
  const resource = bookedAs?.resource ?? resources.find((each) => each.provider.id === provider.id)?.id;
  return resource === undefined ? undefined : { resource, location: location.id };
};
