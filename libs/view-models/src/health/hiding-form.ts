import type { EntryHidingShown, RecordEntries } from '@portico/application/health';
import type { EntryRef } from '@portico/domain/health';
import type { AccountId, PatientRef } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import type { EntryDoing } from './entry-outcome.ts';

interface HidingTools {
  readonly wanted: { readonly of: EntryRef; readonly patient: PatientRef };
  readonly refresh: () => Promise<void>;
}

type From = 'nobody' | 'everyone' | 'some';

/** From whom of those who help the patient an entry is hidden. */
export class HidingForm {
  doing: EntryDoing<never, 'hidden' | 'released'> = { kind: 'idle' };

  picked: From | undefined;
  pickedHelpers: readonly AccountId[] | undefined;
  readonly #entries: Pick<RecordEntries, 'hide'>;
  readonly #tools: HidingTools;

  constructor(entries: Pick<RecordEntries, 'hide'>, tools: HidingTools) {
    this.#entries = entries;
    this.#tools = tools;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** What is kept until something is chosen. */
  chosen({ from, helpers }: EntryHidingShown): From {
    if (this.picked !== undefined) return this.picked;
    if (from.everyone) return 'everyone';
    return helpers.some(({ account }) => from.helpers.includes(account)) ? 'some' : 'nobody';
  }

  /** From whom it is hidden if it is hidden from some: of those who help now. */
  hiddenFrom({ from, helpers }: EntryHidingShown): readonly AccountId[] {
    const said = this.pickedHelpers ?? from.helpers;
    return helpers.map(({ account }) => account).filter((account) => said.includes(account));
  }

  choose(from: From): void {
    this.picked = from;
    this.doing = { kind: 'idle' };
  }

  hideFrom(hiding: EntryHidingShown, helper: AccountId, hides: boolean): void {
    const others = this.hiddenFrom(hiding).filter((each) => each !== helper);
    this.pickedHelpers = hides ? [...others, helper] : others;
    this.doing = { kind: 'idle' };
  }

  async save(hiding: EntryHidingShown): Promise<void> {
    const from = this.chosen(hiding);
    const helpers = from === 'some' ? this.hiddenFrom(hiding) : [];
    if (this.doing.kind === 'sending' || (from === 'some' && helpers.length === 0)) return;
    this.doing = { kind: 'sending' };
    const answer = await this.#entries.hide({ ...this.#tools.wanted, everyone: from === 'everyone', helpers });
    if (answer.ok) await this.#tools.refresh();
    runInAction(() => {
      if (answer.ok) [this.picked, this.pickedHelpers] = [undefined, undefined];
      this.doing = answer.ok
        ? { kind: from === 'nobody' ? 'released' : 'hidden' }
        : { kind: 'failed', failure: answer.error };
    });
  }
}
