import type { ActivityLog } from '@portico/domain/activity';
import {
  cancellationTerms,
  defaultCancellationReason,
  isOpenRequest,
  type Appointment,
  type Schedule,
  type AppointmentBooking,
} from '@portico/domain/appointments';
import {
  dayIn,
  failed,
  ok,
  plus,
  type AppointmentId,
  type Cents,
  type HoldId,
  type Instant,
  type PatientRef,
  type PracticeId,
  type Result,
} from '@portico/domain/kernel';
import type { Correspondence } from '@portico/domain/messages';
import type { PracticeDirectory } from '@portico/domain/practices';
import {
  parseVisitReason,
  prepaymentDue,
  slotKept,
  type DateRange,
  type Availability,
  type SlotHolds,
  type VisitRequests,
} from '@portico/domain/scheduling';
import { log } from '../activity/index.ts';
import { type BookedAccommodations, listedIn, openMoveOf, type VisitNotifications } from '../appointments/index.ts';
import { callAt, type ServiceCall } from '../kernel/index.ts';
import type { ServiceResult, Failure } from '@portico/application/kernel';
import { hoursOf } from './available-hours.ts';
import { nearVisits, type OfferedTimes } from './near-visits.ts';
import { bookingsInTurn, bookKeptTime } from './book-kept-time.ts';
import { bookingChart } from './booking-chart.ts';
import { inPlaceOf, movedBy, requestTarget } from './request-target.ts';
import type {
  AvailableHours,
  BookedVisit,
  Booking,
  BookingChoice,
  BookingOrder,
  BookingRefusal,
  KeptTime,
} from '@portico/application/scheduling';
import type { BookingChoices, Chosen } from './booking-choices.ts';

export class BookingService implements Booking {
  readonly #activityLog: ActivityLog;
  /** Makes the ids of holds. */
  readonly #codes: { newId(): string };
  readonly #bookingChoices: BookingChoices;
  readonly #availability: Pick<Availability, 'slots' | 'rules'>;
  readonly #practices: PracticeDirectory;
  readonly #schedule: Pick<Schedule, 'visit' | 'upcoming'>;
  readonly #slotHolds: SlotHolds;
  readonly #appointmentBooking: Pick<AppointmentBooking, 'book' | 'bookedFor' | 'cancel' | 'held'>;
  readonly #visitNotifications: VisitNotifications;
  readonly #visitRequests: VisitRequests;
  readonly #accommodations: BookedAccommodations;
  readonly #correspondence: Pick<Correspondence, 'correspondents'>;
  readonly #call: ServiceCall;

  constructor(
    activityLog: ActivityLog,
    codes: { newId(): string },
    bookingChoices: BookingChoices,
    availability: Pick<Availability, 'slots' | 'rules'>,
    practices: PracticeDirectory,
    schedule: Pick<Schedule, 'visit' | 'upcoming'>,
    slotHolds: SlotHolds,
    appointmentBooking: Pick<AppointmentBooking, 'book' | 'bookedFor' | 'cancel' | 'held'>,
    visitNotifications: VisitNotifications,
    visitRequests: VisitRequests,
    accommodations: BookedAccommodations,
    correspondence: Pick<Correspondence, 'correspondents'>,
    call: ServiceCall,
  ) {
    this.#activityLog = activityLog;
    this.#codes = codes;
    this.#bookingChoices = bookingChoices;
    this.#availability = availability;
    this.#practices = practices;
    this.#schedule = schedule;
    this.#slotHolds = slotHolds;
    this.#appointmentBooking = appointmentBooking;
    this.#visitNotifications = visitNotifications;
    this.#visitRequests = visitRequests;
    this.#accommodations = accommodations;
    this.#correspondence = correspondence;
    this.#call = call;
  }

