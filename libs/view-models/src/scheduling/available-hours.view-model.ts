import { addDays, type LocalDate } from '@portico/domain/kernel';
import { judgeRange, nextThree, threeBefore, type BadRange, type DateRange } from '@portico/domain/scheduling';
import { makeAutoObservable, runInAction } from 'mobx';
import { type Failure } from '@portico/application/kernel';
import { LatestRequest } from '../kernel/index.ts';
import type {
  AvailableHours,
  BookedVisit,
  ReplacedVisit,
  BookingRefusal,
  HoursRefusal,
  HoursSuccess,
} from '@portico/application/scheduling';
import { ChosenTime, isRefusal, type ChosenTimeTools, type LostTime } from './chosen-time.ts';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** The choice cannot be booked, or the old visit cannot be changed: no time helps. */
  | { readonly kind: 'refused'; readonly refusal: HoursRefusal }
  | { readonly kind: 'ready'; readonly hours: AvailableHours; readonly looking: Looking }
  | {
      readonly kind: 'booked';
      readonly booked: BookedVisit;
      readonly replaced?: ReplacedVisit | undefined;
      /** The practice to call: it may answer the request after the time that it asks for. */
      readonly late?: AvailableHours['practice'] | undefined;
    };

/** Whether other days, or fresh times of the same days, are being loaded. */
type Looking =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly days: DateRange };

/** The times of a choice, and the booking of one of them (`APT-090` to `APT-120`). */
export class AvailableHoursViewModel {
  phase: Phase = { kind: 'loading' };
  news: HoursSuccess | undefined;
  /** The last that was known of the times, also once one of them is booked. */
  known: AvailableHours | undefined;
  /** Why the range picked in the calendar is not valid. */
  badRange: BadRange['kind'] | undefined;
  /** Days that were loaded, or skipped on the way to the next free one, and had no free time then. */
  withoutTimes: ReadonlySet<LocalDate> = new Set();

  /** Has requests of its own, so that loading other days does not cancel the request for a hold. */
  readonly time: ChosenTime;
  readonly #tools: Pick<ChosenTimeTools, 'booking' | 'choice' | 'drafts'>;
  readonly #replies = new LatestRequest();

  constructor(tools: ChosenTimeTools) {
    this.#tools = tools;
    this.time = new ChosenTime(tools, {
      hours: () => this.hours,
      onChoose: () => this.#clearNews(),
      onBooked: (booked) => this.#showBooked(booked),
      onLost: (why) => this.#noteLost(why),
    });
    makeAutoObservable(this, { time: false }, { autoBind: true });
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    const { days, start } = this.#tools.drafts.current ?? {};
    await this.#ask(days);
    const slot = this.hours?.days.flatMap(({ slots }) => slots).find((one) => one.start === start);
    if (slot !== undefined) await this.time.choose(slot);
  }

  get hours(): AvailableHours | undefined {
    return this.phase.kind === 'ready' ? this.phase.hours : undefined;
  }

  /** The three days after those shown; undefined at the end of the bookable range (`APT-102`, `APT-103`). */
  get nextThree(): DateRange | undefined {
    return this.hours && nextThree(this.hours.range, this.hours.today);
  }

  /** The three days before those shown; undefined where today is shown. */
  get threeBefore(): DateRange | undefined {
    return this.hours && threeBefore(this.hours.range, this.hours.today);
  }

  /** Loads other days; returns whether the range is valid (`APT-100`, `APT-101`). */
  lookAt(days: DateRange): boolean {
    if (this.hours === undefined) return false;
    const range = judgeRange(days, this.hours.today);
    this.badRange = range.ok ? undefined : range.error.kind;
    if (!range.ok) return false;
    this.news = undefined;
    const { current } = this.#tools.drafts;
    if (current !== undefined) this.#tools.drafts.keep({ ...current, days: range.value });
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

  dispose(): void {
    this.#replies.stop();
    this.time.dispose();
  }

  #look(days: DateRange): void {
    if (this.phase.kind !== 'ready') return;
    this.phase = { ...this.phase, looking: { kind: 'asking' } };
    void this.#ask(days);
  }

  async #ask(days?: DateRange): Promise<void> {
    const wanted = this.#replies.expect();
    const answer = await this.#tools.booking.hours(this.#tools.choice, days);
    if (!wanted()) return;
    // After midnight the first of these days is past: loads the default range again.
    if (!answer.ok && answer.error.kind === 'bad-input' && days !== undefined) return this.#ask();
    runInAction(() => {
      if (answer.ok) {
        this.#noteDays(answer.value);
        this.known = answer.value;
        this.phase = { kind: 'ready', hours: answer.value, looking: { kind: 'idle' } };
      } else if (isRefusal(answer.error)) this.#refuse(answer.error);
      else if (this.phase.kind === 'ready' && days !== undefined) {
        this.phase = { ...this.phase, looking: { kind: 'failed', failure: answer.error, days } };
      } else this.phase = { kind: 'failed', failure: answer.error };
    });
  }

  #noteDays({ range, days, nextDay }: AvailableHours): void {
    const end = nextDay === undefined ? range.end : addDays(nextDay, -1);
    const without = new Set(this.withoutTimes);
    for (let day = range.start; day <= end; day = addDays(day, 1)) without.add(day);
    for (const { date } of days) without.delete(date);
    if (nextDay !== undefined) without.delete(nextDay);
    this.withoutTimes = without;
  }

  #clearNews(): void {
    this.news = undefined;
  }

  #showBooked(booked: BookedVisit): void {
    const { replaced, answeredBy = 0, practice } = this.hours ?? {};
    const { start, status } = booked.visit.appointment;
    const late = status === 'REQUESTED' && start < answeredBy ? practice : undefined;
    this.phase = { kind: 'booked', booked, replaced, late };
  }

  /** The selected time is not available: everything else stays, and fresh times are loaded (`APT-115`). */
  #noteLost(why: LostTime): void {
    if (why.kind === 'hold-over' || why.kind === 'slot-gone' || why.kind === 'prepayment-due') {
      this.news = { kind: why.kind === 'prepayment-due' ? 'slot-gone' : why.kind };
      if (this.hours !== undefined) this.#look(this.hours.range);
    } else if (isRefusal(why)) this.#refuse(why);
    else this.news = { kind: 'failed', failure: why };
  }

  #refuse(refusal: BookingRefusal): void {
    if (refusal.kind === 'not-offered' || refusal.kind === 'not-cancellable') this.phase = { kind: 'refused', refusal };
  }
}
