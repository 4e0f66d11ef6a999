import type { Capabilities, Capability, CodeGenerator } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import {
  cancellationTerms,
  type Appointment,
  type Schedule,
  type AppointmentBooking,
  type VisitPolicies,
} from '@portico/domain/appointments';
import {
  dayIn,
  failed,
  ok,
  type Cents,
  type HoldId,
  type LocalDate,
  type PatientRef,
  type PracticeId,
  type Result,
} from '@portico/domain/kernel';
import type { PracticeDirectory } from '@portico/domain/practices';
import {
  furthestDay,
  isOffered,
  type DateRange,
  type Offer,
  type Availability,
  type SlotHolds,
  type WaitEntry,
  type WaitId,
  type WaitListEntries,
  type WaitReach,
} from '@portico/domain/scheduling';
import { log } from '../activity/index.ts';
import type { VisitNotifications } from '../appointments/index.ts';
import { callAt, type ServiceCall } from '../kernel/index.ts';
import type { ServiceResult, Failure } from '@portico/application/kernel';
import { bookingChart } from './booking-place.ts';
import { changed, offerKey } from './wait-list-changes.ts';
import { offeredIn, opens, shownVisit } from './wait-list-shown.ts';
import type {
  WaitList,
  EarlierTimeScreen,
  JoinRefusal,
  OfferedPlace,
  OfferGone,
  TakenTime,
  Waiting,
  WaitLook,
  WaitPlace,
  WaitRequest,
} from '@portico/application/scheduling';

export interface WaitListDeps {
  readonly activityLog: ActivityLog;
  readonly capabilities: Pick<Capabilities, 'byId'>;
  readonly codes: Pick<CodeGenerator, 'newId'>;
  readonly availability: Pick<Availability, 'rules' | 'catalog'>;
  readonly practices: PracticeDirectory;
  readonly schedule: Pick<Schedule, 'visit'>;
  readonly slotHolds: Pick<SlotHolds, 'release'>;
  readonly appointmentBooking: Pick<AppointmentBooking, 'book' | 'bookedFor' | 'held'>;
  readonly visitNotifications: VisitNotifications;
  readonly visitPolicies: VisitPolicies;
  readonly waitList: WaitListEntries;
}

/** What is waited for, before the patient is known. */
interface Wanted {
  readonly offer: Offer;
  readonly days: DateRange;
  readonly replaces?: WaitEntry['replaces'];
}

export class WaitListService implements WaitList {
  readonly #deps: WaitListDeps;
  readonly #call: ServiceCall;

  constructor(deps: WaitListDeps, call: ServiceCall) {
    this.#deps = deps;
    this.#call = call;
  }

