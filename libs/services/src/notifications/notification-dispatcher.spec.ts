import { beforeEach, describe, expect, it } from '@jest/globals';
import { failed, HOUR, instant, MINUTE, ok, plus, SECOND, type Instant, type Result } from '@portico/domain/kernel';
import type { Notification, NotDelivered, QueuedNotification, Transport } from '@portico/domain/notifications';
import { MemoryOutbox } from '@portico/domain/notifications/testing';
import { NotificationDispatcher, type Delivery } from './notification-dispatcher.ts';

const code: Notification = { kind: 'one-time-code', code: '04711', minutes: 5 };
const invitation: Notification = { kind: 'invitation', practice: 'Mesa', link: '/signup?code=SECRET', days: 30 };
const ana = { channel: 'email', address: 'ana@example.org' } as const;
const phone = { channel: 'sms', address: '+15550100100' } as const;

/** Returns the scripted results in order, then accepts everything. */
class ScriptedTransport implements Transport {
  readonly got: QueuedNotification[] = [];
  readonly #answers: (Result<void, NotDelivered> | Error)[];

  constructor(...answers: (Result<void, NotDelivered> | Error)[]) {
    this.#answers = answers;
  }

  async deliver(queuedNotification: QueuedNotification): Promise<Result<void, NotDelivered>> {
    this.got.push(queuedNotification);
    const answer = this.#answers.shift() ?? ok(undefined);
    if (answer instanceof Error) throw answer;
    return answer;
  }
}

const later = failed<NotDelivered>({ kind: 'later', reason: '421' });

describe('the courier', () => {
  let outbox: MemoryOutbox;
  let now: Instant;
  let told: Delivery[];
  beforeEach(() => {
    outbox = new MemoryOutbox();
    now = instant(1_000_000);
    told = [];
  });

  const notificationDispatcherWith = (email: Transport, sms?: Transport) =>
    new NotificationDispatcher(
      outbox,
      sms === undefined ? { email } : { email, sms },
      () => now,
      (delivery) => told.push(delivery),
    );

  it('carries each notice once to the transport of its channel', async () => {
    const [mail, texts] = [new ScriptedTransport(), new ScriptedTransport()];
    const notificationDispatcher = notificationDispatcherWith(mail, texts);
    for (let at = 0; at < 25; at += 1) await outbox.put(invitation, ana, 'en', now);
    await outbox.put(code, phone, 'es', now);
    expect(await notificationDispatcher.round()).toBe(26);
    expect(await notificationDispatcher.round()).toBe(0);
    expect(mail.got).toHaveLength(25);
    expect(texts.got).toMatchObject([{ notification: code, to: phone, language: 'es' }]);
    expect(outbox.contents).not.toMatch(/04711|SECRET/);
  });

  it('leaves alone what no transport takes', async () => {
    await outbox.put(code, phone, 'en', now);
    expect(await notificationDispatcherWith(new ScriptedTransport()).round()).toBe(0);
    expect(await outbox.waiting(10)).toHaveLength(1);
  });

  it('tries again after a pause, and no sooner', async () => {
    const mail = new ScriptedTransport(later);
    const notificationDispatcher = notificationDispatcherWith(mail);
    await outbox.put(code, ana, 'en', now);
    await notificationDispatcher.round();
    now = plus(now, 9 * SECOND);
    expect(await notificationDispatcher.round()).toBe(0);
    now = plus(now, SECOND);
    expect(await notificationDispatcher.round()).toBe(1);
    expect(told.map(({ outcome, tries }) => [outcome, tries])).toEqual([
      ['retried', 1],
      ['sent', 2],
    ]);
  });

  it('gives up at once what will never be taken, and keeps nothing of it', async () => {
    await outbox.put(invitation, ana, 'en', now);
    await notificationDispatcherWith(new ScriptedTransport(failed({ kind: 'never', reason: '550' }))).round();
    expect(told).toEqual([
      { queuedNotification: 1, kind: 'invitation', channel: 'email', tries: 1, outcome: 'given-up', reason: '550' },
    ]);
    expect(await outbox.waiting(10)).toEqual([]);
    expect(outbox.contents).not.toContain('SECRET');
  });

  it('gives up in the end what is never taken', async () => {
    const mail = new ScriptedTransport(...Array.from({ length: 50 }, () => later));
    const notificationDispatcher = notificationDispatcherWith(mail);
    await outbox.put(invitation, ana, 'en', now);
    for (let hours = 0; hours < 24 * 30; hours += 1) {
      await notificationDispatcher.round();
      now = plus(now, HOUR);
    }
    expect(told.at(-1)?.outcome).toBe('given-up');
    expect(mail.got.length).toBeLessThan(15);
    expect(await outbox.waiting(10)).toEqual([]);
  });

  it('does not send a code that is void by the time of the next try', async () => {
    const mail = new ScriptedTransport(later);
    const notificationDispatcher = notificationDispatcherWith(mail);
    await outbox.put(code, ana, 'en', now);
    now = plus(now, 5 * MINUTE - SECOND);
    await notificationDispatcher.round();
    expect(told.map(({ outcome }) => outcome)).toEqual(['given-up']);
  });

  it('takes over what a courier that died had claimed', async () => {
    await outbox.put(code, ana, 'en', now);
    const dead: Transport = { deliver: () => new Promise(() => undefined) };
    void notificationDispatcherWith(dead).round();
    await Promise.resolve();
    const mail = new ScriptedTransport();
    expect(await notificationDispatcherWith(mail).round()).toBe(0);
    now = plus(now, 2 * MINUTE);
    expect(await notificationDispatcherWith(mail).round()).toBe(1);
  });

  it('goes on with the others where a transport breaks, and repeats nothing that it says', async () => {
    const mail = new ScriptedTransport(new Error('ana@example.org 04711'));
    await outbox.put(code, ana, 'en', now);
    await outbox.put(invitation, ana, 'en', now);
    await notificationDispatcherWith(mail).round();
    expect(told.map(({ outcome }) => outcome).sort()).toEqual(['retried', 'sent']);
    expect(JSON.stringify(told)).not.toMatch(/ana@|04711|SECRET/);
  });

  it('forgets in time whom something was sent to', async () => {
    const notificationDispatcher = notificationDispatcherWith(new ScriptedTransport());
    await outbox.put(code, ana, 'en', now);
    await notificationDispatcher.round();
    await notificationDispatcher.tidy();
    expect(outbox.contents).toContain('ana@example.org');
    now = plus(now, 41 * 24 * HOUR);
    await notificationDispatcher.tidy();
    expect(outbox.contents).toBe('[]');
  });
});
