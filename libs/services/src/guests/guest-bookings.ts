import { linkCancels, linkReplaces } from '@portico/domain/guests';
import { failed, ok, type HoldId, type Instant, type PracticeId } from '@portico/domain/kernel';
import type { Offer } from '@portico/domain/scheduling';
import type {
  CancelRefusal,
  Canceling,
  VisitCalendar,
  CancellationOffer,
  VisitRef,
} from '@portico/application/appointments';
import type { ServiceResult } from '@portico/application/kernel';
import type {
  AvailableHours,
  BookedVisit,
  Booking,
  BookingChoice,
  BookingChoices,
  BookingOrder,
  BookingPlace,
  BookingRefusal,
  WaitList,
  GuidedQuestions,
  KeptTime,
  RequestPlace,
  RequestRefusal,
  Scheduling,
  WantedVisit,
  RequestedVisit,
  RequestScreen,
} from '@portico/application/scheduling';
import { isForVisits, type GuestLinkAtHand } from './current-guest-link.ts';
import { GuestWaiting } from './guest-wait-list.ts';

/** The services for finding, making and canceling visits, for signed-in persons and, within their link, for guests. */
export interface VisitMaking {
  readonly scheduling: Scheduling;
  readonly booking: Booking;
  readonly canceling: Canceling;
  readonly calendar: VisitCalendar;
  readonly waitList: WaitList;
}

/** The same services for a guest: a link opens exactly what it is for, once (`APT-324`, `APT-325`). */
export const guestBookings = (
  link: GuestLinkAtHand,
  scheduling: Scheduling,
  booking: Booking,
  canceling: Canceling,
  calendar: VisitCalendar,
  waitList: WaitList,
): VisitMaking => {
  return {
    scheduling: new GuestScheduling(link, scheduling),
    booking: new GuestBooking(link, booking),
    canceling: new GuestCanceling(link, canceling),
    calendar: {
      file: async (practice, appointment) => {
        const opened = await link.isAbout(appointment);
        return opened.ok ? calendar.file(practice, appointment) : opened;
      },
    },
    waitList: new GuestWaiting(link, waitList),
  };
};

class GuestScheduling implements Scheduling {
  readonly #link: GuestLinkAtHand;
  readonly #scheduling: Scheduling;

  constructor(link: GuestLinkAtHand, scheduling: Scheduling) {
    this.#link = link;
    this.#scheduling = scheduling;
  }

  /** Guests cannot pay while booking, so visits with a prepayment are booked with an account or by phone. */
  async choices(wanted: WantedVisit): ServiceResult<BookingChoices> {
    const opened = await this.#link.opens(isForVisits);
    if (!opened.ok) return opened;
    const found = await this.#scheduling.choices(wanted);
    return found.ok ? ok({ ...found.value, catalog: withoutPrepaid(found.value.catalog) }) : found;
  }

  async questions(place: BookingPlace): ServiceResult<GuidedQuestions> {
    const opened = await this.#link.opens(isForVisits);
    return opened.ok ? this.#scheduling.questions(place) : opened;
  }

  async requesting(place: RequestPlace, offer: Offer): ServiceResult<RequestScreen, RequestRefusal> {
    const opened = await this.#link.books(place.replaces);
    return opened.ok ? this.#scheduling.requesting({ ...place, ...linkReplaces(opened.value) }, offer) : opened;
  }

  async request(request: RequestedVisit): ServiceResult<void, RequestRefusal> {
    const opened = await this.#link.books(request.replaces);
    return opened.ok
      ? this.#link.once(opened.value, (key) =>
          this.#scheduling.request({ ...request, ...linkReplaces(opened.value), key }),
        )
      : opened;
  }
}

const withoutPrepaid = (catalog: BookingChoices['catalog']): BookingChoices['catalog'] => {
  const prepaid = new Set(catalog.visitReasons.filter(({ prepayment }) => prepayment > 0).map(({ id }) => id));
  return {
    ...catalog,
    visitReasons: catalog.visitReasons.filter(({ id }) => !prepaid.has(id)),
    offers: catalog.offers.filter(({ visitReason }) => !prepaid.has(visitReason)),
  };
};

class GuestBooking implements Booking {
  readonly #link: GuestLinkAtHand;
  readonly #booking: Booking;

  constructor(link: GuestLinkAtHand, booking: Booking) {
    this.#link = link;
    this.#booking = booking;
  }

  async hours(
    choice: BookingChoice,
    days?: Parameters<Booking['hours']>[1],
  ): ServiceResult<AvailableHours, BookingRefusal> {
    const opened = await this.#link.books(choice.replaces);
    if (!opened.ok) return opened;
    const found = await this.#booking.hours({ ...choice, ...linkReplaces(opened.value) }, days);
    return found.ok && found.value.prepayment > 0 ? failed({ kind: 'not-offered' }) : found;
  }

  async keep(choice: BookingChoice, start: Instant): ServiceResult<KeptTime, BookingRefusal> {
    const opened = await this.#link.books(choice.replaces);
    return opened.ok ? this.#booking.keep({ ...choice, ...linkReplaces(opened.value) }, start) : opened;
  }

  async release(practice: PracticeId, hold: HoldId): ServiceResult<void> {
    const opened = await this.#link.opens(isForVisits);
    return opened.ok ? this.#booking.release(practice, hold) : opened;
  }

  async book(order: BookingOrder): ServiceResult<BookedVisit, BookingRefusal> {
    const opened = await this.#link.books(order.choice.replaces);
    if (!opened.ok) return opened;
    const choice = { ...order.choice, ...linkReplaces(opened.value) };
    return this.#link.once(opened.value, (key) => this.#booking.book({ ...order, choice, key }));
  }
}

class GuestCanceling implements Canceling {
  readonly #link: GuestLinkAtHand;
  readonly #canceling: Canceling;

  constructor(link: GuestLinkAtHand, canceling: Canceling) {
    this.#link = link;
    this.#canceling = canceling;
  }

  /** A fee is paid with an account, or by phone. */
  async offer(visit: VisitRef): ServiceResult<CancellationOffer> {
    const opened = await this.#link.opens((capability) => linkCancels(capability, visit.appointment));
    if (!opened.ok) return opened;
    const offered = await this.#canceling.offer(visit);
    return offered.ok ? ok({ ...offered.value, payable: false }) : offered;
  }

  async cancel(visit: VisitRef, reason: Parameters<Canceling['cancel']>[1]): ServiceResult<void, CancelRefusal> {
    const opened = await this.#link.opens((capability) => linkCancels(capability, visit.appointment));
    return opened.ok ? this.#canceling.cancel(visit, reason) : opened;
  }
}
