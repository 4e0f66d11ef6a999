import type { Failure } from '@portico/application/kernel';
import type { VisitDetail, VisitDetails } from '@portico/application/visits';
import type { AppointmentId, PracticeId } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly visit: VisitDetail };

/** The page of one visit. */
export class VisitDetailsViewModel {
  phase: Phase = { kind: 'loading' };

  readonly #visits: VisitDetails;
  readonly #practice: PracticeId;
  readonly #appointment: AppointmentId;
  readonly #replies = new LatestRequest();

  constructor(visits: VisitDetails, practice: PracticeId, appointment: AppointmentId) {
    this.#visits = visits;
    this.#practice = practice;
    this.#appointment = appointment;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    const wanted = this.#replies.expect();
    const answer = await this.#visits.visit(this.#practice, this.#appointment);
    if (!wanted()) return;
    runInAction(() => {
      this.phase = answer.ok ? { kind: 'ready', visit: answer.value } : { kind: 'failed', failure: answer.error };
    });
  }

  dispose(): void {
    this.#replies.stop();
  }
}
