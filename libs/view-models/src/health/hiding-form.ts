import type { EntryHidingShown, RecordEntries } from '@portico/application/health';
import type { EntryRef } from '@portico/domain/health';
import type { AccountId, PatientRef } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import type { EntryDoing } from './entry-outcome.ts';

interface HidingTools {
  readonly wanted: { readonly of: EntryRef; readonly patient: PatientRef };
  readonly refresh: () => Promise<void>;
}

/** From whom of those who help the patient an entry is hidden. */
export class HidingForm {
  doing: EntryDoing<never, 'hidden' | 'released'> = { kind: 'idle' };

  picked: string | undefined;
  readonly #entries: Pick<RecordEntries, 'hide'>;
  readonly #tools: HidingTools;

  constructor(entries: Pick<RecordEntries, 'hide'>, tools: HidingTools) {
    this.#entries = entries;
    this.#tools = tools;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** `everyone`, `nobody`, or the account of one helper; what is kept until something is chosen. */
  chosen({ from }: EntryHidingShown): string | undefined {
    if (this.picked !== undefined) return this.picked;
    if (from.everyone) return 'everyone';
    return from.helpers[0] ?? 'nobody';
  }

  choose(from: string): void {
    this.picked = from;
    this.doing = { kind: 'idle' };
  }

  async save(hiding: EntryHidingShown): Promise<void> {
    const from = this.chosen(hiding);
    if (from === undefined || this.doing.kind === 'sending') return;
    this.doing = { kind: 'sending' };
    const isOne = from !== 'everyone' && from !== 'nobody';
    const answer = await this.#entries.hide({
      ...this.#tools.wanted,
      everyone: from === 'everyone',
      helpers: isOne ? [from as AccountId] : [],
    });
    if (answer.ok) await this.#tools.refresh();
    runInAction(() => {
      if (answer.ok) this.picked = undefined;
      this.doing = answer.ok
        ? { kind: from === 'nobody' ? 'released' : 'hidden' }
        : { kind: 'failed', failure: answer.error };
    });
  }
}
