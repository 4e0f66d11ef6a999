import type { Failure, ServiceResult } from '@portico/application/kernel';
import { makeAutoObservable, runInAction } from 'mobx';

/** The last successful change, to be shown. */
export interface DelegateSuccess {
  readonly kind: 'saved' | 'revoked' | 'withdrawn' | 'invited' | 'sentAgain';
  readonly name: string;
}

/** The change that is being made to the delegates, and how the last one ended (`ACC-346` to `ACC-349`). */
export class DelegateChange {
  busy = false;
  failure: Failure | undefined;
  news: DelegateSuccess | undefined;

  #isOver = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  tell(news: DelegateSuccess | undefined): void {
    this.news = news;
  }

  dismiss(): void {
    this.failure = undefined;
  }

  /**
   * Returns whether it was made; `onEnd` is called in the same step as the result is shown. It is busy until `reload` ends,
   * as what is shown before is out of date.
   */
  async run(
    ask: () => ServiceResult<void>,
    news: DelegateSuccess,
    onEnd: (isMade: boolean) => void,
    reload: () => Promise<void>,
  ): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.failure = undefined;
    this.news = undefined;
    const answer = await ask();
    if (this.#isOver) return false;
    runInAction(() => {
      onEnd(answer.ok);
      if (answer.ok) this.news = news;
      else this.failure = answer.error;
    });
    if (answer.ok) await reload();
    runInAction(() => (this.busy = false));
    return answer.ok;
  }

  dispose(): void {
    this.#isOver = true;
  }
}
