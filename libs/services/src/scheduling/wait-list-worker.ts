import type { CodeGenerator } from '@portico/domain/access';
import {
  cancellationTerms,
  type Schedule,
  type AppointmentBooking,
  type VisitPolicies,
} from '@portico/domain/appointments';
import {
  addDays,
  dayIn,
  MINUTE,
  SECOND,
  type Cents,
  type HoldId,
  type Instant,
  type LocalDate,
  type PracticeId,
} from '@portico/domain/kernel';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import {
  longestRange,
  mayOffer,
  nextInLine,
  offerEnds,
  type Catalog,
  type FreeTime,
  type InLine,
  type Availability,
  type SlotHolds,
  type WaitEntry,
  type WaitEvent,
  type WaitListEntries,
} from '@portico/domain/scheduling';
import type { Leases } from '../kernel/index.ts';
import { changed, offerKey } from './wait-list-offer-key.ts';
import type { TellOfOffer } from './wait-list-notifications.ts';

export interface WaitListWorkerDeps {
  readonly codes: Pick<CodeGenerator, 'newId'>;
  readonly availability: Pick<Availability, 'catalog' | 'slots'>;
  readonly practices: Pick<PracticeDirectory, 'practices'>;
  readonly schedule: Pick<Schedule, 'visit'>;
  readonly slotHolds: SlotHolds;
  readonly leases: Leases;
  readonly appointmentBooking: Pick<AppointmentBooking, 'bookedFor'>;
  readonly visitPolicies: VisitPolicies;
  readonly waitList: WaitListEntries;
  readonly now: () => Instant;
  readonly tell: TellOfOffer;
  readonly report: (event: WaitEvent['kind']) => void;
  /** Called for a practice whose wait list failed; the others are still processed. */
  readonly onError: (thrown: unknown) => void;
}

/** Milliseconds from one round to the next. */
export const offerTimesEvery = 30 * SECOND;
/** Lease in milliseconds; it expires by itself, since its holder may have died. */
const turn = offerTimesEvery - 5 * SECOND;
/** Entries read per practice; the rest move up as the list moves. */
const most = 200;

/**
 * Offers free times to those who wait for an earlier one. Safe to run in any number of instances, safe to kill: a time
 * is held for one person before it is offered, and each step of an entry is made once.
 */
export class WaitListWorker {
  readonly #deps: WaitListWorkerDeps;

  constructor(deps: WaitListWorkerDeps) {
    this.#deps = deps;
  }

  /** Does what is due now; returns how many times were offered. */
  async round(): Promise<number> {
    const { leases, waitList, onError } = this.#deps;
    if (!(await leases.take('wait-list', turn))) return 0;
    let offered = 0;
    for (const practice of await waitList.practices()) {
      try {
        offered += await this.#practice(practice);
      } catch (thrown) {
        onError(thrown);
      }
    }
    return offered;
  }

  async #practice(id: PracticeId): Promise<number> {
    const { practices, waitList, now } = this.#deps;
    const [practice] = await practices.practices([id]);
    if (practice === undefined) return 0;
    const line: InLine[] = [];
    for (const entry of await waitList.line(id, most)) {
      const waiting = await this.#upToDate(entry, practice);
      if (waiting !== undefined) line.push({ entry: waiting, free: await this.#free(waiting) });
    }
    let offered = 0;
    for (const { entry, time } of nextInLine(line, now())) {
      if (await this.#offer(entry, time, practice)) offered += 1;
    }
    return offered;
  }

  /**
   * Brings an entry up to date with the clock and with other changes; returns it if it still waits without an offer.
   */
  async #upToDate(entry: WaitEntry, practice: Practice): Promise<WaitEntry | undefined> {
    const { appointmentBooking, slotHolds, now } = this.#deps;
    const { patient, state, id } = entry;
    if (state.kind === 'offered') {
      const { hold, until, told } = state.time;
      // The process that booked the time may have died before writing it down.
      const appointment = await appointmentBooking.bookedFor(patient, offerKey(id, hold));
      if (appointment !== undefined) return this.#changed(entry, { kind: 'booked', appointment });
      const ended = await this.#ended(entry, practice);
      if (ended !== undefined || until <= now()) {
        await slotHolds.release(patient, hold);
        return this.#changed(entry, ended ?? { kind: 'passed' });
      }
      if (!told) await this.#tell(entry, practice);
      return undefined;
    }
    const ended = await this.#ended(entry, practice);
    if (ended !== undefined) return this.#changed(entry, ended);
    return this.#withVisit(entry);
  }

  /** Returns the entry only if it waits afterwards. */
  async #changed(entry: WaitEntry, event: WaitEvent): Promise<WaitEntry | undefined> {
    const { waitList, report } = this.#deps;
    const next = await changed(waitList, entry, (now) => (now.version === entry.version ? event : undefined));
    if (next !== undefined) report(event.kind);
    return next?.state.kind === 'waiting' ? this.#withVisit(next) : undefined;
  }

