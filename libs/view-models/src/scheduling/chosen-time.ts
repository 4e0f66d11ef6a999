import { changeableUntil, type BookingKey } from '@portico/domain/appointments';
import { plus, SECOND, type Instant } from '@portico/domain/kernel';
import type { Accommodations } from '@portico/domain/profile';
import { fittingVisitReason, type Slot } from '@portico/domain/scheduling';
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

/** The selected time, and the state of its booking. */
export type TimeState =
  | { readonly kind: 'none' }
  | { readonly kind: 'keeping'; readonly slot: Slot }
  /** Without `kept` it is a request rather than a hold. */
  | { readonly kind: 'confirming'; readonly slot: Slot; readonly kept?: KeptTime; readonly sending: TimeSending };

export type TimeSending =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  /**
   * `isUnknown`: no answer came. Pressing again sends the same booking under the same key, so nothing is booked twice.
   */
  | { readonly kind: 'failed'; readonly failure: Failure; readonly isUnknown: boolean };

/** Why the selected time is not available any more. */
export type LostTime = BookingRefusal | Failure | { readonly kind: 'hold-over' };

export interface ChosenTimeTools {
  readonly booking: Booking;
  readonly choice: BookingChoice;
  readonly drafts: BookingDrafts;
  readonly clock: Clock;
  readonly randomUuid: () => string;
  /** The person may book for the patient, but not pay for them. */
  readonly mayNotPay?: boolean;
}

/** The screen of times around the selected one. */
export interface TimesAround {
  readonly hours: () => AvailableHours | undefined;
  readonly onChoose: () => void;
  readonly onBooked: (booked: BookedVisit) => void;
  readonly onLost: (why: LostTime) => void;
}

/** The selected time: held, counted down, and booked, requested or handed on to the payment (`APT-104` to `APT-115`). */
export class ChosenTime {
  state: TimeState = { kind: 'none' };
  visitReason: string;
  /** What was said to be needed at this visit; undefined while nothing of it was changed. */
  changedNeeds: Accommodations | undefined;
  /** Seconds until the hold expires. */
  secondsLeft = 0;

  readonly #tools: ChosenTimeTools;
  readonly #screen: TimesAround;
  readonly #replies = new LatestRequest();
  #until: Instant;
  #key: BookingKey | undefined;
  #stopClock: (() => void) | undefined;
  /** The hold was handed on to the payment: leaving this screen does not release it. */
  #isHandedOver = false;

