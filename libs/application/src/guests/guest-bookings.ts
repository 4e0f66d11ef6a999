import type { Capabilities, Capability } from '@portico/domain/access';
import { linkBooks, bookingKeyOfLink, linkCancels, linkReplaces } from '@portico/domain/guests';
import type { VisitDesk } from '@portico/domain/appointments';
import {
  failed,
  ok,
  type AppointmentId,
  type HoldId,
  type Instant,
  type PracticeId,
  type Result,
} from '@portico/domain/kernel';
import type { Offer } from '@portico/domain/scheduling';
import type { CancelRefusal, Cancelling, VisitCalendar, CancellationOffer, VisitRef } from '../appointments/index.ts';
import type { Answer, Call, Failure } from '../kernel/index.ts';
import type {
  AvailableHours,
  BookedVisit,
  Booking,
  BookingChoice,
  BookingChoices,
  BookingOrder,
  BookingPlace,
  BookingRefusal,
  GuidedQuestions,
  KeptTime,
  NotOffered,
  Scheduling,
  WantedVisit,
  WishedVisit,
  WishingScreen,
} from '../scheduling/index.ts';
import { chartOf } from './guest-acting.ts';

/** Finding, making and giving up a visit: what somebody signed in may do, and a guest as far as their link goes. */
export interface VisitMaking {
  readonly scheduling: Scheduling;
  readonly booking: Booking;
  readonly cancelling: Cancelling;
  readonly calendar: VisitCalendar;
}

export interface GuestBookingsDeps {
  readonly capabilities: Pick<Capabilities, 'byId' | 'use'>;
  readonly visitDesk: Pick<VisitDesk, 'bookedFor'>;
}

/** The same services for a guest: a link opens exactly what it is for, once (`APT-324`, `APT-325`). */
export const guestBookings = (deps: GuestBookingsDeps, call: Call, making: VisitMaking): VisitMaking => {
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
  };
};

const shut = failed<Failure>({ kind: 'not-found' });

class GuestLinkAtHand {
  readonly #deps: GuestBookingsDeps;
  readonly #call: Call;

  constructor(deps: GuestBookingsDeps, call: Call) {
    this.#deps = deps;
    this.#call = call;
  }

  async opens(does: (capability: Capability) => boolean): Promise<Result<Capability, Failure>> {
    const { actor } = this.#call.acting;
    const capability = actor.kind === 'guest' ? await this.#deps.capabilities.byId(actor.capability) : undefined;
    return capability !== undefined && does(capability) ? ok(capability) : shut;
  }

  books(replaces: AppointmentId | undefined): Promise<Result<Capability, Failure>> {
    return this.opens((capability) => linkBooks(capability, replaces));
  }

  /** The visit that the link is about, or that was made by it. */
  async isAbout(appointment: AppointmentId): Promise<Result<Capability, Failure>> {
    const opened = await this.opens(isForVisits);
    if (!opened.ok || linkCancels(opened.value, appointment)) return opened;
    const chart = chartOf(opened.value);
    const made = chart && (await this.#deps.visitDesk.bookedFor(chart, bookingKeyOfLink(opened.value)));
    return made === appointment ? opened : shut;
  }

  /**
   * Makes a visit under the link's own name, and ends the link. An answer may have been lost: whoever asks again is
   * told of the visit that there is.
   */
  async once<T, E>(
    capability: Capability,
    make: (key: ReturnType<typeof bookingKeyOfLink>) => Promise<Result<T, E>>,
  ): Promise<Result<T, E | Failure>> {
    const { capabilities, visitDesk } = this.#deps;
    const [key, chart] = [bookingKeyOfLink(capability), chartOf(capability)];
    const isUsed = capability.usedAt !== undefined;
    if (chart === undefined || (isUsed && (await visitDesk.bookedFor(chart, key)) === undefined)) return shut;
    const made = await make(key);
    if (made.ok && !isUsed) await capabilities.use(capability.id, this.#call.now);
    return made;
  }
}

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

const isForVisits = ({ purpose }: Capability): boolean =>
  purpose === 'guest-appointment' || purpose === 'guest-reschedule';

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
