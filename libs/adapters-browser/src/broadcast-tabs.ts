import type { Tabs } from '@portico/application/access';
import type { DeviceId } from '@portico/domain/kernel';

/** What passes between tabs: that somebody signed out, and a mark by which tabs of the same person know it is theirs. */
interface Message {
  readonly kind: 'signed-out';
  readonly mark: string;
}

export interface TabsOptions {
  /** Throws or is missing where the browser has no such channel. */
  readonly open: () => BroadcastChannel;
  /** Goes into the mark, so that it means nothing elsewhere. */
  readonly device: DeviceId;
}

/** Tabs that hear each other over a broadcast channel. A browser without one has tabs that know nothing of each other. */
export class BroadcastTabs implements Tabs {
  readonly #options: TabsOptions;

  constructor(options: TabsOptions) {
    this.#options = options;
  }

  tellSignedOut(username: string): void {
    const channel = this.#open();
    channel?.postMessage({ kind: 'signed-out', mark: this.#mark(username) } satisfies Message);
    channel?.close();
  }

  whenSignedOut(username: string, ended: () => void): () => void {
    const channel = this.#open();
    if (channel === undefined) return () => undefined;
    const mark = this.#mark(username);
    channel.onmessage = ({ data }: MessageEvent<Partial<Message> | null>) => {
      if (data?.kind === 'signed-out' && data.mark === mark) ended();
    };
    return () => {
      channel.close();
    };
  }

  #open(): BroadcastChannel | undefined {
    try {
      return this.#options.open();
    } catch {
      return undefined;
    }
  }

  /** 32 bits (FNV-1a) of a name and this device: enough to tell apart the few people who share a browser. */
  #mark(username: string): string {
    let hash = 0x811c9dc5;
    for (const letter of `${this.#options.device}\n${username}`) {
      hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
    }
    return (hash >>> 0).toString(16);
  }
}
