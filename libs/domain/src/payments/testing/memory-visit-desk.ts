import { standingOf, type Appointment } from '../../appointments/index.ts';
import {
  failed,
  instant,
  ok,
  samePatient,
  type AppointmentId,
  type Instant,
  type PatientRef,
  type Result,
} from '../../kernel/index.ts';
import type { ChargeId, HoldId } from '../charge.ts';
import type { CancellationReason, HeldSlot, NotCancellable, SlotGone, VisitDesk } from '../ports/visit-desk.ts';

/**
 * The desk in memory. Slots that are put in are kept until their time is over, or they are booked or dropped. Until it is
 * given a schedule it takes every visit for one that is to come.
 */
export class MemoryVisitDesk implements VisitDesk {
  readonly cancelled = new Map<AppointmentId, CancellationReason>();
  readonly booked = new Map<ChargeId, AppointmentId>();
  readonly fixed = new Set<AppointmentId>();
  readonly #now: () => Instant;
  #slots: readonly HeldSlot[] = [];
  #schedule: readonly Appointment[] | undefined;

  constructor(now: () => Instant = () => instant(0)) {
    this.#now = now;
  }

  hold(slot: HeldSlot): void {
    this.#slots = [...this.#slots, slot];
  }

  /** Somebody else took it. */
  drop(id: HoldId): void {
    this.#slots = this.#slots.filter((slot) => slot.id !== id);
  }

  /** The visits that there are; only they are cancelled, and no slot is booked across one of them. */
  putSchedule(schedule: readonly Appointment[]): void {
    this.#schedule = schedule;
  }

  async held(patient: PatientRef): Promise<readonly HeldSlot[]> {
    return this.#held(patient);
  }

  async book(patient: PatientRef, hold: HoldId, charge: ChargeId): Promise<Result<AppointmentId, SlotGone>> {
    const known = this.booked.get(charge);
    if (known !== undefined) return ok(known);
    const slot = this.#held(patient).find(({ id }) => id === hold);
    if (slot === undefined) return failed({ kind: 'slot-gone' });
    this.drop(hold);
    if (this.#isTaken(slot)) return failed({ kind: 'slot-gone' });
    const appointment = `visit-${hold}` as AppointmentId;
    this.booked.set(charge, appointment);
    this.#schedule = this.#schedule && [...this.#schedule, { ...slot.visit, id: appointment, status: 'SCHEDULED' }];
    if (slot.replaces !== undefined && this.#mayCancel(patient, slot.replaces)) {
      this.cancelled.set(slot.replaces, { id: '1' });
    }
    return ok(appointment);
  }

  async bookedFor(patient: PatientRef, charge: ChargeId): Promise<AppointmentId | undefined> {
    const id = this.booked.get(charge);
    const isOwn = this.#schedule?.some((visit) => visit.id === id && samePatient(visit.patient, patient)) ?? true;
    return isOwn ? id : undefined;
  }

  async cancel(
    patient: PatientRef,
    appointment: AppointmentId,
    reason: CancellationReason,
  ): Promise<Result<void, NotCancellable>> {
    if (await this.isCancelled(patient, appointment)) return ok(undefined);
    if (!this.#mayCancel(patient, appointment)) return failed({ kind: 'not-cancellable' });
    this.cancelled.set(appointment, reason);
    return ok(undefined);
  }

  async isCancelled(patient: PatientRef, appointment: AppointmentId): Promise<boolean> {
    const known = this.#visit(patient, appointment);
    if (this.#schedule !== undefined && known === undefined) return false;
    return known?.status === 'CANCELLED' || this.cancelled.has(appointment);
  }

  #held(patient: PatientRef): readonly HeldSlot[] {
    return this.#slots
      .filter(({ visit, until }) => samePatient(visit.patient, patient) && until > this.#now())
      .sort((a, b) => a.visit.start - b.visit.start || (a.id < b.id ? -1 : 1));
  }

  #visit(patient: PatientRef, appointment: AppointmentId): Appointment | undefined {
    return this.#schedule?.find((one) => one.id === appointment && samePatient(one.patient, patient));
  }

  #mayCancel(patient: PatientRef, appointment: AppointmentId): boolean {
    if (this.fixed.has(appointment)) return false;
    if (this.#schedule === undefined) return true;
    const visit = this.#visit(patient, appointment);
    return visit !== undefined && standingOf(visit, this.#now()) !== 'past';
  }

  #isTaken({ visit, replaces }: HeldSlot): boolean {
    return (this.#schedule ?? []).some(
      (one) =>
        one.patient.practice === visit.patient.practice &&
        one.provider.id === visit.provider.id &&
        (one.status === 'SCHEDULED' || one.status === 'CHECKED-IN') &&
        !this.cancelled.has(one.id) &&
        one.start < visit.end &&
        one.end > visit.start &&
        !(one.id === replaces && samePatient(one.patient, visit.patient)),
    );
  }
}