  /** Why an entry ends. A visit that can no longer be changed online is not changed by an offer either. */
  async #ended({ patient, replaces, wanted }: WaitEntry, { timeZone }: Practice): Promise<WaitEvent | undefined> {
    const { schedule, visitPolicies, now } = this.#deps;
    const at = now();
    if (wanted.days.end < dayIn(timeZone, at)) return { kind: 'ended', why: 'too-late' };
    if (replaces === undefined) return undefined;
    const visit = await schedule.visit(patient, replaces.visit);
    if (visit?.status !== 'SCHEDULED') return { kind: 'ended', why: 'visit-gone' };
    const { cancellation } = await visitPolicies.rules(patient.practice);
    const isOpen = cancellationTerms(visit, cancellation, 0 as Cents, at).kind === 'open';
    return isOpen ? undefined : { kind: 'ended', why: 'too-late' };
  }

  /** With the visit's current time: the practice may have moved it. */
  async #withVisit(entry: WaitEntry): Promise<WaitEntry> {
    const { replaces } = entry;
    if (replaces === undefined) return entry;
    const visit = await this.#deps.schedule.visit(entry.patient, replaces.visit);
    return visit === undefined ? entry : { ...entry, replaces: { visit: visit.id, start: visit.start } };
  }

  /** The times that are free now for any matching offer, during the hours in which offers may be sent. */
  async #free({ patient, wanted, replaces, language }: WaitEntry): Promise<readonly FreeTime[]> {
    const { availability, now } = this.#deps;
    const at = now();
    const catalog = await availability.catalog(patient, language);
    const found: FreeTime[] = [];
    for (const { offer, timeZone } of wantedOffers(catalog, wanted)) {
      if (!mayOffer(timeZone, at)) continue;
      const today = dayIn(timeZone, at);
      const start = wanted.days.start < today ? today : wanted.days.start;
      // Further days are looked at as they come nearer.
      const last = addDays(start, longestRange);
      const end: LocalDate = wanted.days.end > last ? last : wanted.days.end;
      if (start > end) continue;
      const slots = await availability.slots(patient, offer, { start, end }, replaces?.visit);
      found.push(...slots.map((slot) => ({ ...slot, offer, timeZone })));
    }
    return found;
  }

  /** Holds the time before offering it: after a crash the hold expires, and nothing was promised. */
  async #offer(entry: WaitEntry, { offer, start }: FreeTime, practice: Practice): Promise<boolean> {
    const { codes, slotHolds, now } = this.#deps;
    const { patient, replaces, language } = entry;
    const hold = codes.newId() as HoldId;
    const until = offerEnds(start, now());
    const wanted = { offer, start, language, offered: true, ...(replaces && { replaces: replaces.visit }) } as const;
    const kept = await slotHolds.keep(patient, wanted, hold, until);
    if (!kept.ok) return false;
    const { resource, location } = offer;
    const time = { resource, location, start, hold, until, told: false };
    const offered = await changed(this.#deps.waitList, entry, (known) =>
      known.version === entry.version ? { kind: 'offered', time } : undefined,
    );
    if (offered === undefined) {
      await slotHolds.release(patient, hold);
      return false;
    }
    this.#deps.report('offered');
    await this.#tell(offered, practice);
    return true;
  }

  /** Notifies before writing: after a crash the notification is repeated rather than lost. */
  async #tell(entry: WaitEntry, practice: Practice): Promise<void> {
    const { state } = entry;
    if (state.kind !== 'offered') return;
    const { now, tell } = this.#deps;
    const at = now();
    await tell(entry, practice, { minutes: Math.max(1, Math.floor((state.time.until - at) / MINUTE)), at });
    await this.#changed(entry, { kind: 'told' });
  }
}

/** All matching offers that are booked at once; a time that is only requested cannot be held. */
const wantedOffers = (
  { offers, resources, locations }: Catalog,
  wanted: WaitEntry['wanted'],
): readonly Pick<FreeTime, 'offer' | 'timeZone'>[] =>
  offers
    .filter(
      ({ visitReason, resource, location }) =>
        visitReason === wanted.visitReason &&
        (wanted.resource === undefined || wanted.resource === resource) &&
        (wanted.location === undefined || wanted.location === location) &&
        resources.some(({ id, autoSchedule }) => id === resource && autoSchedule),
    )
    .flatMap((offer) => {
      const place = locations.find(({ id }) => id === offer.location);
      return place === undefined ? [] : [{ offer, timeZone: place.timeZone }];
    });
