import { failed, ok, type Result } from '@portico/domain/kernel';
import type { NotDelivered, Posting, Transport } from '@portico/domain/notices';
import { createTransport, type Transporter } from 'nodemailer';
import { letterOf } from './letter.ts';

export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password. */
  readonly url: string;
  /** As mail programs show it, such as `Portico <no-reply@example.org>`. */
  readonly from: string;
  /** Where links that are only a path lead. */
  readonly origin: string;
}

/** Less than the lease of a posting, so that a silent server never holds one longer than it is ours. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Mail by SMTP. */
export class SmtpTransport implements Transport {
  readonly #options: SmtpOptions;
  readonly #mailer: Transporter;

  constructor(options: SmtpOptions) {
    this.#options = options;
    this.#mailer = createTransport({ url: options.url, ...patience, disableFileAccess: true, disableUrlAccess: true });
  }

  async deliver({ id, notice, to, language }: Posting): Promise<Result<void, NotDelivered>> {
    const { from, origin } = this.#options;
    const { subject, text, html } = letterOf(notice, language, origin);
    try {
      await this.#mailer.sendMail({
        from,
        // As an address alone: a text could hold several, or a name.
        to: { name: '', address: to.address },
        subject,
        text,
        html,
        // The same at every try, so that a mail that comes twice is told to be one.
        messageId: `<notice-${id}@${new URL(origin).hostname}>`,
        headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
      });
      return ok(undefined);
    } catch (error) {
      return failed(notDelivered(error));
    }
  }
}

/** A code of 500 and more is the server's last word (RFC 5321, 4.2.1), except to who we say we are: that is put right. */
const notDelivered = (error: unknown): NotDelivered => {
  const { responseCode, code } = error as { readonly responseCode?: number; readonly code?: string };
  const isFinal = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH';
  return { kind: isFinal ? 'never' : 'later', reason: [code, responseCode].filter(Boolean).join(' ') || 'unknown' };
};
