import {
  failed,
  instant,
  ok,
  samePatient,
  type AppointmentId,
  type Cents,
  type HoldId,
  type Instant,
  type PatientRef,
  type PracticeId,
  type ProviderId,
  type Result,
} from '../../kernel/index.ts';
import { hasNeeds } from '../../profile/index.ts';
import type { Appointment } from '../appointment.ts';
import type { CancellationReason } from '../cancellation-reasons.ts';
import type {
  AlreadyCanceled,
  BookingKey,
  HeldSlot,
  NotCancellable,
  SlotGone,
  AppointmentBooking,
  SaidAtBooking,
} from '../ports/appointment-booking.ts';
import { MemorySchedule } from './memory-schedule.ts';
import { statusOf } from '../appointment-list-group.ts';

/** A provider's time that is booked or held. */
export interface Taken {
  readonly patient: PatientRef;
  readonly start: Instant;
  readonly end: Instant;
  readonly hold?: HoldId;
  readonly visit?: AppointmentId;
}

/**
 * An in-memory booking desk. Added slots are held until they expire, are booked or are dropped. Until it is given a
 * schedule it treats every visit as upcoming.
 */
export class MemoryAppointmentBooking implements AppointmentBooking {
  readonly cancelled = new Map<AppointmentId, CancellationReason>();
  readonly booked = new Map<BookingKey, AppointmentId>();
  readonly fixed = new Set<AppointmentId>();
  readonly #canceledUnder = new Map<AppointmentId, BookingKey>();
  readonly #now: () => Instant;
  #slots: readonly HeldSlot[] = [];
  #schedule: MemorySchedule | undefined;

  constructor(now: () => Instant = () => instant(0)) {
    this.#now = now;
  }

  hold(slot: HeldSlot): void {
    this.#slots = [...this.#slots, slot];
  }

  /** Drops the slot, as if another person took it. */
  drop(id: HoldId): void {
    this.#slots = this.#slots.filter((slot) => slot.id !== id);
  }

  /** Sets the existing visits; only these can be canceled, and no slot is booked that overlaps one of them. */
  putSchedule(schedule: readonly Appointment[] | MemorySchedule): void {
    this.#schedule = schedule instanceof MemorySchedule ? schedule : new MemorySchedule(schedule);
  }

