import type { CheckInScreen } from '@portico/application/visits';
import type { CheckInPageStep } from '@portico/domain/visits';

/** Where a page of check-in stands among the others; `goingTo` is the step that is being opened in its place. */
export class CheckInPosition {
  readonly step: CheckInPageStep | undefined;
  readonly #screen: CheckInScreen;

  constructor(screen: CheckInScreen, goingTo?: CheckInPageStep) {
    this.#screen = screen;
    this.step = goingTo ?? screen.steps.find((step) => step === screen.at.kind);
  }

  /** How many steps stand before it; after all of them there is a task of a partner, or nothing left to answer. */
  get index(): number {
    const { steps, at } = this.#screen;
    if (at.kind === 'arrived') return 0;
    return this.step === undefined ? steps.length : steps.indexOf(this.step);
  }

  get before(): CheckInPageStep | undefined {
    return this.#screen.steps[this.index - 1];
  }

  /** The next step if it was answered before. */
  get after(): CheckInPageStep | undefined {
    const next = this.step === undefined ? undefined : this.#screen.steps[this.index + 1];
    return next !== undefined && this.#isDone(next) ? next : undefined;
  }

  /** The step's forms were signed and sent, and are not signed again. */
  get isSent(): boolean {
    return (this.step === 'consents' || this.step === 'intake') && this.#isDone(this.step);
  }

  /** Submitting the page checks in. */
  get isLast(): boolean {
    const { steps, task, at } = this.#screen;
    if (at.kind === 'task' || task?.isDone === false) return false;
    if (this.step !== undefined && this.#isDone(this.step)) return false;
    return steps.every((step) => step === this.step || this.#isDone(step));
  }

  /** Its place among all pages; a partner's task counts as the last one. */
  get count(): { readonly at: number; readonly total: number } {
    const { steps, task } = this.#screen;
    const total = steps.length + (task === undefined ? 0 : 1);
    return { at: Math.min(this.index + 1, total), total };
  }

  #isDone(step: CheckInPageStep): boolean {
    return this.#screen.done.includes(step);
  }
}