  async look({ practice: at, visit: id }: WaitLook): ServiceResult<EarlierTimeScreen> {
    const place = bookingChart(this.#call, { practice: at }, 'appointments:view');
    if (!place.ok) return place;
    const chart = place.value;
    const { availability, practices, schedule } = this.#deps;
    const [[practice], rules, visit, waiting] = await Promise.all([
      practices.practices([at]),
      availability.rules(at),
      id === undefined ? undefined : schedule.visit(chart, id),
      this.waiting(at),
    ]);
    if (practice === undefined || (id !== undefined && visit === undefined)) return failed({ kind: 'not-found' });
    const entry = waiting.find(({ replaces }) => replaces?.visit === id);
    const isOpen = visit === undefined || (visit.bookedAs !== undefined && (await this.#mayChange(visit)));
    const { name, phone } = practice;
    await log(this.#deps.activityLog, callAt(this.#call, chart), 'viewed-wait-list', id);
    return ok({
      practice: { id: at, name, phone },
      ...(visit === undefined ? {} : { visit: shownVisit(visit) }),
      canWait: rules?.waitList === true && isOpen,
      ...(entry === undefined ? {} : { waiting: entry }),
    });
  }

  /** The person's entries at a practice, the longest wait first; a guest sees what their link opens. */
  async waiting(practice: PracticeId): Promise<readonly Waiting[]> {
    const place = bookingChart(this.#call, { practice }, 'appointments:view');
    if (!place.ok) return [];
    const [link, entries] = await Promise.all([this.#link(), this.#deps.waitList.of(place.value)]);
    return this.#shown(entries.filter((entry) => opens(link, entry)));
  }

  async join(preference: WaitRequest): ServiceResult<Waiting, JoinRefusal> {
    const place = bookingChart(this.#call, preference, 'appointments:act');
    if (!place.ok) return place;
    const chart = place.value;
    const { codes, availability, waitList, activityLog } = this.#deps;
    const [rules, reach] = await Promise.all([availability.rules(chart.practice), this.#reach(preference)]);
    if (reach === undefined) return failed({ kind: 'not-found' });
    if (rules?.waitList !== true) return failed({ kind: 'not-offered' });
    const wanted = await this.#wanted(chart, preference);
    if (!wanted.ok) return wanted;
    const { offer, days, replaces } = wanted.value;
    const entry: WaitEntry = {
      id: codes.newId() as WaitId,
      patient: chart,
      wanted: {
        visitReason: offer.visitReason,
        ...(preference.anyProvider ? {} : { resource: offer.resource }),
        ...(preference.anyOffice ? {} : { location: offer.location }),
        weekdays: preference.weekdays.toSorted((a, b) => a - b),
        partOfDay: preference.partOfDay,
        days,
        noticeMinutes: preference.noticeMinutes,
      },
      ...(replaces === undefined ? {} : { replaces }),
      joinedAt: this.#call.now,
      reach,
      language: this.#call.language,
      state: { kind: 'waiting' },
      passed: [],
      version: 1,
    };
    if (!(await waitList.join(entry))) return failed({ kind: 'already-waiting' });
    await log(activityLog, callAt(this.#call, chart), 'joined-wait-list', replaces?.visit);
    const [shown] = await this.#shown([entry]);
    return shown === undefined ? failed({ kind: 'not-found' }) : ok(shown);
  }

  async leave(place: WaitPlace): ServiceResult<void> {
    const found = await this.#entry(place);
    if (!found.ok) return found;
    const { activityLog, slotHolds, waitList } = this.#deps;
    const { patient, replaces } = found.value;
    let hold: HoldId | undefined;
    const left = await changed(waitList, found.value, ({ state }) => {
      hold = state.kind === 'offered' ? state.time.hold : undefined;
      return { kind: 'ended', why: 'left' };
    });
    if (left !== undefined && hold !== undefined) await slotHolds.release(patient, hold);
    if (left !== undefined) await log(activityLog, callAt(this.#call, patient), 'left-wait-list', replaces?.visit);
    return ok(undefined);
  }

  async take(offer: OfferedPlace): ServiceResult<TakenTime, OfferGone> {
    const found = await this.#entry(offer);
    if (!found.ok) return found;
    const { activityLog, schedule, appointmentBooking, visitNotifications, waitList } = this.#deps;
    const { patient, state, id, replaces } = found.value;
    const key = offerKey(id, offer.hold);
    const before = await appointmentBooking.bookedFor(patient, key);
    if (before === undefined && !(state.kind === 'offered' && state.time.hold === offer.hold)) {
      return failed({ kind: 'offer-gone' });
    }
    // The replaced visit's prepayment has been paid, and no other visit with a prepayment can be waited for.
    const booked = await appointmentBooking.book(patient, offer.hold, key);
    if (!booked.ok) {
      await this.#passed(found.value, offer.hold);
      return failed({ kind: 'offer-gone' });
    }
    const appointment = booked.value;
    await changed(waitList, found.value, () => ({ kind: 'booked', appointment }));
    const visit = await schedule.visit(patient, appointment);
    if (visit === undefined) return failed({ kind: 'not-found' });
    if (before === undefined) {
      const done = replaces === undefined ? 'booked' : 'changed';
      await log(activityLog, callAt(this.#call, patient), `${done}-visit`, appointment);
      visitNotifications(done, visit);
    }
    return ok({ appointment, start: visit.start, end: visit.end, location: visit.location });
  }

  async pass(offer: OfferedPlace): ServiceResult<void> {
    const found = await this.#entry(offer);
    if (!found.ok) return found;
    const passed = await this.#passed(found.value, offer.hold);
    if (passed !== undefined) await this.#deps.slotHolds.release(passed.patient, offer.hold);
    await log(this.#deps.activityLog, callAt(this.#call, found.value.patient), 'passed-earlier-time');
    return ok(undefined);
  }

  #passed(entry: WaitEntry, hold: HoldId): Promise<WaitEntry | undefined> {
    return changed(this.#deps.waitList, entry, ({ state }) =>
      state.kind === 'offered' && state.time.hold === hold ? { kind: 'passed' } : undefined,
    );
  }

  /** What is waited for, and within which days, as far as this person may. */
  async #wanted(chart: PatientRef, { about, from }: WaitRequest): Promise<Result<Wanted, JoinRefusal | Failure>> {
    const { schedule, availability } = this.#deps;
    if (about.kind === 'visit') {
      const visit = await schedule.visit(chart, about.visit);
      if (visit === undefined) return failed({ kind: 'not-found' });
      const { bookedAs, location, start } = visit;
      if (bookedAs === undefined || visit.status !== 'SCHEDULED') return failed({ kind: 'not-offered' });
      const days = this.#days(location.timeZone, from, dayIn(location.timeZone, start));
      if (days === undefined || !(await this.#mayChange(visit))) return failed({ kind: 'too-late' });
      return ok({ offer: { ...bookedAs, location: location.id }, days, replaces: { visit: visit.id, start } });
    }
    const catalog = await availability.catalog(chart, this.#call.language);
    const location = catalog.locations.find(({ id }) => id === about.offer.location);
    if (location === undefined || !isOffered(catalog, about.offer)) return failed({ kind: 'not-offered' });
    const reason = catalog.visitReasons.find(({ id }) => id === about.offer.visitReason);
    if (reason === undefined) return failed({ kind: 'not-offered' });
    if (reason.prepayment > 0) return failed({ kind: 'prepaid' });
    const days = this.#days(location.timeZone, from, about.until);
    return days === undefined ? failed({ kind: 'too-late' }) : ok({ offer: about.offer, days });
  }

  /** A visit that cannot be canceled online any more cannot be moved either. */
  async #mayChange(visit: Appointment): Promise<boolean> {
    const { cancellation } = await this.#deps.visitPolicies.rules(visit.patient.practice);
    return (
      visit.status === 'SCHEDULED' && cancellationTerms(visit, cancellation, 0 as Cents, this.#call.now).kind === 'open'
    );
  }

  #days(zone: Parameters<typeof dayIn>[0], from: LocalDate | undefined, end: LocalDate): DateRange | undefined {
    const today = dayIn(zone, this.#call.now);
    const start = from === undefined || from < today ? today : from;
    const furthest = furthestDay(today);
    return start > end ? undefined : { start, end: end > furthest ? furthest : end };
  }

  /** Where this person is notified; a guest can wait only for another time of their link's visit. */
  async #reach({ about }: WaitRequest): Promise<WaitReach | undefined> {
    const { actor } = this.#call.acting;
    if (actor.kind !== 'guest') return { kind: 'account', account: actor.account };
    const link = await this.#link();
    if (link === undefined || link === 'unknown' || about.kind !== 'visit' || link.resource !== about.visit)
      return undefined;
    if (link.email !== undefined) return { kind: 'guest', to: { channel: 'email', address: link.email } };
    return link.phone && { kind: 'guest', to: { channel: 'sms', address: link.phone } };
  }

  /** An entry of this person; a guest's link opens one alone. */
  async #entry(place: WaitPlace): Promise<Result<WaitEntry, Failure>> {
    const chart = bookingChart(this.#call, place, 'appointments:act');
    if (!chart.ok) return chart;
    const [link, entry] = await Promise.all([this.#link(), this.#deps.waitList.byId(chart.value, place.id)]);
    return entry !== undefined && opens(link, entry) ? ok(entry) : failed({ kind: 'not-found' });
  }

  /** The guest's link; undefined for an account. */
  async #link(): Promise<Capability | 'unknown' | undefined> {
    const { actor } = this.#call.acting;
    if (actor.kind !== 'guest') return undefined;
    return (await this.#deps.capabilities.byId(actor.capability)) ?? 'unknown';
  }

  async #shown(entries: readonly WaitEntry[]): Promise<readonly Waiting[]> {
    const practices = await this.#deps.practices.practices([
      ...new Set(entries.map(({ patient }) => patient.practice)),
    ]);
    const names = new Map(practices.map(({ id, name }): [PracticeId, string] => [id, name]));
    return Promise.all(
      entries.map(async ({ id, patient, replaces, joinedAt, state }) => {
        const time = state.kind === 'offered' && this.#call.now < state.time.until ? state.time : undefined;
        const slots = time === undefined ? [] : await this.#deps.appointmentBooking.held(patient);
        const slot = slots.find((one) => one.id === time?.hold);
        return {
          id,
          practice: { id: patient.practice, name: names.get(patient.practice) ?? '' },
          ...(replaces === undefined ? {} : { replaces }),
          since: joinedAt,
          ...(slot === undefined ? {} : { offered: offeredIn(slot, this.#call) }),
        };
      }),
    );
  }
}
