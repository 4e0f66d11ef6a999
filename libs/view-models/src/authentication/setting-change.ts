import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';
import type { ServiceResult, Failure } from '@portico/application/kernel';
import type { AuthenticationRefusal } from '@portico/application/authentication';

/** One change at a time, and its error. */
export class Submission {
  busy = false;
  problem: AuthenticationRefusal | Failure | undefined;

  readonly #replies = new LatestRequest();

  constructor() {
    makeAutoObservable(this);
  }

  /**
   * Calls `ask`, and `then` with its value; a refusal is stored as the problem. Ignored while another is in progress.
   */
  async run<T>(ask: () => ServiceResult<T, AuthenticationRefusal>, then: (value: T) => void): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = undefined;
    const wanted = this.#replies.expect();
    const answer = await ask();
    if (!wanted()) return;
    runInAction(() => {
      this.busy = false;
      if (answer.ok) then(answer.value);
      else this.problem = answer.error;
    });
  }

  refuse(problem: AuthenticationRefusal): void {
    this.problem = problem;
  }

  stop(): void {
    this.#replies.stop();
  }
}
