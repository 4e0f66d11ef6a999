import type { MeasurePage, Measures } from '@portico/application/health';
import type { Failure } from '@portico/application/kernel';
import type { MeasureRef, TimeSpan } from '@portico/domain/health';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly page: MeasurePage };

/** One lab test or vital sign over all the time that the record has. */
export class MeasureViewModel {
  phase: Phase = { kind: 'loading' };
  /** How much of the time is drawn. */
  span: TimeSpan = 'all';

  readonly #measures: Measures;
  readonly #asked: MeasureRef;
  readonly #replies = new LatestRequest();

  constructor(measures: Measures, asked: MeasureRef) {
    this.#measures = measures;
    this.#asked = asked;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    const wanted = this.#replies.expect();
    const answer = await this.#measures.measure(this.#asked);
    if (!wanted()) return;
    runInAction(() => {
      this.phase = answer.ok ? { kind: 'ready', page: answer.value } : { kind: 'failed', failure: answer.error };
    });
  }

  chooseSpan(span: TimeSpan): void {
    this.span = span;
  }

  dispose(): void {
    this.#replies.stop();
  }
}
