import type { AppointmentId, Instant, PracticeId } from '@portico/domain/kernel';
import type { Picked } from '@portico/domain/scheduling';

/** What somebody who books has chosen so far, on the way through the screens (`APT-067` to `APT-069`). */
export interface BookingDraft {
  readonly practice: PracticeId;
  readonly picked: Picked;
  /** The options that were chosen in the practice's questions, in their order; absent before the questions are answered. */
  readonly answers?: readonly string[];
  /** What the visit is about, as `chief_complaint`. */
  readonly visitReason?: string;
  /** Another time for a visit that is booked: it is given up in the same step (`APT-116`, `APT-118`). */
  readonly replaces?: AppointmentId;
  /** The next visit is booked while checking out of this one (`APT-075`). */
  readonly checkOut?: AppointmentId;
  /** Somebody without an account, who books by a link on paths of their own (`APT-074`, `APT-285`). */
  readonly isGuest?: true;
  /** The time that was chosen, before what is to be paid is paid. */
  readonly start?: Instant;
}

/**
 * The booking that is under way, if any. It is in memory alone: a new page, another person or another practice begins
 * anew, and nothing about a visit is in an address or left on the device.
 */
export class BookingDrafts {
  #current: { readonly owner: string; readonly draft: BookingDraft } | undefined;
  readonly #owner: () => string | undefined;

  /** `owner` names the person at the keyboard and whose records they are at; undefined without anybody. */
  constructor(owner: () => string | undefined) {
    this.#owner = owner;
  }

  get current(): BookingDraft | undefined {
    return this.#current?.owner === this.#owner() ? this.#current?.draft : undefined;
  }

  /** Begins, or goes on with, a booking. */
  keep(draft: BookingDraft): void {
    const owner = this.#owner();
    if (owner !== undefined) this.#current = { owner, draft };
  }

  /** The booking is made, or given up (`APT-027`). */
  clear(): void {
    this.#current = undefined;
  }
}
