import type { Elsewhere, WaitingAtPractice } from '@portico/application/dashboard';
import type { PracticeId } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';

const countOf = ({ unreadMessages, newResults, forms, due }: WaitingAtPractice): number =>
  unreadMessages + newResults + forms + (due > 0 ? 1 : 0);

/** What waits at the practices that are not open, or at all before one is. What was told stays until there is a newer answer. */
export class ElsewhereViewModel {
  waiting: readonly WaitingAtPractice[] = [];

  readonly #elsewhere: Pick<Elsewhere, 'waiting'>;
  readonly #replies = new LatestRequest();

  constructor(elsewhere: Pick<Elsewhere, 'waiting'>) {
    this.#elsewhere = elsewhere;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    const isWanted = this.#replies.expect();
    const answer = await this.#elsewhere.waiting();
    if (!answer.ok || !isWanted()) return;
    runInAction(() => {
      this.waiting = answer.value;
    });
  }

  /** How many messages, results and forms wait at a practice; an amount to pay counts as one thing. */
  countAt(practice: PracticeId): number {
    const found = this.waiting.find((one) => one.practice === practice);
    return found === undefined ? 0 : countOf(found);
  }

  unreadAt(practice: PracticeId): number {
    return this.waiting.find((one) => one.practice === practice)?.unreadMessages ?? 0;
  }

  get count(): number {
    return this.waiting.reduce((sum, one) => sum + countOf(one), 0);
  }
}
