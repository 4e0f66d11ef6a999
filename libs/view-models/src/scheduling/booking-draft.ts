import type { AppointmentId, Instant, PracticeId } from '@portico/domain/kernel';
import type { Picked } from '@portico/domain/scheduling';
import { OwnDraft } from '../kernel/index.ts';
import type { TickedBoxes } from './preference-boxes.ts';

/** What somebody who books has chosen so far, on the way through the screens (`APT-067` to `APT-069`). */
export interface BookingDraft {
  readonly practice: PracticeId;
  readonly picked: Picked;
  /** The options that were chosen in the practice's questions, in their order; absent before the questions are answered. */
  readonly answers?: readonly string[];
  /** What the visit is about, as `chief_complaint`. */
  readonly visitReason?: string;
  /** When it should be, where times are wished and not booked. */
  readonly requested?: TickedBoxes | 'first available';
  /** Another time for a visit that is booked: it is given up in the same step (`APT-116`, `APT-118`). */
  readonly replaces?: AppointmentId;
  /** The next visit is booked while checking out of this one (`APT-075`). */
  readonly checkOut?: AppointmentId;
  /** Somebody without an account, who books by a link on paths of their own (`APT-074`, `APT-285`). */
  readonly isGuest?: true;
  /** The time that was chosen, before what is to be paid is paid. */
  readonly start?: Instant;
}

/** The booking that is under way, if any; cleared once it is made, or given up (`APT-027`). */
export class BookingDrafts extends OwnDraft<BookingDraft> {}
