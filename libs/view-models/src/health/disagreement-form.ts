import type { DisagreementRefusal, RecordEntries } from '@portico/application/health';
import { longestDisagreement, parseEntryText, type AmendmentId } from '@portico/domain/health';
import { makeAutoObservable, runInAction } from 'mobx';
import type { AmendmentTools } from './amendment-form.ts';
import type { EntryDoing } from './entry-outcome.ts';

/** The person's statement of disagreement with a denial. */
export class DisagreementForm {
  statement: string;
  doing: EntryDoing<DisagreementRefusal> = { kind: 'idle' };

  readonly #entries: Pick<RecordEntries, 'disagree'>;
  readonly #tools: Omit<AmendmentTools, 'randomUuid'>;

  constructor(entries: Pick<RecordEntries, 'disagree'>, tools: Omit<AmendmentTools, 'randomUuid'>) {
    this.#entries = entries;
    this.#tools = tools;
    this.statement = tools.draft.read()?.['statement'] ?? '';
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isComplete(): boolean {
    return parseEntryText(this.statement, longestDisagreement).ok;
  }

  write(statement: string): void {
    this.statement = statement;
    this.#tools.draft.keep({ statement });
  }

  async send(id: AmendmentId): Promise<void> {
    if (this.doing.kind === 'sending' || !this.isComplete) return;
    this.doing = { kind: 'sending' };
    const { wanted, draft, refresh } = this.#tools;
    const answer = await this.#entries.disagree({ patient: wanted.patient, id, statement: this.statement.trim() });
    if (answer.ok) draft.drop();
    if (answer.ok || answer.error.kind === 'no-disagreement') await refresh();
    runInAction(() => {
      if (answer.ok) this.statement = '';
      this.doing = answer.ok ? { kind: 'done' } : { kind: 'failed', failure: answer.error };
    });
  }
}
