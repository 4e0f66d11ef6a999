import { linkCancels, linkReplaces } from '@portico/domain/guests';
import { failed, ok, type HoldId, type Instant, type PracticeId } from '@portico/domain/kernel';
import type { Offer } from '@portico/domain/scheduling';
import type { CancelRefusal, Cancelling, VisitCalendar, CancellationOffer, VisitRef } from '../appointments/index.ts';
import type { Answer, Call } from '../kernel/index.ts';
import type {
  AvailableHours,
  BookedVisit,
  Booking,
  BookingChoice,
  BookingChoices,
  BookingOrder,
  BookingPlace,
  BookingRefusal,
  EarlierTimes,
  GuidedQuestions,
  KeptTime,
  NotOffered,
  Scheduling,
  WantedVisit,
  WishedVisit,
  WishingScreen,
} from '../scheduling/index.ts';
import { GuestLinkAtHand, isForVisits, type GuestLinkAtHandDeps } from './guest-link-at-hand.ts';
import { GuestWaiting } from './guest-waiting.ts';

/** Finding, making and giving up a visit: what somebody signed in may do, and a guest as far as their link goes. */
export interface VisitMaking {
  readonly scheduling: Scheduling;
  readonly booking: Booking;
  readonly cancelling: Cancelling;
  readonly calendar: VisitCalendar;
  readonly waitList: EarlierTimes;
}

/** The same services for a guest: a link opens exactly what it is for, once (`APT-324`, `APT-325`). */
export const guestBookings = (deps: GuestLinkAtHandDeps, call: Call, making: VisitMaking): VisitMaking => {
  const link = new GuestLinkAtHand(deps, call);
  return {
    scheduling: new GuestScheduling(link, making.scheduling),
    booking: new GuestBooking(link, making.booking),
    cancelling: new GuestCancelling(link, making.cancelling),
    calendar: {
      file: async (practice, appointment) => {
        const opened = await link.isAbout(appointment);
        return opened.ok ? making.calendar.file(practice, appointment) : opened;
      },
    },
    waitList: new GuestWaiting(link, making.waitList),
  };
};

class GuestScheduling implements Scheduling {
  readonly #link: GuestLinkAtHand;
  readonly #scheduling: Scheduling;

  constructor(link: GuestLinkAtHand, scheduling: Scheduling) {
    this.#link = link;
    this.#scheduling = scheduling;
  }

  /** A guest has no payment between choosing and booking: what is paid ahead is booked with an account, or by phone. */
  async choices(wanted: WantedVisit): Answer<BookingChoices> {
    const opened = await this.#link.opens(isForVisits);
    if (!opened.ok) return opened;
    const found = await this.#scheduling.choices(wanted);
    return found.ok ? ok({ ...found.value, catalogue: withoutPrepaid(found.value.catalogue) }) : found;
  }

  async questions(place: BookingPlace): Answer<GuidedQuestions> {
    const opened = await this.#link.opens(isForVisits);
    return opened.ok ? this.#scheduling.questions(place) : opened;
  }

  async wishing(place: BookingPlace, offer: Offer): Answer<WishingScreen, NotOffered> {
    const opened = await this.#link.opens(isForVisits);
    return opened.ok ? this.#scheduling.wishing(place, offer) : opened;
  }

  async request(request: WishedVisit): Answer<void, NotOffered> {
    const opened = await this.#link.books(request.replaces);
    return opened.ok
      ? this.#link.once(opened.value, (key) =>
          this.#scheduling.request({ ...request, ...linkReplaces(opened.value), key }),
        )
      : opened;
  }
}

const withoutPrepaid = (catalogue: BookingChoices['catalogue']): BookingChoices['catalogue'] => {
  const prepaid = new Set(catalogue.visitReasons.filter(({ prepayment }) => prepayment > 0).map(({ id }) => id));
  return {
    ...catalogue,
    visitReasons: catalogue.visitReasons.filter(({ id }) => !prepaid.has(id)),
    offers: catalogue.offers.filter(({ visitReason }) => !prepaid.has(visitReason)),
  };
};

class GuestBooking implements Booking {
  readonly #link: GuestLinkAtHand;
  readonly #booking: Booking;

  constructor(link: GuestLinkAtHand, booking: Booking) {
    this.#link = link;
    this.#booking = booking;
  }

  async hours(choice: BookingChoice, days?: Parameters<Booking['hours']>[1]): Answer<AvailableHours, BookingRefusal> {
    const opened = await this.#link.books(choice.replaces);
    if (!opened.ok) return opened;
    const found = await this.#booking.hours({ ...choice, ...linkReplaces(opened.value) }, days);
    return found.ok && found.value.prepayment > 0 ? failed({ kind: 'not-offered' }) : found;
  }

  async keep(choice: BookingChoice, start: Instant): Answer<KeptTime, BookingRefusal> {
    const opened = await this.#link.books(choice.replaces);
    return opened.ok ? this.#booking.keep({ ...choice, ...linkReplaces(opened.value) }, start) : opened;
  }

  async release(practice: PracticeId, hold: HoldId): Answer<void> {
    const opened = await this.#link.opens(isForVisits);
    return opened.ok ? this.#booking.release(practice, hold) : opened;
  }

  async book(order: BookingOrder): Answer<BookedVisit, BookingRefusal> {
    const opened = await this.#link.books(order.choice.replaces);
    if (!opened.ok) return opened;
    const choice = { ...order.choice, ...linkReplaces(opened.value) };
    return this.#link.once(opened.value, (key) => this.#booking.book({ ...order, choice, key }));
  }
}

class GuestCancelling implements Cancelling {
  readonly #link: GuestLinkAtHand;
  readonly #cancelling: Cancelling;

  constructor(link: GuestLinkAtHand, cancelling: Cancelling) {
    this.#link = link;
    this.#cancelling = cancelling;
  }

  /** A fee is paid with an account, or by phone. */
  async offer(visit: VisitRef): Answer<CancellationOffer> {
    const opened = await this.#link.opens((capability) => linkCancels(capability, visit.appointment));
    if (!opened.ok) return opened;
    const offered = await this.#cancelling.offer(visit);
    return offered.ok ? ok({ ...offered.value, payable: false }) : offered;
  }

  async cancel(visit: VisitRef, reason: Parameters<Cancelling['cancel']>[1]): Answer<void, CancelRefusal> {
    const opened = await this.#link.opens((capability) => linkCancels(capability, visit.appointment));
    return opened.ok ? this.#cancelling.cancel(visit, reason) : opened;
  }
}
