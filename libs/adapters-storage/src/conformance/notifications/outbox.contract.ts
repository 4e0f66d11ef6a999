import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { instant } from '@portico/domain/kernel';
import type { Notification, Outbox, Recipient } from '@portico/domain/notifications';
import { notifications, recipients } from '@portico/domain/notifications/testing';

const ana: Recipient = { channel: 'email', address: 'ana@example.org' };
const phone: Recipient = { channel: 'sms', address: '+15550100100' };
const code: Notification = { kind: 'one-time-code', code: '04711', minutes: 5 };
const news: Notification = { kind: 'new-device' };
const [early, noon, later] = [instant(1_000), instant(5_000), instant(9_000)];
const both = ['email', 'sms'] as const;

export interface OutboxUnderTest {
  readonly outbox: Outbox;
  /** Everything that is kept, as text. */
  contents(): Promise<string>;
}

/** `empty` answers an outbox that holds nothing. */
export const outboxContract = (empty: () => Promise<OutboxUnderTest>): void => {
  describe('Outbox', () => {
    let outbox: Outbox;
    let contents: () => Promise<string>;
    beforeEach(async () => {
      ({ outbox, contents } = await empty());
    });

    const claimAll = async (at = noon) => outbox.claim(both, at, later, 100);

    it('hands out what was put in, word for word', async () => {
      await fc.assert(
        fc.asyncProperty(notifications, recipients, async (notification, to) => {
          ({ outbox } = await empty());
          await outbox.put(notification, to, 'es', early);
          const [claimed] = await claimAll();
          expect(claimed).toEqual({ id: claimed?.id, notification, to, language: 'es', madeAt: early, tries: 1 });
        }),
        { numRuns: 30 },
      );
    });

    it('takes what is told once of an event once for each recipient, however many tell it and however often', async () => {
      const twice = [ana, phone, ana, { ...ana, address: 'ben@example.org' }];
      await Promise.all(twice.map((to) => outbox.put(news, to, 'en', early, 'paid:1')));
      await outbox.put(news, ana, 'en', early, 'paid:2');
      await outbox.put(news, ana, 'en', early);
      await outbox.put(news, ana, 'en', early);
      const claimed = await claimAll();
      expect(claimed).toHaveLength(6);
      const [first] = claimed;
      if (first === undefined) throw new Error('Something is due.');
      await outbox.delivered(first.id, noon);
      await outbox.put(news, first.to, 'en', noon, 'paid:1');
      expect((await outbox.waiting(10)).length).toBe(5);
    });

    it('hands out what is due, the oldest of those alike first, and of the wanted channels only', async () => {
      await outbox.put(news, ana, 'en', noon);
      await outbox.put(code, phone, 'en', early);
      await outbox.put(code, ana, 'en', early);
      await outbox.put(news, ana, 'en', later);
      const mails = await outbox.claim(['email'], noon, later, 1);
      expect(mails.map(({ notification, to }) => [notification.kind, to.channel])).toEqual([
        ['one-time-code', 'email'],
      ]);
      const rest = await claimAll();
      expect(rest.map(({ to }) => to.channel).sort()).toEqual(['email', 'sms']);
      expect(await claimAll()).toEqual([]);
    });

    it('hands out a code that somebody waits for before any number of notices that were queued earlier', async () => {
      const queued = fc.array(fc.tuple(fc.constantFrom(code, news), fc.constantFrom(ana, phone)), { maxLength: 30 });
      await fc.assert(
        fc.asyncProperty(queued, fc.integer({ min: 1, max: 12 }), async (all, limit) => {
          ({ outbox } = await empty());
          for (const [notification, to] of all) await outbox.put(notification, to, 'en', early);
          const kinds: string[][] = [];
          for (let taken = all.length; taken > 0;) {
            const claimed = await outbox.claim(both, noon, later, limit);
            expect(claimed).toHaveLength(Math.min(limit, taken));
            taken -= claimed.length;
            kinds.push(claimed.map(({ notification }) => notification.kind).sort());
          }
          const awaited = all.filter(([{ kind }]) => kind === code.kind).length;
          const inOrder = [
            ...Array<string>(awaited).fill(code.kind),
            ...Array<string>(all.length - awaited).fill(news.kind),
          ];
          expect(kinds).toEqual(
            Array.from({ length: Math.ceil(all.length / limit) }, (_, at) =>
              inOrder.slice(at * limit, (at + 1) * limit).sort(),
            ),
          );
        }),
        { numRuns: 15 },
      );
    });

    it('hands a posting to one of many who ask at once', async () => {
      for (let time = 0; time < 10; time += 1) {
        for (let at = 0; at < 8; at += 1) await outbox.put(news, ana, 'en', early);
        const taken = await Promise.all(Array.from({ length: 6 }, () => outbox.claim(both, noon, later, 3)));
        const ids = [...taken.flat(), ...(await claimAll())].map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBe(8);
      }
    });

    it('hands out again what nobody finished within the time they had, and counts the tries', async () => {
      await outbox.put(code, ana, 'en', early);
      await claimAll();
      const [again] = await claimAll(later);
      expect(again).toMatchObject({ notification: code, tries: 2 });
    });

    it('hands out later what failed', async () => {
      await outbox.put(code, ana, 'en', early);
      const [claimed] = await claimAll();
      if (claimed !== undefined) await outbox.retry(claimed.id, instant(7_000));
      expect(await claimAll(instant(6_999))).toEqual([]);
      expect(await claimAll(instant(7_000))).toHaveLength(1);
    });

    it.each(['delivered', 'giveUp'] as const)('forgets the code of what is over (%s), for good', async (end) => {
      await outbox.put(code, ana, 'en', early);
      await outbox.put({ kind: 'reset-password', link: 'https://example.org/secret', minutes: 60 }, ana, 'en', early);
      expect(await contents()).toContain('04711');
      for (const { id } of await claimAll()) {
        await outbox[end](id, noon);
        await outbox.retry(id, noon);
      }
      expect(await contents()).toContain('one-time-code');
      expect(await contents()).not.toMatch(/04711|secret/);
      expect(await claimAll(later)).toEqual([]);
      expect(await outbox.waiting(10)).toEqual([]);
    });

    it('shows what waits, the newest first', async () => {
      await outbox.put(code, ana, 'en', early);
      await outbox.put(news, phone, 'es', noon);
      await outbox.put(news, ana, 'es', noon);
      const waiting = await outbox.waiting(2);
      expect(waiting.map(({ to, madeAt, tries }) => [to.channel, madeAt, tries])).toEqual([
        ['email', noon, 0],
        ['sms', noon, 0],
      ]);
    });

    it('forgets what is older than asked', async () => {
      await outbox.put(code, ana, 'en', early);
      await outbox.put(news, ana, 'en', noon);
      await outbox.prune(noon);
      expect((await outbox.waiting(10)).map(({ notification }) => notification.kind)).toEqual(['new-device']);
    });
  });
};
