import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../access/index.ts';
import { LatestRequest } from '../kernel/index.ts';
import type { ServiceResult, Failure } from '@portico/application/kernel';
import { Countdown } from '../scheduling/index.ts';
import type { OfferGone, TakenTime, WaitListSuccess } from '@portico/application/scheduling';
import type { WaitListPage, LinkShut, NotificationLinkActions } from '@portico/application/guests';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure | LinkShut }
  | {
      readonly kind: 'ready';
      readonly page: WaitListPage;
      readonly doing?: 'take' | 'pass' | 'leave';
      readonly problem?: OfferGone | Failure;
      readonly news?: Exclude<WaitListSuccess, 'joined'>;
    }
  | { readonly kind: 'taken'; readonly page: WaitListPage; readonly time: TakenTime };

/** The offer of a notification's link: opening it changes nothing; its buttons answer the offer. */
export class GuestWaitListViewModel {
  phase: Phase = { kind: 'loading' };
  readonly countdown: Countdown;

  readonly #notificationLinkActions: NotificationLinkActions;
  readonly #code: string;
  readonly #replies = new LatestRequest();

  constructor(notificationLinkActions: NotificationLinkActions, code: string, clock: Clock) {
    this.#notificationLinkActions = notificationLinkActions;
    this.#code = code;
    this.countdown = new Countdown(clock, () => void this.#ask('over'));
    makeAutoObservable(this, { countdown: false }, { autoBind: true });
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    await this.#ask();
  }

  async take(): Promise<void> {
    if (this.phase.kind !== 'ready' || this.phase.doing !== undefined) return;
    const { page } = this.phase;
    if (page.offered === undefined) return;
    this.phase = { kind: 'ready', page, doing: 'take' };
    const wanted = this.#replies.expect();
    const answer = await this.#notificationLinkActions.takeEarlierTime(this.#code, page.offered.hold);
    if (!wanted()) return;
    if (!answer.ok && answer.error.kind === 'offer-gone') return this.#ask(undefined, answer.error);
    runInAction(() => {
      if (answer.ok) {
        this.countdown.stop();
        this.phase = { kind: 'taken', page, time: answer.value };
      } else this.#fail(page, answer.error);
    });
  }

  async pass(): Promise<void> {
    const hold = this.phase.kind === 'ready' ? this.phase.page.offered?.hold : undefined;
    if (hold !== undefined)
      await this.#do('pass', 'passed', () => this.#notificationLinkActions.keepMyTime(this.#code, hold));
  }

  async leave(): Promise<void> {
    await this.#do('leave', 'left', () => this.#notificationLinkActions.stopWaiting(this.#code));
  }

  dispose(): void {
    this.#replies.stop();
    this.countdown.stop();
  }

  async #do(doing: 'pass' | 'leave', news: 'passed' | 'left', ask: () => ServiceResult<void, LinkShut>): Promise<void> {
    if (this.phase.kind !== 'ready' || this.phase.doing !== undefined) return;
    const { page } = this.phase;
    this.phase = { kind: 'ready', page, doing };
    const wanted = this.#replies.expect();
    const answer = await ask();
    if (!wanted()) return;
    if (answer.ok) return this.#ask(news);
    runInAction(() => this.#fail(page, answer.error));
  }

  #fail(page: WaitListPage, error: LinkShut | OfferGone | Failure): void {
    this.phase = error.kind === 'shut' ? { kind: 'failed', failure: error } : { kind: 'ready', page, problem: error };
  }

  async #ask(news?: Exclude<WaitListSuccess, 'joined'>, problem?: OfferGone): Promise<void> {
    const wanted = this.#replies.expect();
    const answer = await this.#notificationLinkActions.earlierTime(this.#code);
    if (!wanted()) return;
    runInAction(() => {
      this.countdown.stop();
      if (!answer.ok) {
        this.phase = { kind: 'failed', failure: answer.error };
        return;
      }
      this.phase = { kind: 'ready', page: answer.value, ...(news && { news }), ...(problem && { problem }) };
      if (answer.value.offered !== undefined) this.countdown.start(answer.value.offered.keptFor);
    });
  }
}
