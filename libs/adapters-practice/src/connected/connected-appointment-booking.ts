import type {
  AlreadyCanceled,
  AppointmentBooking,
  BookingKey,
  CancellationReason,
  HeldSlot,
  NotCancellable,
  SaidAtBooking,
  SlotGone,
} from '@portico/domain/appointments';
import { failed, ok, type AppointmentId, type HoldId, type PatientRef, type Result } from '@portico/domain/kernel';
import type { WantedVisit } from '@portico/practice-spi';
import { bookedUnderKey, settleAnswer, standsAt } from './settle-booking-answer.ts';
import { claimHold, keysOfVisit } from './booking-rows.ts';
import { canceledUnderKey, cancelVisit } from './cancel-visit.ts';
import type { ConnectedPractices, PracticeLink } from './connected-practices.ts';
import { neededAt } from './accommodation-rows.ts';
import { withNeeds } from './needs-in-reason.ts';
import { dropHolds, holdsOfPatient, type KeptHold } from './hold-rows.ts';
import { systemIdOf, systemPatientOf } from './portal-and-system-ids.ts';
import { releaseAtSystem } from './hold-time-at-system.ts';
import { systemKeyOf } from './idempotency-key-for-system.ts';
import { visitOf } from './read-system-visits.ts';

const gone: Result<never, SlotGone> = failed({ kind: 'slot-gone' });

/**
 * Books held times in the systems of connected practices. What is asked of a system is written down before, and what became
 * of it is looked into by its key: a gateway may die between any two steps.
 */
export class ConnectedAppointmentBooking implements AppointmentBooking {
  readonly #practices: ConnectedPractices;

  constructor(practices: ConnectedPractices) {
    this.#practices = practices;
  }

  async held(patient: PatientRef): Promise<readonly HeldSlot[]> {
    const link = this.#practices.of(patient.practice);
    if (link === undefined) return [];
    const holds = await holdsOfPatient(link.sql, patient, await link.now());
    return holds.filter(({ kept }) => kept).map(({ slot }) => slot);
  }

  async book(
    patient: PatientRef,
    hold: HoldId,
    key: BookingKey,
    said: SaidAtBooking = {},
  ): Promise<Result<AppointmentId, SlotGone>> {
    const link = this.#practices.of(patient.practice);
    return link === undefined
      ? gone
      : this.#practices.inTurn.take(JSON.stringify(patient), () => bookHeld(link, patient, { hold, key, said }));
  }

  async bookedFor(patient: PatientRef, key: BookingKey): Promise<AppointmentId | undefined> {
    const link = this.#practices.of(patient.practice);
    return link && this.#practices.inTurn.take(JSON.stringify(patient), () => bookedUnderKey(link, patient, key));
  }

  async bookedUnder(patient: PatientRef, appointment: AppointmentId): Promise<readonly BookingKey[]> {
    const link = this.#practices.of(patient.practice);
    return link === undefined ? [] : keysOfVisit(link.sql, patient, appointment);
  }

  async cancel(
    patient: PatientRef,
    appointment: AppointmentId,
    reason: CancellationReason,
    key: BookingKey,
  ): Promise<Result<void, NotCancellable | AlreadyCanceled>> {
    const link = this.#practices.of(patient.practice);
    return link === undefined
      ? failed({ kind: 'not-cancellable' })
      : this.#practices.inTurn.take(JSON.stringify(patient), () =>
          cancelVisit(link, { patient, appointment, reason, key }),
        );
  }

  async canceledFor(patient: PatientRef, key: BookingKey): Promise<AppointmentId | undefined> {
    const link = this.#practices.of(patient.practice);
    return link && this.#practices.inTurn.take(JSON.stringify(patient), () => canceledUnderKey(link, patient, key));
  }

  async isCanceled(patient: PatientRef, appointment: AppointmentId): Promise<boolean> {
    const link = this.#practices.of(patient.practice);
    const known = link && (await visitOf(link, patient, appointment));
    return known?.appointment.status === 'CANCELLED';
  }
}

interface BookingAsked {
  readonly hold: HoldId;
  readonly key: BookingKey;
  readonly said: SaidAtBooking;
}

const bookHeld = async (
  link: PracticeLink,
  patient: PatientRef,
  { hold: id, key, said }: BookingAsked,
): Promise<Result<AppointmentId, SlotGone>> => {
  const before = await bookedUnderKey(link, patient, key);
  if (before !== undefined) return ok(before);
  const now = await link.now();
  const hold = (await holdsOfPatient(link.sql, patient, now)).find(({ slot, kept }) => kept && slot.id === id);
  if (hold === undefined) return gone;
  // What is asked for under another key may have died on its way.
  if (hold.bookingKey !== undefined && hold.bookingKey !== key) await bookedUnderKey(link, patient, hold.bookingKey);
  const { replaces } = hold.slot;
  const replaced = replaces === undefined ? undefined : await visitOf(link, patient, replaces);
  if (replaces !== undefined && (replaced === undefined || !standsAt(replaced.appointment, now))) {
    await releaseAtSystem(link, await dropHolds(link.sql, patient, [id]));
    return gone;
  }
  const needs = await neededAt(link.sql, patient, said.accommodations, replaced);
  const wanted = await wantedOf(link, patient, hold, { ...said, ...(needs && { accommodations: needs }) });
  const asked = wanted && (await claimHold(link.sql, patient, { hold, key, now }));
  if (wanted === undefined || asked === undefined) return gone;
  const answer = (await link.connection.booking?.book(wanted, systemKeyOf(key), link.call(hold.language))) ?? {
    ok: false,
    error: { kind: 'not-offered' },
  };
  const settled = await settleAnswer(link, patient, asked, { place: 'booking.book', answer });
  if (settled.kind === 'booked') return ok(settled.visit);
  if (hold.systemHold !== undefined) await releaseAtSystem(link, [hold.systemHold]);
  return gone;
};

const wantedOf = async (
  link: PracticeLink,
  patient: PatientRef,
  { slot, wanted, systemHold }: KeptHold,
  { visitReason, accommodations }: SaidAtBooking,
): Promise<WantedVisit | undefined> => {
  const systemPatient = await systemPatientOf(link.sql, link.id, patient.patient);
  const moves = slot.replaces && (await systemIdOf(link.sql, link.id, 'visit', slot.replaces));
  const reason = withNeeds(visitReason ?? slot.visit.visitReason, accommodations);
  if (systemPatient === undefined) return undefined;
  return {
    ...wanted,
    patient: systemPatient,
    ...(reason === undefined ? {} : { reason }),
    ...(systemHold === undefined ? {} : { hold: systemHold }),
    ...(moves === undefined ? {} : { moves }),
  };
};
