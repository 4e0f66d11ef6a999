import type { KeptDraft } from './drafts.ts';

const field = 'work';

/** One person's unfinished task of several screens, if any, as a draft: another person or practice starts anew. */
export class OwnDraft<Work> {
  readonly #draft: KeptDraft;
  #read: { readonly text: string; readonly work: Work } | undefined;

  constructor(draft: KeptDraft) {
    this.#draft = draft;
  }

  get current(): Work | undefined {
    const text = this.#draft.peek()?.[field];
    if (text === undefined) return undefined;
    if (this.#read?.text !== text) this.#read = { text, work: JSON.parse(text) as Work };
    return this.#read.work;
  }

  /** Starts or updates the task. */
  keep(work: Work): void {
    this.#draft.keep({ [field]: JSON.stringify(work) });
  }

  /** Clears the task, done or abandoned. */
  clear(): void {
    this.#draft.drop();
  }
}
