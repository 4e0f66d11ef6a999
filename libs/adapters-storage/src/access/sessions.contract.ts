import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Session, Sessions } from '@portico/domain/access';
import { nobodyId, type Activity } from '@portico/domain/activity';
import { sessions as anySession } from '@portico/domain/access/testing';
import { instant, type AccountId, type DeviceId, type SessionId } from '@portico/domain/kernel';

export const phone: Session = {
  id: 'session-1' as SessionId,
  account: 'account-1' as AccountId,
  device: 'device-1' as DeviceId,
  startedAt: instant(1_000),
  userAgent: 'A browser',
  lastSeenAt: instant(1_000),
  refresh: { current: 'hash-0', pending: [], expiresAt: instant(9_000), version: 0 },
};

const renewed = (session: Session, current: string): Session => ({
  ...session,
  lastSeenAt: instant(1_500),
  refresh: {
    ...session.refresh,
    current,
    pending: ['next'],
    spent: session.refresh.current,
    version: session.refresh.version + 1,
  },
});

/** The line about the end of a session at its provider. */
export const lineAt = (at: number): Omit<Activity, 'subject'> => ({
  at: instant(at),
  actor: nobodyId,
  actorKind: 'portal',
  action: 'signed-out-by-provider',
});

/** `empty` answers a store that holds nothing. */
export const sessionsContract = (empty: () => Promise<Sessions>): void => {
  describe('Sessions', () => {
    let sessions: Sessions;
    beforeEach(async () => {
      sessions = await empty();
    });

    it('finds what was started, and nothing else', async () => {
      await fc.assert(
        fc.asyncProperty(anySession, async (session) => {
          sessions = await empty();
          await sessions.start(session);
          expect(await sessions.find(session.id)).toEqual(session);
          expect(await sessions.find(`${session.id}.` as SessionId)).toBeUndefined();
        }),
        { numRuns: 20 },
      );
    });

    it('refuses to start a session over another one', async () => {
      await sessions.start(phone);
      await expect(sessions.start({ ...phone, account: 'account-2' as AccountId })).rejects.toThrow();
      expect(await sessions.find(phone.id)).toEqual(phone);
    });

    it('ACC-145 stores a renewal that follows the stored version', async () => {
      await sessions.start(phone);
      const next = renewed(phone, 'hash-1');
      expect(await sessions.renew(next)).toBe(true);
      expect(await sessions.find(phone.id)).toEqual(next);
    });

    it('ACC-145 lets one of two renewals at once win', async () => {
      await sessions.start(phone);
      const rivals = ['a', 'b', 'c', 'd'].map((hash) => renewed(phone, hash));
      const won = await Promise.all(rivals.map((rival) => sessions.renew(rival)));
      expect(won.filter(Boolean)).toHaveLength(1);
      expect(await sessions.find(phone.id)).toEqual(rivals[won.indexOf(true)]);
    });

    it('does not renew a session that was revoked meanwhile, or never started', async () => {
      await sessions.start(phone);
      await sessions.revoke(phone.id, instant(2_000));
      expect(await sessions.renew(renewed(phone, 'late'))).toBe(false);
      expect(await sessions.find(phone.id)).toEqual({ ...phone, revokedAt: 2_000 });
      expect(await sessions.renew(renewed({ ...phone, id: 'session-2' as SessionId }, 'late'))).toBe(false);
    });

    it('ASVS-7.6 ends what began by a sign-in at a provider, or by any of its person there, and nothing else', async () => {
      const issuer = 'https://id.example.com';
      const by = (id: string, identity?: Session['identity']): Session => ({
        ...phone,
        id: id as SessionId,
        account: `account-of-${id}` as AccountId,
        ...(identity && { identity }),
      });
      const stored = [
        by('here', { issuer, subject: 'ana', session: 'one' }),
        by('there', { issuer, subject: 'ana', session: 'two' }),
        by('unnamed', { issuer, subject: 'ana' }),
        by('ben', { issuer, subject: 'ben', session: 'three' }),
        by('namesake', { issuer: 'https://id.example.org', subject: 'ana', session: 'one' }),
        by('password'),
      ];
      const endedBy = async (ended: Parameters<Sessions['revokeOfIdentity']>[0]) => {
        sessions = await empty();
        for (const one of stored) await sessions.start(one);
        const told = await sessions.revokeOfIdentity(ended, lineAt(2_000));
        const found = await Promise.all(stored.map(({ id }) => sessions.find(id)));
        const over = found.flatMap((one) => (one?.revokedAt === instant(2_000) ? [one.id] : []));
        expect([...told].sort()).toEqual(over.map((id) => `account-of-${id}`).sort());
        expect(await sessions.revokeOfIdentity(ended, lineAt(3_000))).toEqual([]);
        return over;
      };
      expect(await endedBy({ issuer, session: 'one' })).toEqual(['here']);
      expect(await endedBy({ issuer, subject: 'ana', session: 'one' })).toEqual(['here', 'unnamed']);
      expect(await endedBy({ issuer, subject: 'ana' })).toEqual(['here', 'there', 'unnamed']);
      expect(await endedBy({ issuer, subject: 'ben', session: 'one' })).toEqual([]);
      expect(await endedBy({ issuer })).toEqual([]);
    });

    it('lists the live ones of an account, last seen first, and ends all others than one', async () => {
      const seen = (id: string, at: number, changes: Partial<Session> = {}): Session => ({
        ...phone,
        id: id as SessionId,
        lastSeenAt: instant(at),
        ...changes,
      });
      const stored = [
        seen('a', 10),
        seen('b', 30),
        seen('c', 20),
        seen('over', 40, { refresh: { ...phone.refresh, expiresAt: instant(50) } }),
        seen('gone', 40, { revokedAt: instant(45) }),
        seen('other', 40, { account: 'account-2' as AccountId }),
      ];
      for (const session of stored) await sessions.start(session);
      const ids = async (account: string) =>
        (await sessions.live(account as AccountId, instant(50))).map(({ id }) => id);
      expect(await sessions.live(phone.account, instant(50))).toEqual([stored[1], stored[2], stored[0]]);
      await sessions.revokeOthers(phone.account, 'c' as SessionId, instant(60));
      expect(await ids('account-1')).toEqual(['c']);
      expect(await ids('account-2')).toEqual(['other']);
    });

    it('knows a device again on which an account signed in before', async () => {
      const meet = (account: string, device: string) =>
        sessions.meetDevice(account as AccountId, device as DeviceId, instant(1));
      expect(await meet('a', 'd-1')).toBe('first');
      expect(await meet('a', 'd-1')).toBe('known');
      expect(await meet('a', 'd-2')).toBe('new');
      expect(await meet('a', 'd-2')).toBe('known');
      expect(await meet('b', 'd-1')).toBe('first');
    });

    it('SEC-S8 knows the five devices of an account that were used last', async () => {
      const meet = (device: string, at: number, account = 'a') =>
        sessions.meetDevice(account as AccountId, device as DeviceId, instant(at));
      expect(await sessions.knownDevices('a' as AccountId)).toEqual([]);
      for (let device = 1; device <= 6; device += 1) await meet(`d-${device}`, device);
      await meet('d-1', 7);
      await meet('d-9', 8, 'b');
      expect(await sessions.knownDevices('a' as AccountId)).toEqual(['d-1', 'd-6', 'd-5', 'd-4', 'd-3']);
    });

    it('SEC-S3 knows when somebody last signed in to an account', async () => {
      const meet = (device: string, at: number, account = 'a') =>
        sessions.meetDevice(account as AccountId, device as DeviceId, instant(at));
      expect(await sessions.lastSignIn('a' as AccountId)).toBeUndefined();
      await meet('d-1', 3);
      await meet('d-2', 5);
      await meet('d-1', 4);
      await meet('d-3', 9, 'b');
      expect(await sessions.lastSignIn('a' as AccountId)).toBe(5);
    });

    it('forgets those that came to their end before a time, and no other', async () => {
      const later = {
        ...phone,
        id: 'session-2' as SessionId,
        refresh: { ...phone.refresh, expiresAt: instant(9_001) },
      };
      for (const session of [phone, later]) await sessions.start(session);
      await sessions.prune(instant(9_000));
      expect(await sessions.find(phone.id)).toEqual(phone);
      await sessions.prune(instant(9_001));
      expect(await sessions.find(phone.id)).toBeUndefined();
      expect(await sessions.find(later.id)).toEqual(later);
    });

    it('ACC-144 revokes one session, or all of one account, once and for good', async () => {
      const others = [
        { ...phone, id: 'session-2' as SessionId },
        { ...phone, id: 'session-3' as SessionId, account: 'account-2' as AccountId },
      ];
      for (const session of [phone, ...others]) await sessions.start(session);
      const revocations = async () =>
        Promise.all([phone, ...others].map(async ({ id }) => (await sessions.find(id))?.revokedAt));

      await sessions.revoke(phone.id, instant(2_000));
      expect(await revocations()).toEqual([2_000, undefined, undefined]);
      await sessions.revokeAll(phone.account, instant(3_000));
      await sessions.revoke(phone.id, instant(4_000));
      await sessions.revoke('session-9' as SessionId, instant(4_000));
      expect(await revocations()).toEqual([2_000, 3_000, undefined]);
    });
  });
};
