import type { CodeGenerator } from '@portico/domain/access';
import {
  cancellationTerms,
  type Schedule,
  type AppointmentBooking,
  type VisitPolicies,
} from '@portico/domain/appointments';
import { dayIn, MINUTE, SECOND, type Cents, type HoldId, type Instant, type PracticeId } from '@portico/domain/kernel';
import { PracticeAway, type Practice, type PracticeDirectory } from '@portico/domain/practices';
import {
  fitsWait,
  nextInLine,
  offerEnds,
  type FreeTime,
  type InLine,
  type Availability,
  type SlotHolds,
  type WaitEntry,
  type WaitEvent,
  type WaitId,
  type WaitListEntries,
} from '@portico/domain/scheduling';
import type { Leases } from '../kernel/index.ts';
import { changed, offerKey } from './wait-list-offer-key.ts';
import type { TellOfOffer } from './wait-list-notifications.ts';
import { WantedTimes } from './wanted-times.ts';

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
/** Entries per round of which the visit is read again, though no time fits them. */
const lookedAtOnce = 4;
/** Entries read per practice; the rest move up as the list moves. */
const most = 200;

/**
 * Offers free times to those who wait for an earlier one. Safe to run in any number of instances, safe to kill: a time
 * is held for one person before it is offered, and each step of an entry is made once.
 */
export class WaitListWorker {
  readonly #deps: WaitListWorkerDeps;
  /** In which turn the visit of an entry was last read. */
  readonly #lookedAt = new Map<PracticeId, Map<WaitId, number>>();
  #turns = 0;

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
        // A practice whose system does not answer, or has answered enough this minute, gets its turn in the next round.
        if (!(thrown instanceof PracticeAway)) onError(thrown);
      }
    }
    return offered;
  }

  async #practice(id: PracticeId): Promise<number> {
    const { practices, waitList } = this.#deps;
    const [practice] = await practices.practices([id]);
    if (practice === undefined) return 0;
    const entries = await waitList.line(id, most);
    const waiting: WaitEntry[] = [];
    for (const entry of entries) {
      const next = entry.state.kind === 'offered' ? await this.#upToDate(entry, practice) : entry;
      if (next !== undefined) waiting.push(next);
    }
    const times = new WantedTimes(this.#deps);
    const line: InLine[] = [];
    for (const entry of waiting) line.push({ entry, free: await times.free(entry) });
    const offered = await this.#offerInTurn(line, practice);
    return offered + (await this.#lookAt(waiting, practice, times));
  }

  /** An entry is brought up to date before it is offered a time, and not before, since that is a question to the practice's system. */
  async #offerInTurn(line: readonly InLine[], practice: Practice): Promise<number> {
    const { now } = this.#deps;
    let offered = 0;
    for (const { entry, time } of nextInLine(line, now())) {
      const waiting = await this.#upToDate(entry, practice);
      if (waiting === undefined || !fitsWait(waiting, time, now())) continue;
      if (await this.#offer(waiting, time, practice)) offered += 1;
    }
    return offered;
  }

  /**
   * Brings those up to date that were not looked at for longest, and offers them times that only their own visit is in the
   * way of. A few at a time, since each takes several questions to the practice's system.
   */
  async #lookAt(waiting: readonly WaitEntry[], practice: Practice, times: WantedTimes): Promise<number> {
    const { waitList } = this.#deps;
    const turn = (this.#turns += 1);
    const before = this.#lookedAt.get(practice.id);
    const looks = new Map(waiting.map(({ id }) => [id, before?.get(id) ?? 0]));
    this.#lookedAt.set(practice.id, looks);
    const lastLook = ({ id }: WaitEntry): number => looks.get(id) ?? 0;
    let offered = 0;
    for (const { id, patient } of waiting.toSorted((a, b) => lastLook(a) - lastLook(b)).slice(0, lookedAtOnce)) {
      looks.set(id, turn);
      const entry = await waitList.byId(patient, id);
      const next = entry?.state.kind === 'waiting' ? await this.#upToDate(entry, practice) : undefined;
      if (next?.replaces === undefined) continue;
      const free = await times.besides(next, next.replaces.visit);
      offered += await this.#offerInTurn([{ entry: next, free }], practice);
    }
    return offered;
  }

  /**
   * Brings an entry up to date with the clock and with other changes; returns it if it still waits without an offer.
   */
  async #upToDate(entry: WaitEntry, practice: Practice): Promise<WaitEntry | undefined> {
    const { appointmentBooking, slotHolds, now } = this.#deps;
    const { patient, state, id } = entry;
    const { ended, start } = await this.#standing(entry, practice);
    if (state.kind === 'offered') {
      const { hold, until, told } = state.time;
      // The process that booked the time may have died before writing it down.
      const appointment = await appointmentBooking.bookedFor(patient, offerKey(id, hold));
      if (appointment !== undefined) return this.#changed(entry, { kind: 'booked', appointment });
      if (ended === undefined && until > now()) {
        if (!told) await this.#tell(entry, practice);
        return undefined;
      }
      await slotHolds.release(patient, hold);
      return withStart(await this.#changed(entry, ended ?? { kind: 'passed' }), start);
    }
    return withStart(ended === undefined ? entry : await this.#changed(entry, ended), start);
  }

  /** Returns the entry only if it waits afterwards. */
  async #changed(entry: WaitEntry, event: WaitEvent): Promise<WaitEntry | undefined> {
    const { waitList, report } = this.#deps;
    const next = await changed(waitList, entry, (now) => (now.version === entry.version ? event : undefined));
    if (next !== undefined) report(event.kind);
    return next?.state.kind === 'waiting' ? next : undefined;
  }

  /** Why an entry ends, and when its visit starts now. A visit that can no longer be changed online is not changed by an offer either. */
  async #standing(
    { patient, replaces, wanted }: WaitEntry,
    { timeZone }: Practice,
  ): Promise<{ readonly ended?: WaitEvent; readonly start?: Instant }> {
    const { schedule, visitPolicies, now } = this.#deps;
    const at = now();
    if (wanted.days.end < dayIn(timeZone, at)) return { ended: { kind: 'ended', why: 'too-late' } };
    if (replaces === undefined) return {};
    const visit = await schedule.visit(patient, replaces.visit);
    if (visit?.status !== 'SCHEDULED') return { ended: { kind: 'ended', why: 'visit-gone' } };
    const { cancellation } = await visitPolicies.rules(patient.practice);
    const isOpen = cancellationTerms(visit, cancellation, 0 as Cents, at).kind === 'open';
    return { start: visit.start, ...(isOpen ? {} : { ended: { kind: 'ended', why: 'too-late' } }) };
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

/** With the current start of the visit that is to be replaced: the practice may have moved it. */
const withStart = (entry: WaitEntry | undefined, start: Instant | undefined): WaitEntry | undefined =>
  entry?.replaces === undefined || start === undefined
    ? entry
    : { ...entry, replaces: { visit: entry.replaces.visit, start } };
