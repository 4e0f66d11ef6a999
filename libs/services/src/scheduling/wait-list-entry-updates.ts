import {
  cancellationTerms,
  type AppointmentBooking,
  type Schedule,
  type VisitPolicies,
} from '@portico/domain/appointments';
import { dayIn, MINUTE, type Cents, type Instant } from '@portico/domain/kernel';
import type { Practice } from '@portico/domain/practices';
import type { SlotHolds, WaitEntry, WaitEvent, WaitListEntries } from '@portico/domain/scheduling';
import { changed, offerKey } from './wait-list-offer-key.ts';
import type { TellOfOffer } from './wait-list-notifications.ts';

/** Writes down what became of entries of the wait list, and tells those who are offered a time. */
export class WaitListEntryUpdates {
  readonly #waitList: WaitListEntries;
  readonly #appointmentBooking: Pick<AppointmentBooking, 'bookedFor'>;
  readonly #slotHolds: SlotHolds;
  readonly #schedule: Pick<Schedule, 'visit'>;
  readonly #visitPolicies: VisitPolicies;
  readonly #now: () => Instant;
  readonly #tellOfOffer: TellOfOffer;
  readonly #report: (event: WaitEvent['kind']) => void;

  constructor(
    waitList: WaitListEntries,
    appointmentBooking: Pick<AppointmentBooking, 'bookedFor'>,
    slotHolds: SlotHolds,
    schedule: Pick<Schedule, 'visit'>,
    visitPolicies: VisitPolicies,
    now: () => Instant,
    tellOfOffer: TellOfOffer,
    report: (event: WaitEvent['kind']) => void,
  ) {
    this.#waitList = waitList;
    this.#appointmentBooking = appointmentBooking;
    this.#slotHolds = slotHolds;
    this.#schedule = schedule;
    this.#visitPolicies = visitPolicies;
    this.#now = now;
    this.#tellOfOffer = tellOfOffer;
    this.#report = report;
  }

  /**
   * Brings an entry up to date with the clock and with other changes; returns it if it still waits without an offer.
   */
  async upToDate(entry: WaitEntry, practice: Practice): Promise<WaitEntry | undefined> {
    const { patient, state, id } = entry;
    if (state.kind === 'offered') {
      const { hold, until, told } = state.time;
      // The process that booked the time may have died before writing it down.
      const appointment = await this.#appointmentBooking.bookedFor(patient, offerKey(id, hold));
      if (appointment !== undefined) return this.#changed(entry, { kind: 'booked', appointment });
      const ended = await this.#ended(entry, practice);
      if (ended !== undefined || until <= this.#now()) {
        await this.#slotHolds.release(patient, hold);
        return this.#changed(entry, ended ?? { kind: 'passed' });
      }
      if (!told) await this.tell(entry, practice);
      return undefined;
    }
    const ended = await this.#ended(entry, practice);
    if (ended !== undefined) return this.#changed(entry, ended);
    return this.#withVisit(entry);
  }

  /** Returns the entry only if it waits afterwards. */
  async #changed(entry: WaitEntry, event: WaitEvent): Promise<WaitEntry | undefined> {
    const next = await changed(this.#waitList, entry, (now) => (now.version === entry.version ? event : undefined));
    if (next !== undefined) this.#report(event.kind);
    return next?.state.kind === 'waiting' ? this.#withVisit(next) : undefined;
  }

  /** Why an entry ends. A visit that can no longer be changed online is not changed by an offer either. */
  async #ended({ patient, replaces, wanted }: WaitEntry, { timeZone }: Practice): Promise<WaitEvent | undefined> {
    const at = this.#now();
    if (wanted.days.end < dayIn(timeZone, at)) return { kind: 'ended', why: 'too-late' };
    if (replaces === undefined) return undefined;
    const visit = await this.#schedule.visit(patient, replaces.visit);
    if (visit?.status !== 'SCHEDULED') return { kind: 'ended', why: 'visit-gone' };
    const { cancellation } = await this.#visitPolicies.rules(patient.practice);
    const isOpen = cancellationTerms(visit, cancellation, 0 as Cents, at).kind === 'open';
    return isOpen ? undefined : { kind: 'ended', why: 'too-late' };
  }

  /** With the visit's current time: the practice may have moved it. */
  async #withVisit(entry: WaitEntry): Promise<WaitEntry> {
    const { replaces } = entry;
    if (replaces === undefined) return entry;
    const visit = await this.#schedule.visit(entry.patient, replaces.visit);
    return visit === undefined ? entry : { ...entry, replaces: { visit: visit.id, start: visit.start } };
  }

  /** Notifies before writing: after a crash the notification is repeated rather than lost. */
  async tell(entry: WaitEntry, practice: Practice): Promise<void> {
    const { state } = entry;
    if (state.kind !== 'offered') return;
    const at = this.#now();
    await this.#tellOfOffer(entry, practice, {
      minutes: Math.max(1, Math.floor((state.time.until - at) / MINUTE)),
      at,
    });
    await this.#changed(entry, { kind: 'told' });
  }
}
