import { nobodyId, type ActivityLog } from '@portico/domain/activity';
import { dayIn, type Instant } from '@portico/domain/kernel';
import type { Notifier } from '@portico/domain/notifications';
import { nextDigest, type DueDigest, type OfficeDigests } from '@portico/domain/practices';

/** Mails the office of each practice once a day how much waits for it, where anything does; numbers and no person. */
export class OfficeDigestMailer {
  readonly #digests: OfficeDigests;
  readonly #notifier: Notifier;
  readonly #activityLog: Pick<ActivityLog, 'append'>;

  constructor(digests: OfficeDigests, notifier: Notifier, activityLog: Pick<ActivityLog, 'append'>) {
    this.#digests = digests;
    this.#notifier = notifier;
    this.#activityLog = activityLog;
  }

  async runOnce(now: Instant): Promise<void> {
    for (const due of await this.#digests.due(now)) {
      if (due.dueAt !== undefined) await this.#mail(due, due.dueAt, now);
      await this.#digests.schedule(due.practice, nextDigest(due.timeZone, due.digest.at, now));
    }
  }

  /** Mails are named by their day, so that what is done again after a crash sends none twice. */
  async #mail({ practice, name, timeZone, digest }: DueDigest, dueAt: Instant, now: Instant): Promise<void> {
    await this.#activityLog.append({
      at: now,
      actor: nobodyId,
      actorKind: 'portal',
      subject: nobodyId,
      practice,
      action: 'examined-office-list',
      resource: practice,
      reason: 'daily digest',
    });
    const waiting = await this.#digests.counts(practice, now);
    if (waiting.length === 0) return;
    const once = `office-digest ${practice} ${dayIn(timeZone, dueAt)}`;
    const notification = { kind: 'office-digest', practice: name, id: practice, waiting } as const;
    for (const address of digest.to) await this.#notifier.send(notification, { channel: 'email', address }, 'en', once);
  }
}
