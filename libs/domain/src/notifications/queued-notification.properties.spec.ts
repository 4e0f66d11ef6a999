import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { instant, MINUTE, plus } from '../kernel/index.ts';
import { instants } from '../kernel/testing/index.ts';
import { nextTry, usefulUntil, type QueuedNotification, type QueuedNotificationId } from './queued-notification.ts';
import { notifications, recipients } from './testing/index.ts';

const queuedNotifications = fc.record<QueuedNotification>({
  id: fc.integer({ min: 1 }).map((id) => id as QueuedNotificationId),
  notification: notifications,
  to: recipients,
  language: fc.constantFrom('en' as const, 'es' as const),
  madeAt: instants,
  tries: fc.integer({ min: 1, max: 20 }),
});

describe('a posting that was not delivered', () => {
  it('is tried again later, and only while it is of use', () => {
    fc.assert(
      fc.property(queuedNotifications, fc.nat({ max: 40 * 24 * 3_600_000 }), (queuedNotification, age) => {
        const now = plus(queuedNotification.madeAt, age);
        const next = nextTry(queuedNotification, now);
        if (next === undefined) return;
        expect(next).toBeGreaterThan(now);
        expect(next).toBeLessThan(usefulUntil(queuedNotification.notification, queuedNotification.madeAt));
      }),
    );
  });

  it('is given up some time, whatever it says', () => {
    fc.assert(
      fc.property(queuedNotifications, (queuedNotification) => {
        let now = queuedNotification.madeAt;
        for (let tries = 1; tries <= 20; tries += 1) {
          const next = nextTry({ ...queuedNotification, tries }, now);
          if (next === undefined) return;
          now = next;
        }
        throw new Error('It is tried for ever.');
      }),
    );
  });

  it('waits longer after each try', () => {
    const queuedNotification: QueuedNotification = {
      id: 1 as QueuedNotificationId,
      notification: { kind: 'invitation', practice: 'Mesa', link: '/signup', days: 30 },
      to: { channel: 'email', address: 'ana@example.org' },
      language: 'en',
      madeAt: instant(0),
      tries: 1,
    };
    const pauses = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(
      (tries) => nextTry({ ...queuedNotification, tries }, instant(0)) ?? NaN,
    );
    expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
    expect(new Set(pauses).size).toBe(9);
    expect(nextTry({ ...queuedNotification, tries: 10 }, instant(0))).toBeUndefined();
  });

  it('is given up where its link is void by then', () => {
    const link = { kind: 'reset-password', link: '/', minutes: 60 } as const;
    expect(usefulUntil(link, instant(0))).toBe(60 * MINUTE);
    const queuedNotification = {
      id: 1 as QueuedNotificationId,
      notification: link,
      madeAt: instant(0),
      language: 'en',
      tries: 1,
    } as const;
    const to = { channel: 'email', address: 'ana@example.org' } as const;
    expect(nextTry({ ...queuedNotification, to }, instant(59 * MINUTE))).toBe(59 * MINUTE + 10_000);
    expect(nextTry({ ...queuedNotification, to }, instant(60 * MINUTE - 10_000))).toBeUndefined();
  });
});
