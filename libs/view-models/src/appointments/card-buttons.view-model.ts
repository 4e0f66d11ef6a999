import { MINUTE, type Instant } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import { LazyResource } from '../kernel/index.ts';
import { sameVisit, type ListedAppointment, type CardButton } from '@portico/application/appointments';
import type { VisitActions } from './visit-actions.ts';

export interface CardButtonsDeps {
  readonly clock: { now(): Instant; every(milliseconds: number, tick: () => void): () => void };
  /** The buttons' actions, a larger chunk that is loaded after them. */
  readonly fetchActions: () => Promise<VisitActions>;
  /** For guests: leaves out what needs an account, and messages. */
  readonly isGuest?: boolean;
}

type Phase =
  | { readonly kind: 'idle' }
  /** The actions are being loaded; the press takes effect once they are there. */
  | { readonly kind: 'fetching'; readonly button: CardButton; readonly listed: ListedAppointment }
  /** Loading failed; nothing was done. */
  | { readonly kind: 'unfetched'; readonly button: CardButton; readonly listed: ListedAppointment };

/**
 * The buttons on the cards of a screen. They are there at once; their actions are loaded when a button is about to be
 * pressed, and an earlier press waits for them.
 */
export class CardButtonsViewModel {
  phase: Phase = { kind: 'idle' };
  /** The time that decides which buttons are shown; advances while the screen is open. */
  now: Instant;
  readonly isGuest: boolean;

  readonly #clock: CardButtonsDeps['clock'];
  readonly #late: LazyResource<VisitActions>;
  #stopClock: (() => void) | undefined;

  constructor({ clock, fetchActions, isGuest = false }: CardButtonsDeps) {
    this.#clock = clock;
    this.#late = new LazyResource(fetchActions);
    this.now = clock.now();
    this.isGuest = isGuest;
    makeAutoObservable(this, { isGuest: false }, { autoBind: true });
  }

  /** Undefined until loaded. */
  get actions(): VisitActions | undefined {
    return this.#late.part;
  }

  /** Starts updating `now`. */
  watch(): void {
    this.#stopClock ??= this.#clock.every(MINUTE / 4, () => {
      runInAction(() => {
        this.now = this.#clock.now();
      });
    });
  }

  /** A button is hovered or focused: loads the actions. */
  prepare(): void {
    if (this.actions === undefined) void this.#late.want();
  }

  /** Synchronous if possible: browsers open a tab only during the press. */
  press(button: CardButton, listed: ListedAppointment): void {
    if (this.actions !== undefined) this.actions.press(button, listed);
    else void this.#fetchFor(button, listed);
  }

  /** Repeats the last press after loading failed. */
  retry(): void {
    if (this.phase.kind === 'unfetched') this.press(this.phase.button, this.phase.listed);
  }

  isFetching(button: CardButton, listed: ListedAppointment): boolean {
    const { phase } = this;
    return phase.kind === 'fetching' && phase.button === button && sameVisit(phase.listed, listed);
  }

  /** Whether the last press on this visit failed to load. */
  isUnfetched(listed: ListedAppointment): boolean {
    return this.phase.kind === 'unfetched' && sameVisit(this.phase.listed, listed);
  }

  dispose(): void {
    this.phase = { kind: 'idle' };
    this.#stopClock?.();
    this.#stopClock = undefined;
    this.actions?.dispose();
  }

  async #fetchFor(button: CardButton, listed: ListedAppointment): Promise<void> {
    if (this.phase.kind === 'fetching') return;
    this.phase = { kind: 'fetching', button, listed };
    const mine = this.phase;
    const actions = await this.#late.want();
    // The screen was left meanwhile.
    if (this.phase !== mine) return;
    runInAction(() => {
      this.phase = actions === undefined ? { kind: 'unfetched', button, listed } : { kind: 'idle' };
    });
    actions?.press(button, listed);
  }
}
