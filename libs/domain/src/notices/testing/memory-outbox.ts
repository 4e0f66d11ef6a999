import type { Instant, Language } from '../../kernel/index.ts';
import type { Notice, Recipient } from '../notice.ts';
import type { Posting, PostingId } from '../posting.ts';
import type { Outbox } from '../ports/outbox.ts';

interface Kept extends Posting {
  readonly once: string | undefined;
  readonly dueAt: Instant;
  readonly over: boolean;
}

/** What is left of a notice that was sent. */
const emptied = ({ notice }: Kept): Pick<Kept, 'notice' | 'over'> => ({
  notice: { kind: notice.kind } as Notice,
  over: true,
});

/** Notices on their way, in memory. */
export class MemoryOutbox implements Outbox {
  readonly #kept = new Map<PostingId, Kept>();
  #made = 0;

  /** Everything that is kept, as text. */
  get contents(): string {
    return JSON.stringify([...this.#kept.values()]);
  }

  async put(notice: Notice, to: Recipient, language: Language, at: Instant, once?: string): Promise<void> {
    const isKnown = [...this.#kept.values()].some(
      (one) => one.once === once && one.to.channel === to.channel && one.to.address === to.address,
    );
    if (once !== undefined && isKnown) return;
    this.#made += 1;
    const id = this.#made as PostingId;
    this.#kept.set(id, { id, notice, to, language, madeAt: at, tries: 0, dueAt: at, over: false, once });
  }

  async claim(
    channels: readonly Recipient['channel'][],
    now: Instant,
    until: Instant,
    limit: number,
  ): Promise<readonly Posting[]> {
    const due = [...this.#kept.values()]
      .filter(({ over, dueAt, to }) => !over && dueAt <= now && channels.includes(to.channel))
      .sort((one, other) => one.dueAt - other.dueAt || one.id - other.id)
      .slice(0, limit);
    for (const { id, tries } of due) this.#change(id, () => ({ tries: tries + 1, dueAt: until }));
    return due.map((posting) => postingOf({ ...posting, tries: posting.tries + 1 }));
  }

  async delivered(id: PostingId): Promise<void> {
    this.#change(id, emptied);
  }

  async retry(id: PostingId, at: Instant): Promise<void> {
    this.#change(id, () => ({ dueAt: at }));
  }

  async giveUp(id: PostingId): Promise<void> {
    this.#change(id, emptied);
  }

  async waiting(limit: number): Promise<readonly Posting[]> {
    return [...this.#kept.values()]
      .filter(({ over }) => !over)
      .sort((one, other) => other.madeAt - one.madeAt || other.id - one.id)
      .slice(0, limit)
      .map(postingOf);
  }

  async prune(before: Instant): Promise<void> {
    for (const { id, madeAt } of this.#kept.values()) if (madeAt < before) this.#kept.delete(id);
  }

  #change(id: PostingId, change: (kept: Kept) => Partial<Kept>): void {
    const kept = this.#kept.get(id);
    if (kept !== undefined && !kept.over) this.#kept.set(id, { ...kept, ...change(kept) });
  }
}

const postingOf = ({ id, notice, to, language, madeAt, tries }: Kept): Posting => ({
  id,
  notice,
  to,
  language,
  madeAt,
  tries,
});
