import { MINUTE, type Instant } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import { LazyResource } from '../kernel/index.ts';
import { sameVisit, type ListedAppointment } from '@portico/application/appointments';
import type { CardButton, VisitActions } from './visit-actions.ts';

export interface CardButtonsDeps {
  readonly clock: { now(): Instant; every(milliseconds: number, tick: () => void): () => void };
  /** What the buttons do, which weighs more than they: it comes after them. */
  readonly fetchActions: () => Promise<VisitActions>;
  /** For somebody who came by a link: nothing is there that needs an account, and nobody writes to them. */
  readonly isGuest?: boolean;
}

type Phase =
  | { readonly kind: 'idle' }
  /** What the button does is on its way, and is done when it is there. */
  | { readonly kind: 'fetching'; readonly button: CardButton; readonly listed: ListedAppointment }
  /** It did not come; nothing was done. */
  | { readonly kind: 'unfetched'; readonly button: CardButton; readonly listed: ListedAppointment };

/**
 * The buttons on the cards of a screen. They are there from the first moment; what they do is fetched when one of them is
 * about to be pressed, and a press that is quicker waits for it.
 */
export class CardButtonsViewModel {
  phase: Phase = { kind: 'idle' };
  /** By which the buttons come and go; it moves on while the screen stands. */
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

  /** Undefined until they have come. */
  get actions(): VisitActions | undefined {
    return this.#late.part;
  }

  /** Begins to look at the clock. */
  watch(): void {
    this.#stopClock ??= this.#clock.every(MINUTE / 4, () => {
      runInAction(() => {
        this.now = this.#clock.now();
      });
    });
  }

  /** A button is looked at, or will be pressed soon. */
  prepare(): void {
    if (this.actions === undefined) void this.#late.want();
  }

  /** At once where it can be: a browser opens a tab for a press alone. */
  press(button: CardButton, listed: ListedAppointment): void {
    if (this.actions !== undefined) this.actions.press(button, listed);
    else void this.#fetchFor(button, listed);
  }

  /** The last press, where what it does did not come. */
  retry(): void {
    if (this.phase.kind === 'unfetched') this.press(this.phase.button, this.phase.listed);
  }

  isFetching(button: CardButton, listed: ListedAppointment): boolean {
    const { phase } = this;
    return phase.kind === 'fetching' && phase.button === button && sameVisit(phase.listed, listed);
  }

  /** Whether a button of this visit did nothing. */
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
