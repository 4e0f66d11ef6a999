import type { AppointmentId, Brand, Cents, HoldId, Instant, PatientRef, Result } from '../../kernel/index.ts';
import type { Appointment } from '../appointment.ts';
import type { CancellationReason } from '../canceling.ts';

/** A time that is kept for a patient while they finish, and what is to be paid before it is theirs. */
export interface HeldSlot {
  readonly id: HoldId;
  /** As it will be, once booked. */
  readonly visit: Omit<Appointment, 'id' | 'status'>;
  readonly prepayment: Cents;
  readonly until: Instant;
  /** The visit that this one takes the place of (`MON-158`). */
  readonly replaces?: AppointmentId;
}

/** Names one booking or cancellation, as a press or a charge does: the same one twice is done once. Made by whoever starts it. */
export type BookingKey = Brand<string, 'BookingKey'>;

/** Where the times of a practice that are kept for a patient become visits, and visits are given back. */
export interface AppointmentBooking {
  /** The slots that are kept for a patient now, the earliest visit first. */
  held(patient: PatientRef): Promise<readonly HeldSlot[]>;
  /**
   * Books a held slot and cancels the visit that it replaces: both or neither, so that it fails where that visit no longer
   * stands. The same key twice books once.
   * `visitReason` is what the patient says the visit is about (`APT-055`).
   */
  book(
    patient: PatientRef,
    hold: HoldId,
    key: BookingKey,
    visitReason?: string,
  ): Promise<Result<AppointmentId, SlotGone>>;
  /** The visit that was booked, or asked for, under a key, if any. */
  bookedFor(patient: PatientRef, key: BookingKey): Promise<AppointmentId | undefined>;
  /**
   * The keys under which a visit was booked and, before it, each visit that it took the place of, the latest first: what was
   * paid for an earlier one goes along.
   */
  bookedUnder(patient: PatientRef, appointment: AppointmentId): Promise<readonly BookingKey[]>;
  /**
   * Cancels a visit, or takes a request back. The same key twice cancels once; a visit that was canceled under another key,
   * or by the practice, is `already-canceled`.
   */
  cancel(
    patient: PatientRef,
    appointment: AppointmentId,
    reason: CancellationReason,
    key: BookingKey,
  ): Promise<Result<void, NotCancellable | AlreadyCanceled>>;
  /** The visit that was canceled under a key and still is, if any. */
  canceledFor(patient: PatientRef, key: BookingKey): Promise<AppointmentId | undefined>;
  isCanceled(patient: PatientRef, appointment: AppointmentId): Promise<boolean>;
}

export interface SlotGone {
  readonly kind: 'slot-gone';
}

export interface NotCancellable {
  readonly kind: 'not-cancellable';
}

export interface AlreadyCanceled {
  readonly kind: 'already-canceled';
}
