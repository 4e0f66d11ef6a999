import { failed, ok, type Result } from '@portico/domain/kernel';
import type { NotDelivered, QueuedNotification, Transport } from '@portico/domain/notifications';
import type { Transporter } from 'nodemailer';
import { letterOf } from './mail-letter.ts';

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

const onThisMachine: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Mail by SMTP. */
export class SmtpTransport implements Transport {
  readonly #options: SmtpOptions;
  #mailer: Promise<Transporter> | undefined;

  constructor(options: SmtpOptions) {
    this.#options = options;
  }

  async deliver({ id, notification, to, language }: QueuedNotification): Promise<Result<void, NotDelivered>> {
    const { from, origin } = this.#options;
    const { subject, text, html } = letterOf(notification, language, origin);
    try {
      const mailer = await (this.#mailer ??= mailerOf(this.#options));
      await mailer.sendMail({
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

/** It takes megabytes, and comes with the first mail. */
const mailerOf = async ({ url }: SmtpOptions): Promise<Transporter> => {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    ...patience,
    // Mails carry codes and links: without TLS, also if an attacker strips STARTTLS, none is sent.
    requireTLS: !onThisMachine.has(new URL(url).hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
};

/** Replies about the recipient or the mail itself: a code of 500 or more is final (RFC 5321, 4.2.1). */
const aboutThisMail: ReadonlySet<string | undefined> = new Set(['RCPT TO', 'DATA']);

/** Replies about our connection or sign-in are retried: the operator can fix their cause. */
const notDelivered = (error: unknown): NotDelivered => {
  const { responseCode, code, command } = error as {
    readonly responseCode?: number;
    readonly code?: string;
    readonly command?: string;
  };
  const isFinal = responseCode !== undefined && responseCode >= 500 && aboutThisMail.has(command);
  return { kind: isFinal ? 'never' : 'later', reason: [code, responseCode].filter(Boolean).join(' ') || 'unknown' };
};