  /** The booked and held times of a provider, of all patients. */
  taken(practice: PracticeId, provider: ProviderId): readonly Taken[] {
    const visits = (this.#schedule?.all() ?? [])
      .filter((one) => one.patient.practice === practice && one.provider.id === provider && this.#takesTime(one))
      .map(({ id, patient, start, end }) => ({ patient, start, end, visit: id }));
    const slots = this.#slots
      .filter(
        ({ visit, until }) =>
          visit.patient.practice === practice && visit.provider.id === provider && until > this.#now(),
      )
      .map(({ id, visit }) => ({ patient: visit.patient, start: visit.start, end: visit.end, hold: id }));
    return [...visits, ...slots];
  }

  async held(patient: PatientRef): Promise<readonly HeldSlot[]> {
    return this.#held(patient);
  }

  async book(
    patient: PatientRef,
    hold: HoldId,
    key: BookingKey,
    { visitReason, accommodations }: SaidAtBooking = {},
  ): Promise<Result<AppointmentId, SlotGone>> {
    const known = this.#bookedFor(patient, key);
    if (known !== undefined) return ok(known);
    const slot = this.#held(patient).find(({ id }) => id === hold);
    if (slot === undefined) return failed({ kind: 'slot-gone' });
    this.drop(hold);
    if (this.#isTaken(slot) || !this.#stands(patient, slot.replaces)) return failed({ kind: 'slot-gone' });
    const appointment = `visit-${hold}` as AppointmentId;
    this.booked.set(key, appointment);
    const replaced = slot.replaces === undefined ? undefined : this.#visit(patient, slot.replaces);
    const before = replaced?.prepaid;
    const asked = accommodations ?? replaced?.accommodations ?? {};
    this.#schedule?.put({
      ...slot.visit,
      ...(visitReason === undefined ? {} : { visitReason }),
      ...(hasNeeds(asked) ? { accommodations: asked } : {}),
      ...(before === undefined ? {} : { prepaid: before }),
      id: appointment,
      status: 'SCHEDULED',
    });
    if (slot.replaces !== undefined) this.#cancel(patient, slot.replaces, { id: '1' }, key);
    return ok(appointment);
  }

  /** Records a prepayment on the visit that was booked under the key. */
  prepay(key: BookingKey, amount: Cents): void {
    const visit = this.#schedule?.all().find(({ id }) => id === this.booked.get(key));
    if (visit !== undefined) this.#schedule?.put({ ...visit, prepaid: ((visit.prepaid ?? 0) + amount) as Cents });
  }

  async bookedFor(patient: PatientRef, key: BookingKey): Promise<AppointmentId | undefined> {
    return this.#bookedFor(patient, key);
  }

  async bookedUnder(patient: PatientRef, appointment: AppointmentId): Promise<readonly BookingKey[]> {
    const key = [...this.booked].find(([, id]) => id === appointment)?.[0];
    if (key === undefined || this.#bookedFor(patient, key) === undefined) return [];
    const before = [...this.#canceledUnder].find(([, under]) => under === key)?.[0];
    return [key, ...(before === undefined ? [] : await this.bookedUnder(patient, before))];
  }

  async cancel(
    patient: PatientRef,
    appointment: AppointmentId,
    reason: CancellationReason,
    key: BookingKey,
  ): Promise<Result<void, NotCancellable | AlreadyCanceled>> {
    if (this.#isCanceled(patient, appointment)) {
      return this.#canceledUnder.get(appointment) === key ? ok(undefined) : failed({ kind: 'already-canceled' });
    }
    if (!this.#mayCancel(patient, appointment)) return failed({ kind: 'not-cancellable' });
    this.#cancel(patient, appointment, reason, key);
    return ok(undefined);
  }

  async canceledFor(patient: PatientRef, key: BookingKey): Promise<AppointmentId | undefined> {
    const ids = [...this.#canceledUnder].filter(([, under]) => under === key).map(([id]) => id);
    return ids.find((id) => this.#isCanceled(patient, id));
  }

  async isCanceled(patient: PatientRef, appointment: AppointmentId): Promise<boolean> {
    return this.#isCanceled(patient, appointment);
  }

  #isCanceled(patient: PatientRef, appointment: AppointmentId): boolean {
    const known = this.#visit(patient, appointment);
    if (this.#schedule !== undefined && known === undefined) return false;
    return known?.status === 'CANCELLED' || this.cancelled.has(appointment);
  }

  #bookedFor(patient: PatientRef, key: BookingKey): AppointmentId | undefined {
    const id = this.booked.get(key);
    const isOwn = this.#schedule?.all().some((visit) => visit.id === id && samePatient(visit.patient, patient)) ?? true;
    return isOwn ? id : undefined;
  }

  #held(patient: PatientRef): readonly HeldSlot[] {
    return this.#slots
      .filter(({ visit, until }) => samePatient(visit.patient, patient) && until > this.#now())
      .sort((a, b) => a.visit.start - b.visit.start || (a.id < b.id ? -1 : 1));
  }

  #visit(patient: PatientRef, appointment: AppointmentId): Appointment | undefined {
    return this.#schedule?.all().find((one) => one.id === appointment && samePatient(one.patient, patient));
  }

  #cancel(patient: PatientRef, appointment: AppointmentId, reason: CancellationReason, key: BookingKey): void {
    this.cancelled.set(appointment, reason);
    this.#canceledUnder.set(appointment, key);
    const visit = this.#visit(patient, appointment);
    if (visit !== undefined) this.#schedule?.put({ ...visit, status: 'CANCELLED' });
  }

  /** Whether the visit to be replaced can still be canceled; true if there is none. */
  #stands(patient: PatientRef, replaced: AppointmentId | undefined): boolean {
    return replaced === undefined || (!this.cancelled.has(replaced) && this.#mayCancel(patient, replaced));
  }

  #mayCancel(patient: PatientRef, appointment: AppointmentId): boolean {
    if (this.fixed.has(appointment)) return false;
    if (this.#schedule === undefined) return true;
    const visit = this.#visit(patient, appointment);
    return visit !== undefined && statusOf(visit, this.#now()) !== 'past';
  }

  #takesTime(one: Appointment): boolean {
    return (one.status === 'SCHEDULED' || one.status === 'CHECKED-IN') && !this.cancelled.has(one.id);
  }

  #isTaken({ visit, replaces }: HeldSlot): boolean {
    return (this.#schedule?.all() ?? []).some(
      (one) =>
        one.patient.practice === visit.patient.practice &&
        one.provider.id === visit.provider.id &&
        this.#takesTime(one) &&
        one.start < visit.end &&
        one.end > visit.start &&
        !(one.id === replaces && samePatient(one.patient, visit.patient)),
    );
  }
}
