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
    const { ended, start } = await this.#standing(entry, practice);
    if (state.kind === 'offered') {
      const { hold, until, told } = state.time;
      // The process that booked the time may have died before writing it down.
      const appointment = await this.#appointmentBooking.bookedFor(patient, offerKey(id, hold));
      if (appointment !== undefined) return this.#changed(entry, { kind: 'booked', appointment });
      if (ended === undefined && until > this.#now()) {
        if (!told) await this.tell(entry, practice);
        return undefined;
      }
      await this.#slotHolds.release(patient, hold);
      return withStart(await this.#changed(entry, ended ?? { kind: 'passed' }), start);
    }
    return withStart(ended === undefined ? entry : await this.#changed(entry, ended), start);
  }

  /** Returns the entry only if it waits afterwards. */
  async #changed(entry: WaitEntry, event: WaitEvent): Promise<WaitEntry | undefined> {
    const next = await changed(this.#waitList, entry, (now) => (now.version === entry.version ? event : undefined));
    if (next !== undefined) this.#report(event.kind);
    return next?.state.kind === 'waiting' ? next : undefined;
  }

  /**
   * Why an entry ends, and when its visit starts now. A visit that can no longer be changed online is not changed by an
   * offer either.
   */
  async #standing(
    { patient, replaces, wanted }: WaitEntry,
    { timeZone }: Practice,
  ): Promise<{ readonly ended?: WaitEvent; readonly start?: Instant }> {
    const at = this.#now();
    if (wanted.days.end < dayIn(timeZone, at)) return { ended: { kind: 'ended', why: 'too-late' } };
    if (replaces === undefined) return {};
    const visit = await this.#schedule.visit(patient, replaces.visit);
    if (visit?.status !== 'SCHEDULED') return { ended: { kind: 'ended', why: 'visit-gone' } };
    const { cancellation } = await this.#visitPolicies.rules(patient.practice);
    const isOpen = cancellationTerms(visit, cancellation, 0 as Cents, at).kind === 'open';
    return { start: visit.start, ...(isOpen ? {} : { ended: { kind: 'ended', why: 'too-late' } }) };
  }

  /** Notifies before writing: after a crash the notification is repeated rather than lost. */
  async tell(entry: WaitEntry, practice: Practice): Promise<void> {
    const { state } = entry;
    if (state.kind !== 'offered') return;
    const at = this.#now();
    await this.#tellOfOffer(entry, practice, {
      minutes: Math.max(1, Math.round((state.time.until - at) / MINUTE)),
      at,
    });
    await this.#changed(entry, { kind: 'told' });
  }
}

/** With the current start of the visit that is to be replaced: the practice may have moved it. */
const withStart = (entry: WaitEntry | undefined, start: Instant | undefined): WaitEntry | undefined =>
  entry?.replaces === undefined || start === undefined
    ? entry
    : { ...entry, replaces: { visit: entry.replaces.visit, start } };
