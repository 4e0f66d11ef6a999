import type { AppointmentId, Cents, Instant, PatientRef, Result } from '../../kernel/index.ts';
import type { Appointment } from '../../appointments/index.ts';
import type { ChargeId, HoldId } from '../charge.ts';

/** A time that is kept for a patient while they pay, and what is to be paid before it is theirs. */
export interface HeldSlot {
  readonly id: HoldId;
  /** As it will be, once booked. */
  readonly visit: Omit<Appointment, 'id' | 'status'>;
  readonly prepayment: Cents;
  readonly until: Instant;
  /** The visit that this one takes the place of (`MON-158`). */
  readonly replaces?: AppointmentId;
}

/** The part of a practice's schedule that payments need: a visit is booked, or cancelled, in the same breath as it is paid for. */
export interface VisitDesk {
  /** The slots that are kept for a patient now, the earliest visit first. */
  held(patient: PatientRef): Promise<readonly HeldSlot[]>;
  /** Books a held slot for a charge and cancels the visit that it replaces. The same charge twice books once. */
  book(patient: PatientRef, hold: HoldId, charge: ChargeId): Promise<Result<AppointmentId, SlotGone>>;
  /** The visit that was booked for a charge, if any. */
  bookedFor(patient: PatientRef, charge: ChargeId): Promise<AppointmentId | undefined>;
  /** Cancels a visit. One that is cancelled already is fine. */
  cancel(
    patient: PatientRef,
    appointment: AppointmentId,
    reason: CancellationReason,
  ): Promise<Result<void, NotCancellable>>;
  isCancelled(patient: PatientRef, appointment: AppointmentId): Promise<boolean>;
}

export interface SlotGone {
  readonly kind: 'slot-gone';
}

export interface NotCancellable {
  readonly kind: 'not-cancellable';
}

/** Why a visit is cancelled (`MON-161`, `MON-162`). */
export interface CancellationReason {
  /** `'1'` when none was chosen. */
  readonly id: string;
  /** Only with the reason that means other. */
  readonly comments?: string;
}
