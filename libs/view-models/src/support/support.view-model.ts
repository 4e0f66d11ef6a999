import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';
import type { Support, SupportContact } from '@portico/application/support';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly contact: SupportContact };

export class SupportViewModel {
  phase: Phase = { kind: 'loading' };

  readonly #support: Support;
  readonly #replies = new LatestRequest();

  constructor(support: Support) {
    this.#support = support;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    const wanted = this.#replies.expect();
    const answer = await this.#support.contact();
    if (!wanted()) return;
    runInAction(() => {
      this.phase = answer.ok ? { kind: 'ready', contact: answer.value } : { kind: 'failed', failure: answer.error };
    });
  }

  dispose(): void {
    this.#replies.stop();
  }
}
