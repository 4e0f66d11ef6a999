import { changeableUntil, type BookingKey } from '@portico/domain/appointments';
import { addDays, plus, SECOND, type Instant, type LocalDate } from '@portico/domain/kernel';
import {
  judgeRange,
  fittingVisitReason,
  nextThree,
  type BadRange,
  type DateRange,
  type Slot,
} from '@portico/domain/scheduling';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../access/index.ts';
import { paths, isUnanswered, withQuery, type Failure } from '@portico/application/kernel';
import { LatestRequest } from '../kernel/index.ts';
import type { BookingDrafts } from './booking-draft.ts';
import type {
  AvailableHours,
  BookedVisit,
  Booking,
  BookingChoice,
  BookingRefusal,
  KeptTime,
} from '@portico/application/scheduling';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** The choice cannot be booked, or the old visit cannot be changed: no time helps. */
  | { readonly kind: 'refused'; readonly refusal: HoursRefusal }
  | { readonly kind: 'ready'; readonly hours: AvailableHours; readonly looking: Looking }
  | { readonly kind: 'booked'; readonly booked: BookedVisit };

export type HoursRefusal = Extract<BookingRefusal, { readonly kind: 'not-offered' | 'not-cancellable' }>;

/** Whether other days, or fresh times of the same days, are being loaded. */
type Looking =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly days: DateRange };

/** The selected time, and the state of its booking. */
type Chosen =
  | { readonly kind: 'none' }
  | { readonly kind: 'keeping'; readonly slot: Slot }
  /** Without `kept` it is a request rather than a hold. */
  | { readonly kind: 'confirming'; readonly slot: Slot; readonly kept?: KeptTime; readonly sending: Sending };

type Sending =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  /**
   * `isUnknown`: no answer came. Pressing again sends the same booking under the same key, so nothing is booked twice.
   */
  | { readonly kind: 'failed'; readonly failure: Failure; readonly isUnknown: boolean };

/** What happened to the selected time, shown above the fresh times. */
export type HoursSuccess =
  | { readonly kind: 'slot-gone' | 'hold-over' }
  | { readonly kind: 'failed'; readonly failure: Failure };

export interface AvailableHoursTools {
  readonly booking: Booking;
  readonly choice: BookingChoice;
  readonly drafts: BookingDrafts;
  readonly clock: Clock;
  readonly randomUuid: () => string;
  /** The person may book for the patient, but not pay for them. */
  readonly mayNotPay?: boolean;
}

/** The times of a choice, and the booking of one of them (`APT-090` to `APT-120`). */
export class AvailableHoursViewModel {
  phase: Phase = { kind: 'loading' };
  chosen: Chosen = { kind: 'none' };
  news: HoursSuccess | undefined;
  /** Why the range picked in the calendar is not valid. */
  badRange: BadRange['kind'] | undefined;
  visitReason: string;
  /** Seconds until the hold expires. */
  secondsLeft = 0;

  readonly #tools: AvailableHoursTools;
  /** Separate, so that loading other days does not cancel the request for a hold. */
  readonly #ofHours = new LatestRequest();
  readonly #ofChosen = new LatestRequest();
  #until: Instant;
  #key: BookingKey | undefined;
  #stopClock: (() => void) | undefined;
  /** The hold was handed on to the payment: leaving this screen does not release it. */
  #isHandedOver = false;

  constructor(tools: AvailableHoursTools) {
    this.#tools = tools;
    this.#until = tools.clock.now();
    this.visitReason = tools.drafts.current?.visitReason ?? '';
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    await this.#ask();
  }

  get hours(): AvailableHours | undefined {
    return this.phase.kind === 'ready' ? this.phase.hours : undefined;
  }

  /** The three days after those shown; undefined at the end of the bookable range (`APT-102`, `APT-103`). */
  get nextThree(): DateRange | undefined {
    return this.hours && nextThree(this.hours.range, this.hours.today);
  }

  /** Until when the booked time could be canceled online; undefined if it is too near. */
  get cancellableUntil(): Instant | undefined {
    if (this.chosen.kind !== 'confirming' || this.hours === undefined) return undefined;
    const until = changeableUntil(this.chosen.slot, this.hours);
    return until > this.#tools.clock.now() ? until : undefined;
  }

