import { plus, type Instant } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import { keptWorkLimits } from './kept-work.ts';

/** What the person is told of the kept work of the screen that is shown. */
export class ResumedWork {
  /** When the newest of what the screen took up again was written; undefined if it took up nothing. */
  savedAt: Instant | undefined;
  /** Something was typed that lasts only as long as the page. */
  isForThisPageOnly = false;
  /** Something was typed that is kept at the gateway, and not on this device. */
  isInAccountOnly = false;

  readonly #savedAt = new Map<string, Instant>();

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Until when it is kept. */
  get until(): Instant | undefined {
    return this.savedAt && plus(this.savedAt, keptWorkLimits.age);
  }

  get ids(): readonly string[] {
    return [...this.#savedAt.keys()];
  }

  note(id: string, savedAt: Instant): void {
    this.#savedAt.set(id, savedAt);
    this.#show();
  }

  /** Sent, or thrown away. */
  drop(id: string): void {
    if (this.#savedAt.delete(id)) this.#show();
  }

  notePageOnly(): void {
    if (!this.isForThisPageOnly) this.#later(() => (this.isForThisPageOnly = true));
  }

  noteAccountOnly(): void {
    if (!this.isInAccountOnly) this.#later(() => (this.isInAccountOnly = true));
  }

  /** Another screen opens. */
  clear(): void {
    this.#savedAt.clear();
    this.#show();
    if (this.isInAccountOnly) this.#later(() => (this.isInAccountOnly = false));
    if (this.isForThisPageOnly) this.#later(() => (this.isForThisPageOnly = false));
  }

  #show(): void {
    this.#later(() => {
      const all = [...this.#savedAt.values()];
      this.savedAt = all.length === 0 ? undefined : (Math.max(...all) as Instant);
    });
  }

  /** A screen takes up its work while it is drawn, when nothing that is drawn already may change. */
  #later(change: () => void): void {
    void Promise.resolve().then(() => runInAction(change));
  }
}
