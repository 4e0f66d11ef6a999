import type { Language } from '../../kernel/index.ts';
import type { Notice, NoticeKind, Recipient } from '../notice.ts';
import type { Notifier } from '../ports/notifier.ts';

export interface SentNotice {
  readonly notice: Notice;
  readonly to: Recipient;
  readonly language: Language;
}

/** Keeps what was sent, for a test to read. */
export class MemoryNotifier implements Notifier {
  readonly sent: SentNotice[] = [];
  readonly #names = new Set<string>();

  async send(notice: Notice, to: Recipient, language: Language, once?: string): Promise<void> {
    const name = once && JSON.stringify([once, to.channel, to.address]);
    if (name !== undefined && this.#names.has(name)) return;
    if (name !== undefined) this.#names.add(name);
    this.sent.push({ notice, to, language });
  }

  /** The last notice of a kind that went to an address. */
  last<Kind extends NoticeKind>(kind: Kind, address: string): Extract<Notice, { kind: Kind }> | undefined {
    const found = this.sent.findLast(({ notice, to }) => notice.kind === kind && to.address === address);
    return found?.notice as Extract<Notice, { kind: Kind }> | undefined;
  }
}
