import type { CheckOutStep } from '@portico/domain/practices';
import type { Cents, Instant } from '@portico/domain/kernel';
import type { FollowUp } from '@portico/domain/scheduling';
import { mayCheckOut, wayAfter } from '@portico/domain/visits';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';
import type { CheckOutDrafts } from './check-out-drafts.ts';
import { CheckOutProgress } from './check-out-progress.ts';
import type { CheckOutIds, CheckOutRefusal, CheckOuts, CheckOutScreen, WayOn } from '@portico/application/visits';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: CheckOutRefusal | Failure }
  | { readonly kind: 'ready'; readonly screen: CheckOutScreen };

/** The action that is in progress, or failed and can be repeated. */
type Doing =
  | { readonly kind: 'idle' }
  | { readonly kind: 'checking-out' | 'going-on' }
  | { readonly kind: 'failed'; readonly what: 'check-out' | 'way'; readonly problem: CheckOutRefusal | Failure };

/** Where check-out leads from its main screen (`APT-230`). */
export type CheckOutExit = 'forms' | 'survey' | 'payment' | 'next-visit' | 'appointments';

export interface CheckOutTools {
  readonly ids: CheckOutIds;
  readonly drafts: CheckOutDrafts;
  readonly now: () => Instant;
  /** With when the next visit is wanted, where that was pressed. */
  readonly onExit: (exit: CheckOutExit, screen: CheckOutScreen, when?: FollowUp) => void;
}

/** The main screen of check-out: the open and completed steps, and where each is done (`APT-215`, `APT-219`). */
export class CheckOutViewModel {
  phase: Phase = { kind: 'loading' };
  doing: Doing = { kind: 'idle' };
  /**
   * `checkoutDoneModal` is open: the forms are signed, or the person is checked out (`APT-229`); or the visit may still be
   * going on, and it is asked whether the person really leaves.
   */
  dialog: 'done' | 'early' | undefined;

  readonly progress: CheckOutProgress;
  readonly #checkOuts: CheckOuts;
  readonly #tools: CheckOutTools;
  readonly #replies = new LatestRequest();

  constructor(checkOuts: CheckOuts, tools: CheckOutTools) {
    this.#checkOuts = checkOuts;
    this.#tools = tools;
    this.progress = new CheckOutProgress(tools.ids, tools.drafts, () => this.screen?.state);
    makeAutoObservable(this, { progress: false }, { autoBind: true });
  }

  /** On coming back from the forms of the visit, once none is open, what else is open is shown (`APT-229`). */
  async load(isAfterForms = false): Promise<void> {
    this.phase = { kind: 'loading' };
    this.doing = { kind: 'idle' };
    const wanted = this.#replies.expect();
    const answer = await this.#checkOuts.screen(this.progress.ids);
    if (!wanted()) return;
    runInAction(() => {
      if (answer.ok) {
        this.#show(answer.value);
        this.dialog = isAfterForms && areFormsDone(answer.value) ? 'done' : undefined;
      } else this.phase = { kind: 'failed', failure: answer.error };
    });
  }

  get screen(): CheckOutScreen | undefined {
    return this.phase.kind === 'ready' ? this.phase.screen : undefined;
  }

  get canCheckOut(): boolean {
    return mayCheckOut(this.progress.state) && this.doing.kind !== 'checking-out';
  }

  /** Reports to the practice that the person leaves (`APT-223`). */
  async checkOut(isSure = false): Promise<void> {
    if (!this.canCheckOut) return;
    const { screen } = this;
    if (!isSure && screen !== undefined && this.#tools.now() < screen.visit.appointment.end) {
      this.dialog = 'early';
      return;
    }
    if (this.dialog === 'early') this.dialog = undefined;
    this.doing = { kind: 'checking-out' };
    const wanted = this.#replies.expect();
    const answer = await this.#checkOuts.checkOut(this.progress.ids);
    if (!wanted()) return;
    runInAction(() => {
      if (answer.ok) {
        this.doing = { kind: 'idle' };
        this.#show(answer.value.screen);
        this.dialog = 'done';
      } else {
        // The error is on the screen behind the modal.
        this.dialog = undefined;
        this.doing = { kind: 'failed', what: 'check-out', problem: answer.error };
      }
    });
  }

  /**
   * Continues after the check-out itself: to an open survey, else to the payment, if there is one (`APT-227`,
   * `APT-228`).
   */
  async goOn(): Promise<void> {
    this.dialog = undefined;
    await this.#ask('check-out');
  }

  /** Continues after the payment, which may have made a plan (`APT-222`, `APT-232`). */
  async paid(planCreated: boolean): Promise<void> {
    if (planCreated) this.progress.notePlan();
    await this.#ask('payment');
  }

  /** Opens a step, in any order (`APT-230`); the times of a next visit like this one so long after it, where that is said. */
  choose(step: CheckOutStep, when?: FollowUp): void {
    this.progress.takeUp(step);
    this.#exit(step, when);
  }

  /** Closes the modal and stays on the screen. */
  stay(): void {
    this.dialog = undefined;
  }

  /** Leaves the screen, keeping the remaining steps for later. */
  leave(): void {
    this.dialog = undefined;
    this.#exit('appointments');
  }

  retry(): void {
    if (this.doing.kind !== 'failed') return;
    const { what, problem } = this.doing;
    this.doing = { kind: 'idle' };
    // The state here is out of date; reloading shows what is missing.
    if (problem.kind === 'forms-open' || problem.kind === 'no-check-out') void this.load();
    else void (what === 'check-out' ? this.checkOut() : this.#ask('check-out'));
  }

  dispose(): void {
    this.#replies.stop();
  }

  async #ask(from: 'check-out' | 'payment'): Promise<void> {
    this.doing = { kind: 'going-on' };
    const due = this.screen?.due ?? 0;
    const wanted = this.#replies.expect();
    const answer = await this.#checkOuts.goOn(this.progress.ids, this.progress.skipped, from);
    if (!wanted()) return;
    runInAction(() => {
      if (answer.ok) {
        this.doing = { kind: 'idle' };
        if (from === 'payment') this.progress.notePaid((due - answer.value.screen.due) as Cents);
        this.#show(answer.value.screen);
        this.#follow(answer.value, from);
      } else this.doing = { kind: 'failed', what: 'way', problem: answer.error };
    });
  }

  #follow(way: WayOn, from: 'check-out' | 'payment'): void {
    // After a payment the main screen stays: a survey that waits is one of its steps.
    if (from === 'payment') return;
    const to = wayAfter(way);
    if (to === 'survey') this.#exit('survey');
    // Everything else is chosen on the main screen; only a payment that is still due follows by itself.
    else if (to === 'payment' && this.progress.next === 'payment') this.#exit('payment');
  }

  #show(screen: CheckOutScreen): void {
    this.phase = { kind: 'ready', screen };
    this.progress.keep();
  }

  #exit(exit: CheckOutExit, when?: FollowUp): void {
    const { screen } = this;
    if (screen !== undefined) this.#tools.onExit(exit, screen, when);
  }
}

const areFormsDone = ({ state: { parts } }: CheckOutScreen): boolean =>
  parts.some(({ step, standing }) => step === 'forms' && standing === 'done');
