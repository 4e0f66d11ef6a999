import { guestWarning } from '@portico/domain/guests';
import { SECOND, type Instant } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import type { GuestTime } from '@portico/application/guests';
import type { Clock, GuestSession } from '../access/index.ts';

/** Warns a guest before their session ends, and gives more time at one press (WCAG 2.2.1). */
export class GuestTimeViewModel {
  now: Instant;
  until: Instant | undefined;
  state: 'idle' | 'asking' | 'failed' = 'idle';

  readonly #time: GuestTime;
  readonly #guest: Pick<GuestSession, 'current' | 'lengthen'>;
  readonly #clock: Clock;
  #stop: (() => void) | undefined;

  constructor(time: GuestTime, guest: Pick<GuestSession, 'current' | 'lengthen'>, clock: Clock) {
    this.#time = time;
    this.#guest = guest;
    this.#clock = clock;
    this.now = clock.now();
    this.until = guest.current?.until;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    this.#stop ??= this.#clock.every(SECOND, this.tick);
  }

  dispose(): void {
    this.#stop?.();
    this.#stop = undefined;
  }

  tick(): void {
    const now = this.#clock.now();
    this.until = this.#guest.current?.until;
    // Only what is shown changes the page.
    if (this.until !== undefined && this.until - now <= guestWarning) this.now = now;
  }

  /** The session ends soon. */
  get isEnding(): boolean {
    return this.until !== undefined && this.until - this.now <= guestWarning && !this.isOver;
  }

  get isOver(): boolean {
    return this.until !== undefined && this.now >= this.until;
  }

  async goOn(): Promise<void> {
    const { current } = this.#guest;
    if (current === undefined || this.state === 'asking') return;
    this.state = 'asking';
    const answer = await this.#time.lengthen(current.token);
    runInAction(() => {
      this.state = answer.ok ? 'idle' : 'failed';
      if (!answer.ok) return;
      this.#guest.lengthen(answer.value.token, answer.value.expiresAt);
      this.until = answer.value.expiresAt;
    });
  }
}
