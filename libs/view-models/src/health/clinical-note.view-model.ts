import type { ClinicalNotes, NotePage } from '@portico/application/health';
import type { Failure } from '@portico/application/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly page: NotePage };

/** One clinical note of the record, to be read. */
export class ClinicalNoteViewModel {
  phase: Phase = { kind: 'loading' };

  readonly #notes: ClinicalNotes;
  readonly #id: string;
  readonly #replies = new LatestRequest();

  constructor(notes: ClinicalNotes, id: string) {
    this.#notes = notes;
    this.#id = id;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    const wanted = this.#replies.expect();
    const answer = await this.#notes.note(this.#id);
    if (!wanted()) return;
    runInAction(() => {
      this.phase = answer.ok ? { kind: 'ready', page: answer.value } : { kind: 'failed', failure: answer.error };
    });
  }

  dispose(): void {
    this.#replies.stop();
  }
}
