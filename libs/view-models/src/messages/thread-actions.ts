import type { Failure } from '@portico/application/kernel';
import type { Messages } from '@portico/application/messages';
import type { ThreadId } from '@portico/domain/messages';
import { makeAutoObservable, runInAction } from 'mobx';

export interface ThreadActionsTools {
  /** The conversation on the screen. */
  readonly shown: () => ThreadId | undefined;
  /** `count`: unread messages in all conversations. */
  readonly onMarked: (thread: ThreadId, unread: boolean, count: number) => void;
  /** `count`: the same; undefined if the conversation had been deleted before. */
  readonly onRemoved: (thread: ThreadId, count: number | undefined) => void;
}

/** Marking and deleting the conversation on the screen (`MON-242`, `MON-245`). */
export class ThreadActions {
  marking: { readonly kind: 'idle' | 'doing' } | { readonly kind: 'failed'; readonly failure: Failure } = {
    kind: 'idle',
  };
  /** Whether deleting waits for confirmation, is under way, or failed. */
  removing: 'not' | 'asked' | 'doing' | Failure = 'not';

  readonly #messages: Pick<Messages, 'mark' | 'remove'>;
  readonly #tools: ThreadActionsTools;
  #isOver = false;

  constructor(messages: Pick<Messages, 'mark' | 'remove'>, tools: ThreadActionsTools) {
    this.#messages = messages;
    this.#tools = tools;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Another conversation is shown. */
  reset(): void {
    this.marking = { kind: 'idle' };
    this.removing = 'not';
  }

  async mark(as: 'read' | 'unread'): Promise<void> {
    const thread = this.#tools.shown();
    if (thread !== undefined && this.marking.kind !== 'doing') await this.#mark(thread, as);
  }

  /** The conversation was opened; an earlier marking may still be under way. */
  async markOpened(thread: ThreadId): Promise<void> {
    await this.#mark(thread, 'read');
  }

  askToRemove(): void {
    this.removing = 'asked';
  }

  keep(): void {
    if (this.removing !== 'doing') this.removing = 'not';
  }

  /** Returns whether the conversation is gone. */
  async remove(): Promise<boolean> {
    const thread = this.#tools.shown();
    if (thread === undefined || this.removing === 'doing') return false;
    this.removing = 'doing';
    const answer = await this.#messages.remove(thread);
    if (this.#isOver) return false;
    // Not found means that it is deleted already.
    const isGone = answer.ok || answer.error.kind === 'not-found';
    runInAction(() => {
      this.removing = isGone ? 'not' : answer.error;
      if (isGone) this.#tools.onRemoved(thread, answer.ok ? answer.value : undefined);
    });
    return isGone;
  }

  dispose(): void {
    this.#isOver = true;
  }

  async #mark(thread: ThreadId, as: 'read' | 'unread'): Promise<void> {
    this.marking = { kind: 'doing' };
    const answer = await this.#messages.mark(thread, as);
    if (this.#isOver) return;
    runInAction(() => {
      const isShown = this.#tools.shown() === thread;
      if (isShown) this.marking = answer.ok ? { kind: 'idle' } : { kind: 'failed', failure: answer.error };
      if (answer.ok) this.#tools.onMarked(thread, as === 'unread', answer.value);
    });
  }
}
