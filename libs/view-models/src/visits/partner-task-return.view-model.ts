import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';
import type { CheckIn, CheckInScreen, CheckInVisit, CheckInProblem } from '@portico/application/visits';

type Phase = { readonly kind: 'asking' } | { readonly kind: 'failed'; readonly problem: CheckInProblem };

export interface TaskReturnTools {
  readonly checkIn: CheckIn;
  /** The visit in the address. Without one, the state is shown but not continued: it might be another visit. */
  readonly visit: CheckInVisit;
  /** The person is checked in, and nothing is left to do (`APT-210`). */
  readonly onDone: () => void;
  /** The check-in of this visit continues (`APT-211`). */
  readonly onCheckIn: (visit: Required<CheckInVisit>) => void;
}

/** Returning from a partner's pages: the practice returns the task's state (`APT-214`). */
export class TaskReturnViewModel {
  phase: Phase = { kind: 'asking' };

  readonly #tools: TaskReturnTools;
  readonly #replies = new LatestRequest();

  constructor(tools: TaskReturnTools) {
    this.#tools = tools;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    this.phase = { kind: 'asking' };
    const wanted = this.#replies.expect();
    const { checkIn, visit } = this.#tools;
    const answer = await (visit.appointment === undefined ? checkIn.open(visit) : checkIn.goOn(visit));
    if (!wanted()) return;
    if (answer.ok) return this.#lead(answer.value);
    runInAction(() => {
      this.phase = { kind: 'failed', problem: answer.error };
    });
  }

  dispose(): void {
    this.#replies.stop();
  }

  #lead({ at, visit: { id, patient } }: CheckInScreen): void {
    const { onDone, onCheckIn } = this.#tools;
    if (at.kind === 'arrived' && !at.payment) onDone();
    else onCheckIn({ patient, appointment: id });
  }
}
