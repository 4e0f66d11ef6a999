import type { PatientRef } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';
import type { Failure, FileWindows } from '@portico/application/kernel';
import type { GuestActions } from '@portico/application/guests';

type Phase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'fetching' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** The browser did not open a window (`MON-187`). */
  | { readonly kind: 'blocked' };

/** The latest statement, which opens in a window of its own (`MON-186`, `MON-188`). */
export class GuestStatement {
  phase: Phase = { kind: 'idle' };

  readonly #guestActions: Pick<GuestActions, 'statement'>;
  readonly #windows: FileWindows;
  readonly #patient: PatientRef | undefined;
  readonly #replies = new LatestRequest();

  constructor(guestActions: Pick<GuestActions, 'statement'>, windows: FileWindows, patient: PatientRef | undefined) {
    this.#guestActions = guestActions;
    this.#windows = windows;
    this.#patient = patient;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async open(id: string): Promise<void> {
    if (this.phase.kind === 'fetching' || this.#patient === undefined) return;
    const window = this.#windows.open();
    this.phase = { kind: window === undefined ? 'blocked' : 'fetching' };
    if (window === undefined) return;
    const wanted = this.#replies.expect();
    const answer = await this.#guestActions.statement(this.#patient, id);
    if (!wanted()) return window.close();
    if (answer.ok) window.show(answer.value);
    else window.close();
    runInAction(() => {
      this.phase = answer.ok ? { kind: 'idle' } : { kind: 'failed', failure: answer.error };
    });
  }

  dispose(): void {
    this.#replies.stop();
  }
}
