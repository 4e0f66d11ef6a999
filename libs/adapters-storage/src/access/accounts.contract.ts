import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Account, Accounts, Email } from '@portico/domain/access';
import { accountSets } from '@portico/domain/access/testing';
import type { AccountId, PatientId, PracticeId } from '@portico/domain/kernel';

/** What demo data and tests need beyond the port. */
export type FillableAccounts = Accounts & { add(accounts: readonly Account[]): Promise<void> };

const ana: Account = {
  id: 'account-1' as AccountId,
  email: 'ana@example.org' as Email,
  username: 'Ñandú.Pérez',
  name: 'Ana Pérez',
  passwordHash: 'a-hash',
  charts: [
    { practice: 'zebra' as PracticeId, patient: '7' as PatientId },
    { practice: 'alder' as PracticeId, patient: '9' as PatientId },
  ],
  language: 'es',
};

/** `empty` answers a store that holds nothing. */
export const accountsContract = (empty: () => Promise<FillableAccounts>): void => {
  describe('Accounts', () => {
    let accounts: FillableAccounts;
    beforeEach(async () => {
      accounts = await empty();
    });

    it('finds an account by email and by username, both in any case', async () => {
      await accounts.add([ana]);
      for (const login of ['ana@example.org', 'ANA@Example.ORG', 'Ñandú.Pérez', 'ñANDÚ.PÉREZ'])
        expect(await accounts.byLogin(login)).toEqual(ana);
    });

    it('finds nobody by another login, whatever was typed', async () => {
      await accounts.add([ana]);
      for (const login of ['', 'ana', 'ana@example.org ', '%', 'a\0na', 'x'.repeat(100_000)])
        expect(await accounts.byLogin(login)).toBeUndefined();
    });

    it('prefers the email when one account carries the email of another as username', async () => {
      await accounts.add([
        { ...ana, id: 'account-2' as AccountId, email: 'other@example.org' as Email, username: ana.email },
        ana,
      ]);
      expect((await accounts.byLogin(ana.email))?.id).toBe(ana.id);
    });

    it('answers what was stored, charts in their order', async () => {
      let stores = 0;
      await fc.assert(
        fc.asyncProperty(accountSets, async (set) => {
          stores += 1;
          accounts = await empty();
          await accounts.add(set);
          for (const account of set) {
            expect(await accounts.byId(account.id)).toEqual(account);
            expect(await accounts.byLogin(account.username)).toEqual(account);
          }
        }),
        { numRuns: 20 },
      );
      expect(stores).toBe(20);
    });

    it('replaces an account that is added again', async () => {
      await accounts.add([ana]);
      const changed: Account = {
        ...ana,
        name: 'Ana García',
        charts: [{ practice: 'birch' as PracticeId, patient: '1' as PatientId }],
      };
      await accounts.add([changed]);
      expect(await accounts.byId(ana.id)).toEqual(changed);
    });

    it('takes ten thousand accounts in one go', async () => {
      const many = Array.from({ length: 10_000 }, (_, index) => ({
        ...ana,
        id: `account-${index}` as AccountId,
        email: `person-${index}@example.org` as Email,
        username: `person-${index}`,
      }));
      await accounts.add(many);
      expect(await accounts.byLogin('person-9999')).toEqual(many[9_999]);
    });
  });
};