  constructor(tools: ChosenTimeTools, screen: TimesAround) {
    this.#tools = tools;
    this.#screen = screen;
    this.#until = tools.clock.now();
    this.visitReason = tools.drafts.current?.visitReason ?? '';
    this.changedNeeds = tools.drafts.current?.accommodations;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Until when the booked time could be canceled online; undefined if it is too near. */
  get cancellableUntil(): Instant | undefined {
    const hours = this.#screen.hours();
    if (this.state.kind !== 'confirming' || hours === undefined) return undefined;
    const until = changeableUntil(this.state.slot, hours);
    return until > this.#tools.clock.now() ? until : undefined;
  }

  /** The selected time needs a prepayment. */
  get isPrepaid(): boolean {
    return this.state.kind === 'confirming' && (this.state.kept?.prepayment ?? 0) > 0;
  }

  /** A prepayment is needed that this person may not pay: nothing can be booked here. */
  get needsPayer(): boolean {
    return this.isPrepaid && this.#tools.mayNotPay === true;
  }

  /** Takes up to 100 characters (`APT-055`); kept when another time is selected. */
  setVisitReason(text: string): void {
    this.visitReason = fittingVisitReason(text);
    this.#noteDraft({});
  }

  /** What is needed at this visit; undefined where the practice does not ask it. */
  get accommodations(): Accommodations | undefined {
    const known = this.#screen.hours()?.accommodations;
    return known && (this.changedNeeds ?? known);
  }

  /** Kept when another time is selected. */
  setAccommodations(needs: Accommodations): void {
    this.changedNeeds = needs;
    this.#noteDraft({});
  }

  /** Holds the time, if times are booked at once, and asks for confirmation. */
  async choose(slot: Slot): Promise<void> {
    const hours = this.#screen.hours();
    if (hours === undefined || this.state.kind !== 'none') return;
    this.#screen.onChoose();
    this.#noteDraft({ start: slot.start });
    this.#key = this.#tools.randomUuid() as BookingKey;
    if (!hours.booksAtOnce) {
      this.state = { kind: 'confirming', slot, sending: { kind: 'idle' } };
      return;
    }
    this.state = { kind: 'keeping', slot };
    const wanted = this.#replies.expect();
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
        this.state = { kind: 'confirming', slot: answer.value.slot, kept: answer.value, sending: { kind: 'idle' } };
        this.#until = plus(asked, answer.value.keptFor);
        this.#countDown();
        this.#stopClock = this.#tools.clock.every(SECOND, () => runInAction(() => this.#countDown()));
      }
    });
  }

  /** Deselects the time and releases its hold. */
  giveUp(): void {
    if (this.state.kind !== 'confirming' || this.state.sending.kind === 'sending') return;
    const { kept } = this.state;
    this.#forget();
    this.#noteDraft({});
    if (kept !== undefined) this.#release(kept);
  }

  /** Books or requests the selected time (`APT-107`, `APT-108`). */
  async confirm(): Promise<void> {
    if (this.state.kind !== 'confirming' || this.state.sending.kind === 'sending' || this.isPrepaid) return;
    const { slot, kept } = this.state;
    const { booking, choice, drafts } = this.#tools;
    const [key, visitReason, accommodations] = [this.#key, this.visitReason.trim(), this.changedNeeds];
    if (key === undefined) return;
    this.state = { ...this.state, sending: { kind: 'sending' } };
    const wanted = this.#replies.expect();
    const answer = await booking.book({
      choice,
      start: slot.start,
      key,
      ...(kept === undefined ? {} : { hold: kept.hold }),
      ...(visitReason === '' || this.#screen.hours()?.asksVisitReason !== true ? {} : { visitReason }),
      ...(accommodations === undefined ? {} : { accommodations }),
    });
    if (!wanted()) return;
    runInAction(() => {
      if (answer.ok) {
        this.#forget();
        drafts.clear();
        this.#screen.onBooked(answer.value);
      } else if (isRefusal(answer.error)) this.#lose(answer.error);
      else if (this.state.kind === 'confirming') {
        this.state = {
          ...this.state,
          sending: { kind: 'failed', failure: answer.error, isUnknown: isUnanswered(answer.error) },
        };
      }
    });
  }

  /** Hands the hold on to the payment, which books it; returns the payment's path (`APT-104`, `APT-106`). */
  handOver(): string | undefined {
    const hours = this.#screen.hours();
    if (this.state.kind !== 'confirming' || this.state.kept === undefined || hours === undefined) return undefined;
    const { kept } = this.state;
    const { practice, patient } = hours.patient;
    this.#isHandedOver = true;
    const checkOut = this.#tools.drafts.current?.checkOut;
    return withQuery(paths.prepayment, {
      hold: kept.hold,
      practiceId: practice,
      patientId: patient,
      ...(checkOut === undefined ? {} : { checkOut }),
    });
  }

  dispose(): void {
    this.#replies.stop();
    this.#stopClock?.();
    if (this.state.kind === 'confirming' && this.state.kept !== undefined && !this.#isHandedOver) {
      this.#release(this.state.kept);
    }
  }

  /** Computed from the clock rather than by counting ticks: devices sleep. */
  #countDown(): void {
    this.secondsLeft = Math.max(0, Math.ceil((this.#until - this.#tools.clock.now()) / SECOND));
    if (this.secondsLeft > 0 || this.state.kind !== 'confirming') return;
    // A sent booking may have arrived: a retry will tell, so the time is not given up meanwhile.
    const { kept, sending } = this.state;
    const mayBeBooked = sending.kind === 'sending' || (sending.kind === 'failed' && sending.isUnknown);
    if (kept !== undefined && !mayBeBooked) this.#lose({ kind: 'hold-over' });
  }

  /** Without `start`, what the state has selected stays the selected time. */
  #noteDraft(of: { readonly start?: Instant }): void {
    const { drafts } = this.#tools;
    const { visitReason, changedNeeds, state } = this;
    if (drafts.current === undefined) return;
    const { start: _, ...draft } = drafts.current;
    const start = of.start ?? (state.kind === 'none' ? undefined : state.slot.start);
    const needs = changedNeeds === undefined ? {} : { accommodations: changedNeeds };
    drafts.keep({ ...draft, ...(start === undefined ? {} : { start }), visitReason, ...needs });
  }

  #lose(why: LostTime): void {
    this.#forget();
    this.#noteDraft({});
    this.#screen.onLost(why);
  }

  #forget(): void {
    this.#stopClock?.();
    this.state = { kind: 'none' };
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

export const isRefusal = (error: LostTime): error is BookingRefusal => refusals.has(error.kind);
