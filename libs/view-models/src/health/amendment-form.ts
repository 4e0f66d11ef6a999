import type { AmendmentRefusal, AmendmentToRequest, RecordEntries } from '@portico/application/health';
import { longestAmendment, parseEntryText, type AmendmentKey } from '@portico/domain/health';
import { makeAutoObservable, runInAction } from 'mobx';
import type { FormDraft } from '../kernel/index.ts';
import type { EntryDoing } from './entry-outcome.ts';

export interface AmendmentTools {
  readonly wanted: Pick<AmendmentToRequest, 'patient' | 'of'>;
  readonly draft: FormDraft;
  readonly randomUuid: () => string;
  /** Loads the page anew: what the practice's system says now stands there. */
  readonly refresh: () => Promise<void>;
}

/** Asks the practice to amend an entry: what is wrong, and what it should say. */
export class AmendmentForm {
  wrong: string;
  correct: string;
  doing: EntryDoing<AmendmentRefusal> = { kind: 'idle' };

  readonly #entries: Pick<RecordEntries, 'requestAmendment'>;
  readonly #tools: AmendmentTools;
  /** The last attempt and its key: the same request is sent again under the same key until the practice has it. */
  #attempt: { readonly key: AmendmentKey; readonly written: string } | undefined;

  constructor(entries: Pick<RecordEntries, 'requestAmendment'>, tools: AmendmentTools) {
    const kept = tools.draft.read();
    this.#entries = entries;
    this.#tools = tools;
    this.wrong = kept?.['wrong'] ?? '';
    this.correct = kept?.['correct'] ?? '';
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isComplete(): boolean {
    return [this.wrong, this.correct].every((text) => parseEntryText(text, longestAmendment).ok);
  }

  writeWrong(wrong: string): void {
    this.wrong = wrong;
    this.#keep();
  }

  writeCorrect(correct: string): void {
    this.correct = correct;
    this.#keep();
  }

  /** After a failure the input stays. */
  async send(): Promise<void> {
    if (this.doing.kind === 'sending' || !this.isComplete) return;
    this.doing = { kind: 'sending' };
    const answer = await this.#entries.requestAmendment(this.#wanted());
    if (answer.ok) {
      this.#attempt = undefined;
      this.#tools.draft.drop();
      runInAction(() => {
        this.wrong = '';
        this.correct = '';
      });
    }
    if (answer.ok || answer.error.kind === 'amendment-open') await this.#tools.refresh();
    runInAction(() => {
      this.doing = answer.ok ? { kind: 'done' } : { kind: 'failed', failure: answer.error };
    });
  }

  #wanted(): AmendmentToRequest {
    const { wanted, randomUuid } = this.#tools;
    const input = { ...wanted, wrong: this.wrong.trim(), correct: this.correct.trim() };
    const written = JSON.stringify(input);
    if (this.#attempt?.written !== written) this.#attempt = { key: randomUuid() as AmendmentKey, written };
    return { ...input, key: this.#attempt.key };
  }

  #keep(): void {
    this.#tools.draft.keep({ wrong: this.wrong, correct: this.correct });
  }
}
