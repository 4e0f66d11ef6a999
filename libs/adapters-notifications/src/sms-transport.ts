import { failed, ok, type Result } from '@portico/domain/kernel';
import type { NotDelivered, QueuedNotification, Transport } from '@portico/domain/notifications';
import { textMessageOf } from './mail-letter.ts';

export interface SmsOptions {
  /** Takes `POST {"id", "to", "text"}`, the bridge to whichever provider sends text messages. */
  readonly url: string;
  /** Shown to it as `Authorization: Bearer …`. */
  readonly token: string;
  /** Where links that are only a path lead. */
  readonly origin: string;
  readonly fetch?: typeof fetch;
}

/** Milliseconds; less than the lease of a posting. */
const patience = 15_000;

/** Text messages by a webhook, as every provider's own interface is another one. */
export class SmsTransport implements Transport {
  readonly #options: SmsOptions;

  constructor(options: SmsOptions) {
    this.#options = options;
  }

  async deliver({ id, notification, to, language }: QueuedNotification): Promise<Result<void, NotDelivered>> {
    const { url, token, origin, fetch: ask = fetch } = this.#options;
    try {
      const {
        ok: taken,
        status,
        body,
      } = await ask(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          // The same at every attempt, so that a message is not delivered twice.
          'idempotency-key': `notice-${id}`,
        },
        body: JSON.stringify({
          id: `notice-${id}`,
          to: to.address,
          text: textMessageOf(notification, language, origin),
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      await body?.cancel();
      return taken ? ok(undefined) : failed({ kind: isFinal(status) ? 'never' : 'later', reason: String(status) });
    } catch {
      return failed({ kind: 'later', reason: 'unreachable' });
    }
  }
}

/** What is wrong with the message itself stays wrong; credentials and load are put right. */
const isFinal = (status: number): boolean => status === 400 || status === 410 || status === 422;
