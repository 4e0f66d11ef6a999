import type { Instant, Language } from '../../kernel/index.ts';
import type { Notification, Recipient } from '../notification.ts';
import { isAwaited, type QueuedNotification, type QueuedNotificationId } from '../queued-notification.ts';
import type { Outbox } from '../ports/outbox.ts';

interface Kept extends QueuedNotification {
  readonly once: string | undefined;
  readonly dueAt: Instant;
  readonly over: boolean;
}

/** What is kept of a sent notification. */
const emptied = ({ notification }: Kept): Pick<Kept, 'notification' | 'over'> => ({
  notification: { kind: notification.kind } as Notification,
  over: true,
});

const rank = ({ notification }: Kept): number => (isAwaited(notification) ? 0 : 1);

/** Notices on their way, in memory. */
export class MemoryOutbox implements Outbox {
  readonly #kept = new Map<QueuedNotificationId, Kept>();
  #made = 0;

  /** Everything stored, as text. */
  get contents(): string {
    return JSON.stringify([...this.#kept.values()]);
  }

  async put(notification: Notification, to: Recipient, language: Language, at: Instant, once?: string): Promise<void> {
    const isKnown = [...this.#kept.values()].some(
      (one) => one.once === once && one.to.channel === to.channel && one.to.address === to.address,
    );
    if (once !== undefined && isKnown) return;
    this.#made += 1;
    const id = this.#made as QueuedNotificationId;
    this.#kept.set(id, { id, notification, to, language, madeAt: at, tries: 0, dueAt: at, over: false, once });
  }

  async claim(
    channels: readonly Recipient['channel'][],
    now: Instant,
    until: Instant,
    limit: number,
  ): Promise<readonly QueuedNotification[]> {
    const due = [...this.#kept.values()]
      .filter(({ over, dueAt, to }) => !over && dueAt <= now && channels.includes(to.channel))
      .sort((one, other) => rank(one) - rank(other) || one.dueAt - other.dueAt || one.id - other.id)
      .slice(0, limit);
    for (const { id, tries } of due) this.#change(id, () => ({ tries: tries + 1, dueAt: until }));
    return due.map((queuedNotification) =>
      queuedNotificationOf({ ...queuedNotification, tries: queuedNotification.tries + 1 }),
    );
  }

  async delivered(id: QueuedNotificationId): Promise<void> {
    this.#change(id, emptied);
  }

  async retry(id: QueuedNotificationId, at: Instant): Promise<void> {
    this.#change(id, () => ({ dueAt: at }));
  }

  async giveUp(id: QueuedNotificationId): Promise<void> {
    this.#change(id, emptied);
  }

  async waiting(limit: number): Promise<readonly QueuedNotification[]> {
    return [...this.#kept.values()]
      .filter(({ over }) => !over)
      .sort((one, other) => other.madeAt - one.madeAt || other.id - one.id)
      .slice(0, limit)
      .map(queuedNotificationOf);
  }

  async prune(before: Instant): Promise<void> {
    for (const { id, madeAt } of this.#kept.values()) if (madeAt < before) this.#kept.delete(id);
  }

  #change(id: QueuedNotificationId, change: (kept: Kept) => Partial<Kept>): void {
    const kept = this.#kept.get(id);
    if (kept !== undefined && !kept.over) this.#kept.set(id, { ...kept, ...change(kept) });
  }
}

const queuedNotificationOf = ({ id, notification, to, language, madeAt, tries }: Kept): QueuedNotification => ({
  id,
  notification,
  to,
  language,
  madeAt,
  tries,
});