  async hours(choice: BookingChoice, days?: DateRange): ServiceResult<AvailableHours, BookingRefusal> {
    const place = bookingChart(this.#call, choice, 'appointments:act');
    if (!place.ok) return place;
    const chart = place.value;
    const chosen = await this.#chosen(chart, choice);
    if (!chosen.ok) return chosen;
    const needs = await this.#withKnownNeeds(chart, chosen.value);
    const near = (offered: OfferedTimes) => nearVisits(this.#schedule, this.#practices, this.#call, choice, offered);
    const hours = await hoursOf(this.#availability, needs, near, this.#call.now, {
      days,
      replaces: needs.replaced?.id,
      answersWithin: async () => (await this.#correspondence.correspondents(chart)).answersWithin,
    });
    if (hours.ok && hours.value.nearVisits.length > 0) await log(this.#activityLog, this.#call, 'viewed-appointments');
    return hours;
  }

  async keep(choice: BookingChoice, start: Instant): ServiceResult<KeptTime, BookingRefusal> {
    const place = bookingChart(this.#call, choice, 'appointments:act');
    if (!place.ok) return place;
    const chart = place.value;
    const chosen = await this.#chosen(chart, choice);
    if (!chosen.ok) return chosen;
    // A time that is only requested reserves nothing, so it cannot be held.
    if (!chosen.value.booksAtOnce) return failed({ kind: 'bad-input' });
    const kept = await this.#keep(chart, choice, start);
    if (!kept.ok) return kept;
    const { id, visit, prepayment } = kept.value;
    // A held time is not an appointment yet, so it is logged as viewing.
    await log(this.#activityLog, callAt(this.#call, chart), 'viewed-booking', id);
    return ok({ hold: id, slot: { start: visit.start, end: visit.end }, prepayment, keptFor: slotKept });
  }

  async release(practice: PracticeId, hold: HoldId): ServiceResult<void> {
    const place = bookingChart(this.#call, { practice }, 'appointments:act');
    if (!place.ok) return place;
    const chart = place.value;
    await this.#slotHolds.release(chart, hold);
    return ok(undefined);
  }

  async book(order: BookingOrder): ServiceResult<BookedVisit, BookingRefusal> {
    const place = bookingChart(this.#call, order.choice, 'appointments:act');
    if (!place.ok) return place;
    const chart = place.value;
    return bookingsInTurn(this.#appointmentBooking).take(JSON.stringify(chart), () => this.#book(chart, order));
  }

  async #book(chart: PatientRef, order: BookingOrder): ServiceResult<BookedVisit, BookingRefusal> {
    const { visitReason: written, accommodations: _, ...asked } = order;
    const visitReason = parseVisitReason(written);
    if (!visitReason.ok) return failed({ kind: 'bad-input' });
    const booked = await this.#appointmentBooking.bookedFor(chart, order.key);
    if (booked !== undefined) {
      await this.#endOpenRequest(chart, order, booked);
      return this.#told(chart, order, booked);
    }
    const chosen = await this.#chosen(chart, order.choice);
    if (!chosen.ok) return chosen;
    const isMoved = chosen.value.replaced !== undefined;
    const needs = await this.#accommodations.said(chart, order.accommodations, { call: this.#call, isMoved });
    if (!needs.ok) return needs;
    const whole = {
      ...asked,
      ...(visitReason.value === undefined ? {} : { visitReason: visitReason.value }),
      ...(needs.value === undefined ? {} : { accommodations: needs.value }),
    };
    const made = chosen.value.booksAtOnce
      ? await bookKeptTime(this.#appointmentBooking, chart, whole, () => this.#keep(chart, whole.choice, whole.start))
      : await this.#request(chosen.value, whole);
    if (!made.ok) return made;
    await this.#endOpenRequest(chart, order, made.value);
    const done = doneBy(chosen.value);
    await log(this.#activityLog, callAt(this.#call, chart), `${done}-visit`, made.value);
    const told = await this.#told(chart, order, made.value);
    if (told.ok) {
      const { replaced } = chosen.value;
      const isChange = done === 'requested' && replaced?.status === 'REQUESTED';
      const instead = { moved: movedBy(done, replaced), isChange };
      this.#visitNotifications(done, told.value.visit.appointment, this.#call.acting, instead);
    }
    return told;
  }

  async #request(
    { patient: chart, location }: Chosen,
    { choice, start, key, visitReason, accommodations }: BookingOrder,
  ): Promise<Result<AppointmentId, BookingRefusal>> {
    const day = dayIn(location.timeZone, start);
    const free = await this.#availability.slots(chart, choice.offer, { start: day, end: day }, choice.replaces);
    if (!free.some((slot) => slot.start === start)) return failed({ kind: 'slot-gone' });
    const target = await requestTarget(this.#schedule, chart, choice.replaces, this.#call.now);
    if (target === undefined) return failed({ kind: 'not-cancellable' });
    const asked = await this.#visitRequests.request(
      chart,
      {
        offer: choice.offer,
        when: { kind: 'time', start },
        ...(visitReason === undefined ? {} : { visitReason }),
        ...(accommodations === undefined ? {} : { accommodations }),
        ...inPlaceOf(target),
        language: this.#call.language,
      },
      key,
    );
    if (asked === 'answered') return failed({ kind: 'not-cancellable' });
    return asked === undefined ? failed({ kind: 'not-offered' }) : ok(asked);
  }

  async #keep(chart: PatientRef, choice: BookingChoice, start: Instant): ReturnType<SlotHolds['keep']> {
    const target = await requestTarget(this.#schedule, chart, choice.replaces, this.#call.now);
    const replaces = target?.moved?.id ?? target?.changed?.id ?? choice.replaces;
    const { offer } = choice;
    const wanted = { offer, start, language: this.#call.language, ...(replaces === undefined ? {} : { replaces }) };
    const hold = this.#codes.newId() as HoldId;
    return this.#slotHolds.keep(chart, wanted, hold, plus(this.#call.now, slotKept));
  }

  /** A booked time answers what was asked for: of the visit that it replaces, or of the request, no request stays open. */
  async #endOpenRequest(
    chart: PatientRef,
    { choice: { replaces }, key }: BookingOrder,
    made: AppointmentId,
  ): Promise<void> {
    if (replaces === undefined) return;
    const named = await this.#schedule.visit(chart, replaces);
    const isRequest = isOpenRequest(named, this.#call.now);
    const open = isRequest ? named : named && (await openMoveOf(this.#schedule, named, this.#call.now));
    // What was made can itself be the request.
    if (open === undefined || open.id === made) return;
    await this.#appointmentBooking.cancel(chart, open.id, { id: defaultCancellationReason }, key);
  }

  async #told(chart: PatientRef, { choice }: BookingOrder, id: AppointmentId): Promise<Result<BookedVisit, Failure>> {
    const [visit, replaced, [practice], rules] = await Promise.all([
      this.#schedule.visit(chart, id),
      choice.replaces && this.#schedule.visit(chart, choice.replaces),
      this.#practices.practices([chart.practice]),
      this.#availability.rules(chart.practice),
    ]);
    if (practice === undefined || visit === undefined) return failed({ kind: 'not-found' });
    const listed = listedIn(new Map([[practice.id, practice]]), visit, this.#call);
    if (listed === undefined) return failed({ kind: 'not-found' });
    return ok({
      visit: listed,
      management: practice.behavior.management,
      isApproved: rules?.approvesRequests ?? false,
      preRegistration: rules?.preRegistration ?? false,
      ...(replaced?.status === 'CANCELLED' ? { cancelled: replaced.id } : {}),
    });
  }

  async #chosen(
    chart: PatientRef,
    { offer, replaces }: BookingChoice,
  ): Promise<Result<Chosen, BookingRefusal | Failure>> {
    const chosen = await this.#bookingChoices.chosen(chart, offer, this.#call.language);
    if (!chosen.ok || replaces === undefined) return chosen;
    const target = await requestTarget(this.#schedule, chart, replaces, this.#call.now);
    const replaced = target?.moved ?? target?.changed;
    if (replaced === undefined || !this.#mayChange(replaced, chosen.value)) return failed({ kind: 'not-cancellable' });
    const { id, start, status, prepaid } = replaced;
    const { timeZone } = replaced.location;
    const prepayment = prepaymentDue(chosen.value, replaced);
    return ok({
      ...chosen.value,
      prepayment,
      ...(chosen.value.accommodations === undefined ? {} : { accommodations: replaced.accommodations ?? {} }),
      replaced: {
        id,
        start,
        status,
        timeZone,
        provider: replaced.provider.name,
        ...(prepaid === undefined ? {} : { prepaid }),
      },
    });
  }

  /** A visit to be rescheduled has needs of its own. */
  async #withKnownNeeds(chart: PatientRef, chosen: Chosen): Promise<Chosen> {
    if (chosen.accommodations === undefined || chosen.replaced !== undefined) return chosen;
    return { ...chosen, accommodations: await this.#accommodations.known(this.#call, chart) };
  }

  /** A visit that cannot be canceled online cannot be moved either. The fee does not matter, as moving costs none. */
  #mayChange(visit: Appointment, { cutOffMinutes }: Chosen): boolean {
    return cancellationTerms(visit, { cutOffMinutes }, 0 as Cents, this.#call.now).kind === 'open';
  }
}

const doneBy = ({ booksAtOnce, replaced }: Chosen) => {
  if (!booksAtOnce) return 'requested';
  return replaced?.status === 'SCHEDULED' ? 'changed' : 'booked';
};
