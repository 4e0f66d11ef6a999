import type { Layout } from '@portico/application/access';
import { readJson, type SessionStore } from './key-value-store.ts';

/** The layout of the selected practice, stored so that the next page need not request it. */
export class CachedLayout {
  readonly #store: SessionStore;
  readonly #unreadHeard = new Set<(unread: number) => void>();

  constructor(store: SessionStore) {
    this.#store = store;
  }

  get current(): Layout | undefined {
    return readJson(this.#store, 'layout');
  }

  keep(layout: Layout): void {
    this.#store.write('layout', JSON.stringify(layout));
  }

  forget(): void {
    this.#store.remove('layout');
  }

  /** Stores the unread count of the current practice and notifies the frame. */
  noteUnread(unreadMessages: number): void {
    const { current } = this;
    if (current === undefined) return;
    this.keep({ ...current, unreadMessages });
    for (const hear of this.#unreadHeard) hear(unreadMessages);
  }

  /** Calls `hear` with each new unread count; returns a function that stops it. */
  whenUnread(hear: (unread: number) => void): () => void {
    this.#unreadHeard.add(hear);
    return () => this.#unreadHeard.delete(hear);
  }
}
