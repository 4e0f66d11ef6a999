import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** One request that a double was sent, without anything secret. */
export interface JournalEntry {
  readonly at: number;
  readonly listener: string;
  readonly method: string;
  /** Without the query, which may hold a card. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Tells bodies apart under the double's own key; nothing of a body can be read from it. */
  readonly bodyHash: string;
  /** 0 where no answer was sent. */
  readonly status: number;
}

const secretHeaders: ReadonlySet<string> = new Set(['authorization', 'apikey', 'token', 'nonce', 'cookie']);

const scrubbed = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, secretHeaders.has(name) ? '[scrubbed]' : String(value)]),
  );

/** The latest requests, oldest first. */
export class Journal {
  readonly #entries: JournalEntry[] = [];
  readonly #key: string;
  readonly #now: () => number;
  readonly #limit: number;

  constructor(key: string, now: () => number, limit = 500) {
    this.#key = key;
    this.#now = now;
    this.#limit = limit;
  }

  get entries(): readonly JournalEntry[] {
    return this.#entries;
  }

  write(entry: Omit<JournalEntry, 'at' | 'headers' | 'bodyHash'>, headers: IncomingHttpHeaders, body: Buffer): void {
    const bodyHash = createHmac('sha256', this.#key).update(body).digest('hex').slice(0, 16);
    this.#entries.push({ at: this.#now(), ...entry, headers: scrubbed(headers), bodyHash });
    if (this.#entries.length > this.#limit) this.#entries.shift();
  }

  clear(): void {
    this.#entries.length = 0;
  }
}
