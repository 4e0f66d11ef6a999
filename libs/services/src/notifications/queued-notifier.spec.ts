import { describe, expect, it } from '@jest/globals';
import { instant, MINUTE } from '@portico/domain/kernel';
import { MemoryOutbox, MemoryShortLinks } from '@portico/domain/notifications/testing';
import { QueuedNotifier } from './queued-notifier.ts';

const now = instant(1_000_000);
const link = 'https://portal.example.org/recovery?resetPass=1&code=0123456789012345678901';

const setUp = () => {
  const [outbox, shortLinks] = [new MemoryOutbox(), new MemoryShortLinks()];
  let woken = 0;
  const notifier = new QueuedNotifier(
    outbox,
    shortLinks,
    (path) => `https://portal.example.org${path}`,
    () => now,
    () => {
      woken += 1;
    },
  );
  return { outbox, shortLinks, notifier, woken: () => woken };
};

describe('the queued notifier', () => {
  it('has kept a notice when it answers, and has woken the courier after that', async () => {
    const { outbox, notifier, woken } = setUp();
    const to = { channel: 'email', address: 'ana@example.org' } as const;
    await notifier.send({ kind: 'reset-password', link, minutes: 60 }, to, 'es');
    expect(await outbox.waiting(10)).toEqual([
      { id: 1, notification: { kind: 'reset-password', link, minutes: 60 }, to, language: 'es', madeAt: now, tries: 0 },
    ]);
    expect(woken()).toBe(1);
  });

  it('puts a short link into a text message, for as long as the long one is good', async () => {
    const { outbox, shortLinks, notifier } = setUp();
    await notifier.send(
      { kind: 'reset-password', link, minutes: 60 },
      { channel: 'sms', address: '+15550100100' },
      'en',
    );
    const [queuedNotification] = await outbox.waiting(1);
    expect(queuedNotification?.notification).toMatchObject({ link: 'https://portal.example.org/surl/n/hash-1' });
    expect(await shortLinks.find('n', 'hash-1')).toEqual({ type: 'n', longUrl: link, expiresAt: now + 60 * MINUTE });
  });

  it('makes no short link for a text message without one', async () => {
    const { outbox, shortLinks, notifier } = setUp();
    await notifier.send({ kind: 'password-changed' }, { channel: 'sms', address: '+15550100100' }, 'en');
    expect((await outbox.waiting(1))[0]?.notification).toEqual({ kind: 'password-changed' });
    expect(await shortLinks.find('n', 'hash-1')).toBeUndefined();
  });
});
