import type { KeyValueStore, Renewal, SharedActivity, Tabs } from '@portico/view-models/access';
import type { DeviceId } from '@portico/domain/kernel';

/**
 * Messages between tabs: a sign-out, with a mark that tells tabs of the same person apart from others; renewed
 * tokens, for tabs that hold the tokens they replace; and the end of a session, for tabs that hold its token.
 */
type Message =
  | { readonly kind: 'signed-out'; readonly mark: string }
  | { readonly kind: 'renewed'; readonly renewal: Renewal }
  | { readonly kind: 'ended'; readonly refresh: string };

export interface TabsOptions {
  /** Throws or is missing where the browser has no such channel. */
  readonly open: () => BroadcastChannel;
  /** Goes into the mark, so that it means nothing elsewhere. */
  readonly device: DeviceId;
  /** What all tabs read at once, also one that slept while another one spoke. */
  readonly local: KeyValueStore;
}

/** Tabs that hear each other over a broadcast channel. A browser without one has tabs that know nothing of each other. */
export class BroadcastTabs implements Tabs {
  readonly #options: TabsOptions;

  constructor(options: TabsOptions) {
    this.#options = options;
  }

  tellSignedOut(username: string): void {
    this.#tell({ kind: 'signed-out', mark: this.#mark(username) });
  }

  whenSignedOut(username: string, ended: () => void): () => void {
    const mark = this.#mark(username);
    return this.#hear((message) => {
      if (message.kind === 'signed-out' && message.mark === mark) ended();
    });
  }

  tellRenewed(renewal: Renewal): void {
    this.#tell({ kind: 'renewed', renewal });
  }

  whenRenewed(renewed: (renewal: Renewal) => void): () => void {
    return this.#hear((message) => {
      if (message.kind === 'renewed') renewed(message.renewal);
    });
  }

  tellEnded(username: string, refresh: string | undefined): void {
    this.#options.local.remove(this.#activityKey(username));
    if (refresh !== undefined) this.#tell({ kind: 'ended', refresh });
  }

  whenEnded(held: () => string | undefined, ended: () => void): () => void {
    return this.#hear((message) => {
      if (message.kind === 'ended' && message.refresh === held()) ended();
    });
  }

  activityOf(username: string): SharedActivity {
    const { local } = this.#options;
    const key = this.#activityKey(username);
    return {
      last: (now) => {
        const at = Number(local.read(key));
        return at > 0 && at <= now ? at : 0;
      },
      note: (at) => local.write(key, String(at)),
    };
  }

  #tell(message: Message): void {
    const channel = this.#open();
    channel?.postMessage(message);
    channel?.close();
  }

  #hear(hear: (message: Message) => void): () => void {
    const channel = this.#open();
    if (channel === undefined) return () => undefined;
    channel.onmessage = ({ data }: MessageEvent<Message | null>) => {
      if (data !== null) hear(data);
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

  #activityKey(username: string): string {
    return `activity.${this.#mark(username)}`;
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
