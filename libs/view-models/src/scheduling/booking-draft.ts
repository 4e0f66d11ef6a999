import type { TickedBoxes } from '@portico/application/scheduling';
import type { AppointmentId, Instant, PracticeId, ProviderId } from '@portico/domain/kernel';
import type { Accommodations } from '@portico/domain/profile';
import type { DateRange, Picked, QuestionOption } from '@portico/domain/scheduling';
import { OwnDraft } from '../kernel/index.ts';

/** Unfinished answers to a practice's questions. */
export interface AnswersSoFar {
  readonly answered: readonly QuestionOption['id'][];
  /** Selected at the question that is not answered yet. */
  readonly option?: QuestionOption['id'];
}

/** The choices made so far while booking (`APT-067` to `APT-069`). */
export interface BookingDraft {
  readonly practice: PracticeId;
  readonly picked: Picked;
  /** With whom, where the calendar to book is not known yet; until something is chosen. */
  readonly provider?: ProviderId;
  /** The options that were chosen in the practice's questions, in their order; absent before the questions are answered. */
  readonly answers?: readonly string[];
  /** How far the questions are answered, until they are all. */
  readonly answering?: AnswersSoFar;
  /** The reason for the visit, `chief_complaint` on the wire. */
  readonly visitReason?: string;
  /** What is needed at this visit alone; absent while nothing of it was changed. */
  readonly accommodations?: Accommodations;
  /** The preferred times, if times are requested rather than booked. */
  readonly requested?: TickedBoxes | 'first available';
  /** The booked visit that this one replaces; it is canceled in the same step (`APT-116`, `APT-118`). */
  readonly replaces?: AppointmentId;
  /** The next visit is booked while checking out of this one (`APT-075`). */
  readonly checkOut?: AppointmentId;
  /** Booked by a guest's link, on paths of its own (`APT-074`, `APT-285`). */
  readonly isGuest?: true;
  /** The days whose times are shown; absent for the first ones. */
  readonly days?: DateRange;
  /** The selected time, until it is booked or given up. */
  readonly start?: Instant;
}

/** The booking in progress, if any; cleared once it is made or abandoned (`APT-027`). */
export class BookingDrafts extends OwnDraft<BookingDraft> {
  /** A new visit is about to be booked: the kept move of another one, which would cancel that one, is over. */
  endMove(): void {
    if (this.current?.replaces !== undefined) this.clear();
  }
}