  /** The selected time needs a prepayment. */
  get isPrepaid(): boolean {
    return this.chosen.kind === 'confirming' && (this.chosen.kept?.prepayment ?? 0) > 0;
  }

  /** A prepayment is needed that this person may not pay: nothing can be booked here. */
  get needsPayer(): boolean {
    return this.isPrepaid && this.#tools.mayNotPay === true;
  }

  /** Loads other days; returns whether the range is valid (`APT-100`, `APT-101`). */
  lookAt(days: DateRange): boolean {
    if (this.hours === undefined) return false;
    const range = judgeRange(days, this.hours.today);
    this.badRange = range.ok ? undefined : range.error.kind;
    if (!range.ok) return false;
    this.news = undefined;
    this.#look(range.value);
    return true;
  }

  /** Loads from a day that has times, if the days shown have none. */
  lookFrom(day: LocalDate): void {
    const days = this.hours && nextThree({ start: day, end: addDays(day, -1) }, this.hours.today);
    if (days !== undefined) this.lookAt(days);
  }

  forgetBadRange(): void {
    this.badRange = undefined;
  }

  lookAgain(): void {
    if (this.phase.kind !== 'ready') return;
    const { looking, hours } = this.phase;
    this.#look(looking.kind === 'failed' ? looking.days : hours.range);
  }

  /** Takes up to 100 characters (`APT-055`); kept when another time is selected. */
  setVisitReason(text: string): void {
    this.visitReason = fittingVisitReason(text);
    this.#noteDraft({});
  }

  /** Holds the time, if times are booked at once, and asks for confirmation. */
  async choose(slot: Slot): Promise<void> {
    if (this.hours === undefined || this.chosen.kind !== 'none') return;
    this.news = undefined;
    this.#key = this.#tools.randomUuid() as BookingKey;
    if (!this.hours.booksAtOnce) {
      this.chosen = { kind: 'confirming', slot, sending: { kind: 'idle' } };
      return;
    }
    this.chosen = { kind: 'keeping', slot };
    const wanted = this.#ofChosen.expect();
    const asked = this.#tools.clock.now();
    const answer = await this.#tools.booking.keep(this.#tools.choice, slot.start);
    if (!wanted()) {
      // The screen was left meanwhile: releases the hold.
      if (answer.ok) this.#release(answer.value);
      return;
    }
    runInAction(() => {
      if (!answer.ok) this.#lose(answer.error);
      else {
        this.chosen = { kind: 'confirming', slot: answer.value.slot, kept: answer.value, sending: { kind: 'idle' } };
        this.#until = plus(asked, answer.value.keptFor);
        this.tick();
        this.#stopClock = this.#tools.clock.every(SECOND, this.tick);
      }
    });
  }

