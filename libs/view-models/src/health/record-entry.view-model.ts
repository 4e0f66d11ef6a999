import type { EntryPage, RecordEntries } from '@portico/application/health';
import type { Failure } from '@portico/application/kernel';
import type { EntryRef } from '@portico/domain/health';
import type { PatientRef } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest, type FormDraft } from '../kernel/index.ts';
import { AmendmentForm } from './amendment-form.ts';
import { DisagreementForm } from './disagreement-form.ts';
import { HidingForm } from './hiding-form.ts';
import { OwnNoteForm } from './own-note-form.ts';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly page: EntryPage };

export interface RecordEntryTools {
  readonly of: EntryRef;
  readonly patient: PatientRef;
  readonly draftOf: (form: string) => FormDraft;
  readonly randomUuid: () => string;
}

/** One entry of the record: asking to amend it, what became of that, and the person's own note. */
export class RecordEntryViewModel {
  phase: Phase = { kind: 'loading' };
  readonly amendment: AmendmentForm;
  readonly disagreement: DisagreementForm;
  readonly note: OwnNoteForm;
  readonly hiding: HidingForm;

  readonly #entries: RecordEntries;
  readonly #of: EntryRef;
  readonly #replies = new LatestRequest();

  constructor(entries: RecordEntries, { of, patient, draftOf, randomUuid }: RecordEntryTools) {
    const tools = { wanted: { of, patient }, refresh: () => this.#fetch() };
    this.#entries = entries;
    this.#of = of;
    this.amendment = new AmendmentForm(entries, { ...tools, draft: draftOf('amendment'), randomUuid });
    this.disagreement = new DisagreementForm(entries, { ...tools, draft: draftOf('disagreement') });
    this.note = new OwnNoteForm(entries, { ...tools, draft: draftOf('note') });
    this.hiding = new HidingForm(entries, tools);
    makeAutoObservable(this, { amendment: false, disagreement: false, note: false, hiding: false }, { autoBind: true });
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    await this.#fetch();
  }

  dispose(): void {
    this.#replies.stop();
  }

  async #fetch(): Promise<void> {
    const wanted = this.#replies.expect();
    const answer = await this.#entries.entry(this.#of);
    if (!wanted()) return;
    runInAction(() => {
      this.phase = answer.ok ? { kind: 'ready', page: answer.value } : { kind: 'failed', failure: answer.error };
    });
  }
}
