import { makeAutoObservable, runInAction } from 'mobx';
import type { LinkShut } from '@portico/application/guests';
import { LatestRequest } from '../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';
import type { Surveys, SurveysPage } from '@portico/application/surveys';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure | LinkShut }
  | { readonly kind: 'ready'; readonly page: SurveysPage };

/** The person's open surveys (`ACC-279`). Returning to the screen reloads them (`ACC-297`). */
export class SurveysViewModel {
  phase: Phase = { kind: 'loading' };

  readonly #surveys: Pick<Surveys, 'surveys'>;
  readonly #replies = new LatestRequest();

  constructor(surveys: Pick<Surveys, 'surveys'>) {
    this.#surveys = surveys;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    const wanted = this.#replies.expect();
    const answer = await this.#surveys.surveys();
    if (!wanted()) return;
    runInAction(() => {
      this.phase = answer.ok ? { kind: 'ready', page: answer.value } : { kind: 'failed', failure: answer.error };
    });
  }

  dispose(): void {
    this.#replies.stop();
  }
}