  /** Computed from the clock rather than by counting ticks: devices sleep. */
  tick(): void {
    this.secondsLeft = Math.max(0, Math.ceil((this.#until - this.#tools.clock.now()) / SECOND));
    if (this.secondsLeft > 0 || this.chosen.kind !== 'confirming') return;
    // A sent booking may have arrived: a retry will tell, so the time is not given up meanwhile.
    const { kept, sending } = this.chosen;
    const mayBeBooked = sending.kind === 'sending' || (sending.kind === 'failed' && sending.isUnknown);
    if (kept !== undefined && !mayBeBooked) this.#lose({ kind: 'hold-over' });
  }

  /** Deselects the time and releases its hold. */
  giveUp(): void {
    if (this.chosen.kind !== 'confirming' || this.chosen.sending.kind === 'sending') return;
    const { kept } = this.chosen;
    this.#forgetChosen();
    if (kept !== undefined) this.#release(kept);
  }

  /** Books or requests the selected time (`APT-107`, `APT-108`). */
  async confirm(): Promise<void> {
    if (this.chosen.kind !== 'confirming' || this.chosen.sending.kind === 'sending' || this.isPrepaid) return;
    const { slot, kept } = this.chosen;
    const { booking, choice, drafts } = this.#tools;
    const [key, visitReason] = [this.#key, this.visitReason.trim()];
    if (key === undefined) return;
    this.chosen = { ...this.chosen, sending: { kind: 'sending' } };
    const wanted = this.#ofChosen.expect();
    const answer = await booking.book({
      choice,
      start: slot.start,
      key,
      ...(kept === undefined ? {} : { hold: kept.hold }),
      ...(visitReason === '' || this.hours?.asksVisitReason !== true ? {} : { visitReason }),
    });
    if (!wanted()) return;
    runInAction(() => {
      if (answer.ok) {
        this.#forgetChosen();
        drafts.clear();
        this.phase = { kind: 'booked', booked: answer.value };
      } else if (isRefusal(answer.error)) this.#lose(answer.error);
      else if (this.chosen.kind === 'confirming') {
        this.chosen = {
          ...this.chosen,
          sending: { kind: 'failed', failure: answer.error, isUnknown: isUnanswered(answer.error) },
        };
      }
    });
  }

  /** Hands the hold on to the payment, which books it; returns the payment's path (`APT-104`, `APT-106`). */
  handOver(): string | undefined {
    if (this.chosen.kind !== 'confirming' || this.chosen.kept === undefined || this.hours === undefined)
      return undefined;
    const { slot, kept } = this.chosen;
    const { practice, patient } = this.hours.patient;
    this.#isHandedOver = true;
    this.#noteDraft({ start: slot.start });
    const checkOut = this.#tools.drafts.current?.checkOut;
    return withQuery(paths.prepayment, {
      hold: kept.hold,
      practiceId: practice,
      patientId: patient,
      ...(checkOut === undefined ? {} : { checkOut }),
    });
  }

  dispose(): void {
    this.#ofHours.stop();
    this.#ofChosen.stop();
    this.#stopClock?.();
    if (this.chosen.kind === 'confirming' && this.chosen.kept !== undefined && !this.#isHandedOver) {
      this.#release(this.chosen.kept);
    }
  }

  #noteDraft(more: { readonly start?: Instant }): void {
    const { drafts } = this.#tools;
    if (drafts.current !== undefined) drafts.keep({ ...drafts.current, ...more, visitReason: this.visitReason });
  }

  #look(days: DateRange): void {
    if (this.phase.kind !== 'ready') return;
    this.phase = { ...this.phase, looking: { kind: 'asking' } };
    void this.#ask(days);
  }

  async #ask(days?: DateRange): Promise<void> {
    const wanted = this.#ofHours.expect();
    const answer = await this.#tools.booking.hours(this.#tools.choice, days);
    if (!wanted()) return;
    // After midnight the first of these days is past: loads the default range again.
    if (!answer.ok && answer.error.kind === 'bad-input' && days !== undefined) return this.#ask();
    runInAction(() => {
      if (answer.ok) this.phase = { kind: 'ready', hours: answer.value, looking: { kind: 'idle' } };
      else if (isRefusal(answer.error)) this.#refuse(answer.error);
      else if (this.phase.kind === 'ready' && days !== undefined) {
        this.phase = { ...this.phase, looking: { kind: 'failed', failure: answer.error, days } };
      } else this.phase = { kind: 'failed', failure: answer.error };
    });
  }

  /** The selected time is not available: everything else stays, and fresh times are loaded (`APT-115`). */
  #lose(why: BookingRefusal | Failure | { readonly kind: 'hold-over' }): void {
    this.#forgetChosen();
    if (why.kind === 'hold-over' || why.kind === 'slot-gone' || why.kind === 'prepayment-due') {
      this.news = { kind: why.kind === 'prepayment-due' ? 'slot-gone' : why.kind };
      if (this.hours !== undefined) this.#look(this.hours.range);
    } else if (isRefusal(why)) this.#refuse(why);
    else this.news = { kind: 'failed', failure: why };
  }

  #refuse(refusal: BookingRefusal): void {
    if (refusal.kind === 'not-offered' || refusal.kind === 'not-cancellable') this.phase = { kind: 'refused', refusal };
  }

  #forgetChosen(): void {
    this.#stopClock?.();
    this.chosen = { kind: 'none' };
  }

  /** Fire-and-forget: a hold that is not released expires by itself. */
  #release({ hold }: KeptTime): void {
    void this.#tools.booking.release(this.#tools.choice.practice, hold);
  }
}

const refusals: ReadonlySet<string> = new Set<BookingRefusal['kind']>([
  'not-offered',
  'slot-gone',
  'prepayment-due',
  'not-cancellable',
]);

const isRefusal = (error: BookingRefusal | Failure): error is BookingRefusal => refusals.has(error.kind);
