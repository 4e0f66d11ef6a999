import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';
import type { SignupRefusal } from '@portico/application/signup';

/** One request of the sign-up at a time, and its error, shown beside the form. */
export class SignupRequest {
  busy = false;
  problem: SignupRefusal | Failure | undefined;

  readonly #replies = new LatestRequest();

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Calls `take` with the answer, unless another request is under way or a later one makes it void. */
  async send<T>(ask: () => Promise<T>, take: (answer: T) => void): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = undefined;
    const wanted = this.#replies.expect();
    const answer = await ask();
    if (!wanted()) return;
    runInAction(() => {
      this.busy = false;
      take(answer);
    });
  }

  refuse(problem: SignupRefusal | Failure | undefined): void {
    this.problem = problem;
  }

  stop(): void {
    this.#replies.stop();
  }
}
