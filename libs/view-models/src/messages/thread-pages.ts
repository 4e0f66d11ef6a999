import type { Failure } from '@portico/application/kernel';
import type { Messages, MessagesScreen } from '@portico/application/messages';
import type { ThreadId, ThreadLine } from '@portico/domain/messages';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../access/index.ts';
import type { FormDraft, KeptDraft } from '../kernel/index.ts';

type More = { readonly kind: 'idle' | 'doing' } | { readonly kind: 'failed'; readonly failure: Failure };

/** Milliseconds after the last scrolling until the next page is loaded (`MON-248`). */
export const scrollPause = 200;

/** Where the replies that are not sent are kept. */
export interface ThreadDrafts {
  of(form: string): FormDraft & Partial<Pick<KeptDraft, 'peek'>>;
}

/** The list of conversations, loaded page by page (`MON-228`, `MON-233`, `MON-248`). */
export class ThreadPages {
  lines: readonly ThreadLine[] = [];
  more: More = { kind: 'idle' };
  hasMore = false;

  readonly #messages: Pick<Messages, 'more'>;
  readonly #clock: Pick<Clock, 'every'>;
  readonly #drafts: ThreadDrafts;
  #next: string | undefined;
  #growsByScrolling = false;
  #stopWaiting: (() => void) | undefined;
  #isOver = false;

  constructor(messages: Pick<Messages, 'more'>, clock: Pick<Clock, 'every'>, drafts: ThreadDrafts) {
    this.#messages = messages;
    this.#clock = clock;
    this.#drafts = drafts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether a reply is written there and not sent. */
  hasDraft(thread: ThreadId): boolean {
    return (this.#drafts.of(`messages:${thread}`).peek?.()?.['body'] ?? '').trim() !== '';
  }

  /** Shows the first page. */
  show({ threads, next, growsByScrolling }: Pick<MessagesScreen, 'threads' | 'next' | 'growsByScrolling'>): void {
    this.lines = threads;
    this.more = { kind: 'idle' };
    this.#growsByScrolling = growsByScrolling;
    this.#goOnFrom(next);
  }

  async loadMore(): Promise<void> {
    const page = this.#next;
    if (page === undefined || this.more.kind === 'doing') return;
    this.more = { kind: 'doing' };
    const answer = await this.#messages.more(page);
    if (this.#isOver || this.#next !== page) return;
    runInAction(() => {
      this.more = answer.ok ? { kind: 'idle' } : { kind: 'failed', failure: answer.error };
      if (!answer.ok) return;
      const known = new Set(this.lines.map(({ id }) => id));
      this.lines = [...this.lines, ...answer.value.threads.filter(({ id }) => !known.has(id))];
      this.#goOnFrom(answer.value.next);
    });
  }

  /** Loads more after scrolling stops near the end of the list, if the practice system supports it (`MON-248`). */
  scrolled(isNearEnd: boolean): void {
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
    if (!isNearEnd || !this.#growsByScrolling || !this.hasMore || this.more.kind !== 'idle') return;
    this.#stopWaiting = this.#clock.every(scrollPause, () => {
      this.#stopWaiting?.();
      this.#stopWaiting = undefined;
      void this.loadMore();
    });
  }

  /** Changes a line in its place. */
  change(thread: ThreadId, change: Partial<ThreadLine>): void {
    this.lines = this.lines.map((line) => (line.id === thread ? { ...line, ...change } : line));
  }

  /** Changes a line and moves it to the top. */
  raise(thread: ThreadId, change: Partial<ThreadLine>): void {
    const line = this.lines.find(({ id }) => id === thread);
    if (line !== undefined) this.lines = [{ ...line, ...change }, ...this.lines.filter(({ id }) => id !== thread)];
  }

  drop(thread: ThreadId): void {
    this.lines = this.lines.filter(({ id }) => id !== thread);
  }

  dispose(): void {
    this.#isOver = true;
    this.#stopWaiting?.();
  }

  #goOnFrom(next: string | undefined): void {
    this.#next = next;
    this.hasMore = next !== undefined;
  }
}
