import { createHash } from 'node:crypto';
import { Bounded } from '../../wire/bounded-map.ts';
import type { SandboxReply } from '../sandbox-http-listener.ts';
import { refusal } from './refusal-replies.ts';

/** For how long a key is remembered is said nowhere: as long as there is room. Not verified. */
const KEYS = 5_000;

/** One key, one effect: the first answer is given again, to the letter. */
export class IdempotencyKeys {
  readonly #answers = new Bounded<string, { readonly body: string; readonly reply: SandboxReply | undefined }>(KEYS);

  readonly #gate: () => Promise<void>;

  /** `gate` is waited for before a request is worked on, while its key is in flight already. */
  constructor(gate: () => Promise<void>) {
    this.#gate = gate;
  }

  async once(key: string | undefined, body: Buffer, process: () => SandboxReply): Promise<SandboxReply> {
    const worked = async () => {
      await this.#gate();
      return process();
    };
    if (key === undefined) return worked();
    const hash = createHash('sha256').update(body).digest('hex');
    const known = this.#answers.get(key);
    if (known) {
      // The answer to a known key with another body is said nowhere: our assumption.
      if (known.body !== hash)
        return refusal(400, 'invalid_request', 'The idempotency key was used for another request', {
          type: 'idempotency_error',
        });
      return known.reply ?? refusal(409, 'invalid_request', 'A request with this key is in progress');
    }
    this.#answers.set(key, { body: hash, reply: undefined });
    const reply = await worked();
    this.#answers.set(key, { body: hash, reply });
    return reply;
  }

  /** Keeps an error that was answered in place of working on the request, unless something was answered before. */
  store(key: string | undefined, body: Buffer, reply: SandboxReply): void {
    if (key === undefined || this.#answers.has(key)) return;
    this.#answers.set(key, { body: createHash('sha256').update(body).digest('hex'), reply });
  }

  clear(): void {
    this.#answers.clear();
  }
}
