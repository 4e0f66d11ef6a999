import { parseLocalDate } from '@portico/domain/kernel';
import type { NoticeMinutes, PartOfDay, Weekday } from '@portico/domain/scheduling';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../access/index.ts';
import { LatestRequest, noDraft, type FormDraft } from '../kernel/index.ts';
import type { ServiceResult, Failure } from '@portico/application/kernel';
import { Countdown } from './hold-countdown.ts';
import type {
  WaitList,
  EarlierTimeScreen,
  JoinRefusal,
  OfferedVisit,
  TakenTime,
  WaitLook,
  WaitRequest,
  WaitListAct,
  WaitListProblem,
  WaitListSuccess,
} from '@portico/application/scheduling';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | {
      readonly kind: 'ready';
      readonly screen: EarlierTimeScreen;
      readonly doing?: WaitListAct;
      readonly problem?: WaitListProblem;
      readonly news?: WaitListSuccess;
    }
  | { readonly kind: 'taken'; readonly screen: EarlierTimeScreen; readonly time: TakenTime };

/** The wishes for an earlier time, as ticked. */
export interface WaitForm {
  readonly anyProvider: boolean;
  readonly anyOffice: boolean;
  readonly weekdays: readonly Weekday[];
  readonly partOfDay: PartOfDay;
  readonly noticeMinutes: NoticeMinutes;
  /** Not before this day, `YYYY-MM-DD` as typed; any day if it is empty or not valid. */
  readonly from: string;
}

export interface WaitListTools {
  readonly waitListService: WaitList;
  readonly look: WaitLook;
  /** What is waited for: an earlier time for an existing visit, or a time of an offer. */
  readonly about: WaitRequest['about'];
  readonly clock: Clock;
  /** Where the wishes are kept until they are sent. */
  readonly draft?: FormDraft;
}

const anyTime: WaitForm = {
  anyProvider: false,
  anyOffice: false,
  weekdays: [],
  partOfDay: 'any',
  noticeMinutes: 1_440,
  from: '',
};

/** Waiting for an earlier time: joining the wait list, answering an offer, leaving the list. */
export class WaitListViewModel {
  phase: Phase = { kind: 'loading' };
  form = anyTime;
  /** How long an offered time is still held. */
  readonly countdown: Countdown;

  readonly #tools: WaitListTools;
  readonly #draft: FormDraft;
  readonly #replies = new LatestRequest();

  constructor(tools: WaitListTools) {
    this.#tools = tools;
    this.#draft = tools.draft ?? noDraft;
    this.countdown = new Countdown(tools.clock, () => void this.#ask('over'));
    makeAutoObservable(this, { countdown: false }, { autoBind: true });
  }

  get offered(): OfferedVisit | undefined {
    return this.phase.kind === 'ready' ? this.phase.screen.waiting?.offered : undefined;
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    const kept = this.#draft.read()?.['form'];
    if (kept !== undefined) this.form = JSON.parse(kept) as WaitForm;
    await this.#ask();
  }

  change(change: Partial<WaitForm>): void {
    this.form = { ...this.form, ...change };
    this.#draft.keep({ form: JSON.stringify(this.form) });
  }

  /** Ticks or unticks a day; none ticked means every day. */
  toggleDay(day: Weekday): void {
    const { weekdays } = this.form;
    this.change({ weekdays: weekdays.includes(day) ? weekdays.filter((one) => one !== day) : [...weekdays, day] });
  }

  async join(): Promise<void> {
    const { waitListService, look, about } = this.#tools;
    const { from: typed, ...form } = this.form;
    const from = parseLocalDate(typed);
    const preference = { practice: look.practice, about, ...form, ...(from.ok ? { from: from.value } : {}) };
    await this.#do('join', 'joined', () => waitListService.join(preference));
  }

  async leave(): Promise<void> {
    const id = this.phase.kind === 'ready' ? this.phase.screen.waiting?.id : undefined;
    if (id === undefined) return;
    const { waitListService, look } = this.#tools;
    await this.#do('leave', 'left', () => waitListService.leave({ practice: look.practice, id }));
  }

  /** Declines the offered time, which goes to the next person. */
  async pass(): Promise<void> {
    const place = this.#place();
    if (place !== undefined) await this.#do('pass', 'passed', () => this.#tools.waitListService.pass(place));
  }

  /** Books the offered time in place of the later one. */
  async take(): Promise<void> {
    const place = this.#place();
    if (place === undefined || this.phase.kind !== 'ready' || this.phase.doing !== undefined) return;
    const { screen } = this.phase;
    this.phase = { kind: 'ready', screen, doing: 'take' };
    const wanted = this.#replies.expect();
    const answer = await this.#tools.waitListService.take(place);
    if (!wanted()) return;
    if (!answer.ok && answer.error.kind === 'offer-gone') return this.#ask(undefined, answer.error);
    runInAction(() => {
      if (answer.ok) this.countdown.stop();
      this.phase = answer.ok
        ? { kind: 'taken', screen, time: answer.value }
        : { kind: 'ready', screen, problem: answer.error };
    });
  }

  dispose(): void {
    this.#replies.stop();
    this.countdown.stop();
  }

  #place() {
    if (this.phase.kind !== 'ready') return undefined;
    const { waiting } = this.phase.screen;
    return waiting?.offered && { practice: waiting.practice.id, id: waiting.id, hold: waiting.offered.hold };
  }

  async #do<T>(doing: WaitListAct, news: WaitListSuccess, ask: () => ServiceResult<T, JoinRefusal>): Promise<void> {
    if (this.phase.kind !== 'ready' || this.phase.doing !== undefined) return;
    const { screen } = this.phase;
    this.phase = { kind: 'ready', screen, doing };
    const wanted = this.#replies.expect();
    const answer = await ask();
    if (!wanted()) return;
    if (answer.ok) {
      if (doing === 'join') this.#draft.drop();
      return this.#ask(news);
    }
    runInAction(() => {
      this.phase = { kind: 'ready', screen, problem: answer.error };
    });
  }

  async #ask(news?: WaitListSuccess, problem?: WaitListProblem): Promise<void> {
    const wanted = this.#replies.expect();
    const answer = await this.#tools.waitListService.look(this.#tools.look);
    if (!wanted()) return;
    runInAction(() => {
      this.countdown.stop();
      if (!answer.ok) {
        this.phase = { kind: 'failed', failure: answer.error };
        return;
      }
      const screen = answer.value;
      this.phase = { kind: 'ready', screen, ...(news && { news }), ...(problem && { problem }) };
      if (screen.waiting?.offered !== undefined) this.countdown.start(screen.waiting.offered.keptFor);
    });
  }
}
