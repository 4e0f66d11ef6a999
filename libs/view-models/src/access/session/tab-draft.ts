import { MINUTE, plus, type Instant } from '@portico/domain/kernel';
import type { Draft, KeptDraft } from '../../kernel/index.ts';
import type { OneTimeNote } from './page-handover.ts';

/** Nobody is signed in, so that a tab that is left open must not tell the next person. */
const keptFor = 30 * MINUTE;

interface Left {
  readonly savedAt: Instant;
  readonly draft: Draft;
}

/** Input of somebody who has no account yet: it outlives a reload of its tab, and nothing of it stays on the device. */
export class TabDraft implements KeptDraft {
  readonly #note: OneTimeNote;
  readonly #now: () => Instant;

  constructor(note: OneTimeNote, now: () => Instant) {
    this.#note = note;
    this.#now = now;
  }

  read(): Draft | undefined {
    return this.peek();
  }

  peek(): Draft | undefined {
    const text = this.#note.take();
    const left = text === undefined ? undefined : (JSON.parse(text) as Left);
    if (text === undefined || left === undefined || this.#now() >= plus(left.savedAt, keptFor)) return undefined;
    this.#note.leave(text);
    return left.draft;
  }

  keep(draft: Draft): void {
    this.#note.leave(JSON.stringify({ savedAt: this.#now(), draft } satisfies Left));
  }

  drop(): void {
    this.#note.take();
  }
}
