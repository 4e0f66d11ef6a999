import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Account, Accounts, Email, LinkedIdentities } from '@portico/domain/access';
import { instant, type AccountId } from '@portico/domain/kernel';

interface Stores {
  readonly accounts: Accounts;
  readonly identities: LinkedIdentities;
}

const accountOf = (id: string): Account => ({
  id: id as AccountId,
  email: `${id}@example.com` as Email,
  username: id,
  name: id,
  passwordHash: 'hash',
  charts: [],
  language: 'en',
  confirmedAt: instant(0),
});

const clinic = { provider: 'clinic', issuer: 'https://id.example.com', subject: 's-1' } as const;
const state = { provider: 'state', issuer: 'https://id.example.org', subject: 's-1' } as const;
const [ana, ben] = ['ana' as AccountId, 'ben' as AccountId];

/** `empty` answers stores that hold nothing. */
export const linkedIdentitiesContract = (empty: () => Promise<Stores>): void => {
  describe('LinkedIdentities', () => {
    let identities: LinkedIdentities;
    beforeEach(async () => {
      const stores = await empty();
      identities = stores.identities;
      for (const id of ['ana', 'ben']) await stores.accounts.create(accountOf(id));
    });

    it('finds an identity by issuer and subject together', async () => {
      expect(await identities.link(ana, clinic, instant(1))).toBe(true);
      expect(await identities.link(ben, state, instant(2))).toBe(true);
      expect(await identities.find(clinic.issuer, 's-1')).toEqual({ account: ana, ...clinic, linkedAt: 1 });
      expect(await identities.find(state.issuer, 's-1')).toEqual({ account: ben, ...state, linkedAt: 2 });
      expect(await identities.find('https://id.example.net', 's-1')).toBeUndefined();
    });

    it('never hands an identity to another account', async () => {
      await identities.link(ana, clinic, instant(1));
      expect(await identities.link(ben, clinic, instant(2))).toBe(false);
      expect(await identities.find(clinic.issuer, clinic.subject)).toMatchObject({ account: ana });
      expect(await identities.of(ben)).toEqual([]);
    });

    it('keeps one identity of a provider for an account, the last one', async () => {
      await identities.link(ana, clinic, instant(1));
      expect(await identities.link(ana, clinic, instant(2))).toBe(true);
      expect(await identities.of(ana)).toEqual([{ account: ana, ...clinic, linkedAt: 1 }]);
      expect(await identities.link(ana, { ...clinic, subject: 's-2' }, instant(3))).toBe(true);
      expect(await identities.of(ana)).toEqual([{ account: ana, ...clinic, subject: 's-2', linkedAt: 3 }]);
    });

    it('links one of two accounts that come at once', async () => {
      const linked = await Promise.all([ana, ben].map((account) => identities.link(account, clinic, instant(1))));
      expect([...linked].sort()).toEqual([false, true]);
    });

    it('notes its last use and ends a link', async () => {
      await identities.link(ana, clinic, instant(1));
      await identities.noteUse(clinic.issuer, clinic.subject, instant(5));
      expect(await identities.of(ana)).toEqual([{ account: ana, ...clinic, linkedAt: 1, lastUsedAt: 5 }]);
      expect(await identities.unlink(ben, 'clinic')).toBe(false);
      expect(await identities.unlink(ana, 'clinic')).toBe(true);
      expect(await identities.find(clinic.issuer, clinic.subject)).toBeUndefined();
    });
  });
};
