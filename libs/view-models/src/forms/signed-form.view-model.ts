import type { FormUuid } from '@portico/domain/forms';
import type { Instant, PracticeId } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';
import type { Forms, SignedFormShown } from '@portico/application/forms';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly signed: SignedFormShown }
  /** There is no such form, or it is hidden (`APT-250`). */
  | { readonly kind: 'gone' };

/** A signed form, for reading and printing (`APT-247`). */
export class SignedFormViewModel {
  phase: Phase = { kind: 'loading' };

  readonly #forms: Forms;
  readonly #which: { readonly practice: PracticeId; readonly uuid: FormUuid; readonly signedAt: Instant };
  readonly #replies = new LatestRequest();

  constructor(
    forms: Forms,
    which: { readonly practice: PracticeId; readonly uuid: FormUuid; readonly signedAt: Instant },
  ) {
    this.#forms = forms;
    this.#which = which;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    const { practice, uuid, signedAt } = this.#which;
    const wanted = this.#replies.expect();
    const answer = await this.#forms.signed(practice, uuid, signedAt);
    if (!wanted()) return;
    runInAction(() => {
      if (answer.ok) this.phase = { kind: 'ready', signed: answer.value };
      else
        this.phase = answer.error.kind === 'not-found' ? { kind: 'gone' } : { kind: 'failed', failure: answer.error };
    });
  }

  dispose(): void {
    this.#replies.stop();
  }
}
