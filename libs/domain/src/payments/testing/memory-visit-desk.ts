import { failed, ok, samePatient, type AppointmentId, type PatientRef, type Result } from '../../kernel/index.ts';
import type { ChargeId, HoldId } from '../charge.ts';
import type { CancellationReason, HeldSlot, NotCancellable, SlotGone, VisitDesk } from '../ports/visit-desk.ts';

/** The desk in memory. Slots that are put in are kept until they are booked or dropped. */
export class MemoryVisitDesk implements VisitDesk {
  readonly cancelled = new Map<AppointmentId, CancellationReason>();
  readonly booked = new Map<ChargeId, AppointmentId>();
  readonly fixed = new Set<AppointmentId>();
  #slots: readonly HeldSlot[] = [];

  hold(slot: HeldSlot): void {
    this.#slots = [...this.#slots, slot];
  }

  /** Somebody else took it. */
  drop(id: HoldId): void {
    this.#slots = this.#slots.filter((slot) => slot.id !== id);
  }

  async held(patient: PatientRef): Promise<readonly HeldSlot[]> {
    return this.#slots.filter(({ visit }) => samePatient(visit.patient, patient));
  }

  async book(patient: PatientRef, hold: HoldId, charge: ChargeId): Promise<Result<AppointmentId, SlotGone>> {
    const known = this.booked.get(charge);
    if (known !== undefined) return ok(known);
    const slot = (await this.held(patient)).find(({ id }) => id === hold);
    if (slot === undefined) return failed({ kind: 'slot-gone' });
    const appointment = `visit-${hold}` as AppointmentId;
    this.drop(hold);
    this.booked.set(charge, appointment);
    if (slot.replaces !== undefined) this.cancelled.set(slot.replaces, { id: '1' });
    return ok(appointment);
  }

  async bookedFor(_: PatientRef, charge: ChargeId): Promise<AppointmentId | undefined> {
    return this.booked.get(charge);
  }

  async cancel(
    _: PatientRef,
    appointment: AppointmentId,
    reason: CancellationReason,
  ): Promise<Result<void, NotCancellable>> {
    if (this.fixed.has(appointment)) return failed({ kind: 'not-cancellable' });
    if (!this.cancelled.has(appointment)) this.cancelled.set(appointment, reason);
    return ok(undefined);
  }

  async isCancelled(_: PatientRef, appointment: AppointmentId): Promise<boolean> {
    return this.cancelled.has(appointment);
  }
}
