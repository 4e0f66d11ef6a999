import type { RecordEntries } from '@portico/application/health';
import type { Failure } from '@portico/application/kernel';
import { longestOwnNote, parseEntryText } from '@portico/domain/health';
import type { Result } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import type { AmendmentTools } from './amendment-form.ts';
import type { EntryDoing } from './entry-outcome.ts';

/** The person's own note beside an entry. */
export class OwnNoteForm {
  /** Undefined until something is typed: the note that is kept stands there. */
  typed: string | undefined;
  doing: EntryDoing<never, 'kept' | 'erased'> = { kind: 'idle' };

  readonly #entries: Pick<RecordEntries, 'keepNote' | 'eraseNote'>;
  readonly #tools: Omit<AmendmentTools, 'randomUuid'>;

  constructor(entries: Pick<RecordEntries, 'keepNote' | 'eraseNote'>, tools: Omit<AmendmentTools, 'randomUuid'>) {
    this.#entries = entries;
    this.#tools = tools;
    this.typed = tools.draft.read()?.['note'];
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** `kept`: the note that is kept, if there is one. */
  isComplete(kept: string | undefined): boolean {
    return parseEntryText(this.typed ?? kept ?? '', longestOwnNote).ok;
  }

  write(note: string): void {
    this.typed = note;
    this.#tools.draft.keep({ note });
  }

  keep(kept: string | undefined): Promise<void> {
    const text = (this.typed ?? kept ?? '').trim();
    if (!this.isComplete(kept)) return Promise.resolve();
    return this.#send('kept', () => this.#entries.keepNote({ ...this.#tools.wanted, text }));
  }

  erase(): Promise<void> {
    return this.#send('erased', () => this.#entries.eraseNote(this.#tools.wanted));
  }

  async #send(done: 'kept' | 'erased', act: () => Promise<Result<void, Failure>>): Promise<void> {
    if (this.doing.kind === 'sending') return;
    this.doing = { kind: 'sending' };
    const answer = await act();
    if (answer.ok) {
      this.#tools.draft.drop();
      await this.#tools.refresh();
    }
    runInAction(() => {
      if (answer.ok) this.typed = undefined;
      this.doing = answer.ok ? { kind: done } : { kind: 'failed', failure: answer.error };
    });
  }
}
