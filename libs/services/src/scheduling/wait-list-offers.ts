import type { ActivityLog } from '@portico/domain/activity';
import type { AppointmentBooking, Schedule } from '@portico/domain/appointments';
import { failed, ok, type HoldId } from '@portico/domain/kernel';
import type { SlotHolds, WaitEntry, WaitListEntries } from '@portico/domain/scheduling';
import type { ServiceResult } from '@portico/application/kernel';
import type { OfferGone, TakenTime } from '@portico/application/scheduling';
import { log } from '../activity/index.ts';
import type { VisitNotifications } from '../appointments/index.ts';
import { callAt, type ServiceCall } from '../kernel/index.ts';
import { changed, offerKey } from './wait-list-offer-key.ts';

/** What becomes of an entry of the wait list and of the time that is held for it. */
export class OfferedTimes {
  readonly #waitList: WaitListEntries;
  readonly #slotHolds: Pick<SlotHolds, 'release'>;
  readonly #appointmentBooking: Pick<AppointmentBooking, 'book' | 'bookedFor'>;
  readonly #schedule: Pick<Schedule, 'visit'>;
  readonly #visitNotifications: VisitNotifications;
  readonly #activityLog: ActivityLog;

  constructor(
    waitList: WaitListEntries,
    slotHolds: Pick<SlotHolds, 'release'>,
    appointmentBooking: Pick<AppointmentBooking, 'book' | 'bookedFor'>,
    schedule: Pick<Schedule, 'visit'>,
    visitNotifications: VisitNotifications,
    activityLog: ActivityLog,
  ) {
    this.#waitList = waitList;
    this.#slotHolds = slotHolds;
    this.#appointmentBooking = appointmentBooking;
    this.#schedule = schedule;
    this.#visitNotifications = visitNotifications;
    this.#activityLog = activityLog;
  }

  async leave(call: ServiceCall, entry: WaitEntry): ServiceResult<void> {
    const { patient, replaces } = entry;
    let hold: HoldId | undefined;
    const left = await changed(this.#waitList, entry, ({ state }) => {
      hold = state.kind === 'offered' ? state.time.hold : undefined;
      return { kind: 'ended', why: 'left' };
    });
    if (left !== undefined && hold !== undefined) await this.#slotHolds.release(patient, hold);
    if (left !== undefined) await log(this.#activityLog, callAt(call, patient), 'left-wait-list', replaces?.visit);
    return ok(undefined);
  }

  async take(call: ServiceCall, entry: WaitEntry, held: HoldId): ServiceResult<TakenTime, OfferGone> {
    const { patient, state, id, replaces } = entry;
    const key = offerKey(id, held);
    const before = await this.#appointmentBooking.bookedFor(patient, key);
    if (before === undefined && !(state.kind === 'offered' && state.time.hold === held)) {
      return failed({ kind: 'offer-gone' });
    }
    // The replaced visit's prepayment has been paid, and no other visit with a prepayment can be waited for.
    const booked = await this.#appointmentBooking.book(patient, held, key);
    if (!booked.ok) {
      await this.#passed(entry, held);
      return failed({ kind: 'offer-gone' });
    }
    const appointment = booked.value;
    await changed(this.#waitList, entry, () => ({ kind: 'booked', appointment }));
    const visit = await this.#schedule.visit(patient, appointment);
    if (visit === undefined) return failed({ kind: 'not-found' });
    if (before === undefined) {
      const done = replaces === undefined ? 'booked' : 'changed';
      await log(this.#activityLog, callAt(call, patient), `${done}-visit`, appointment);
      this.#visitNotifications(done, visit, call.acting);
    }
    return ok({ appointment, start: visit.start, end: visit.end, location: visit.location });
  }

  async pass(call: ServiceCall, entry: WaitEntry, held: HoldId): ServiceResult<void> {
    const passed = await this.#passed(entry, held);
    if (passed !== undefined) await this.#slotHolds.release(passed.patient, held);
    await log(this.#activityLog, callAt(call, entry.patient), 'passed-earlier-time');
    return ok(undefined);
  }

  #passed(entry: WaitEntry, hold: HoldId): Promise<WaitEntry | undefined> {
    return changed(this.#waitList, entry, ({ state }) =>
      state.kind === 'offered' && state.time.hold === hold ? { kind: 'passed' } : undefined,
    );
  }
}
