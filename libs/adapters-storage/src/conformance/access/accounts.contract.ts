import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Account, Accounts, CodeHash, Email, Phone } from '@portico/domain/access';
import { accountSets } from '@portico/domain/access/testing';
import { instant, type AccountId, type LocalDate, type PatientId, type PracticeId } from '@portico/domain/kernel';

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

    it('keeps what was said at sign-up to be needed, until it is taken away', async () => {
      const needs = { interpreter: 'ase', otherHelp: 'Letra "grande", {rampa}' };
      const { charts: _, ...pending } = { ...ana, accommodations: needs };
      expect(await accounts.create({ ...pending, charts: [] })).toBe(true);
      await accounts.change(ana.id, { phone: '+16025550101' as Phone });
      expect((await accounts.byId(ana.id))?.accommodations).toEqual(needs);
      await accounts.change(ana.id, { accommodations: {} });
      expect(await accounts.byId(ana.id)).not.toHaveProperty('accommodations');
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

    describe('that are made', () => {
      const confirmed: Account = {
        ...ana,
        confirmedAt: instant(5),
        phone: '+16025550101' as Phone,
        birthDate: '1980-02-29' as LocalDate,
        terms: { version: '2026-11-01', acceptedAt: instant(4) },
      };
      const other: Account = {
        ...ana,
        id: 'account-2' as AccountId,
        email: 'other@example.org' as Email,
        username: 'other',
      };

      it('ACC-220 are stored whole, terms with version and time included', async () => {
        expect(await accounts.create(confirmed)).toBe(true);
        expect(await accounts.byId(ana.id)).toEqual(confirmed);
        expect(await accounts.byLogin('ANA@example.org')).toEqual(confirmed);
      });

      it.each([
        ['email', { email: 'ANA@example.org' as Email }],
        ['username', { username: 'ñandú.pérez' }],
        ['email as username', { username: 'Ana@Example.org' }],
      ])('do not take the %s of another one', async (_, clash) => {
        await accounts.create(confirmed);
        expect(await accounts.create({ ...other, ...clash })).toBe(false);
        expect(await accounts.byId(other.id)).toBeUndefined();
        expect(await accounts.byId(ana.id)).toEqual(confirmed);
      });

      it('make one of two that come with the same email at the same time', async () => {
        const both = await Promise.all([
          accounts.create(confirmed),
          accounts.create({ ...confirmed, id: 'account-2' as AccountId, username: 'other' }),
        ]);
        expect(both.sort()).toEqual([false, true]);
      });

      it('SEC-S3 stand side by side while none is confirmed; the first that is takes the email and ends the others', async () => {
        const pending = { ...ana, terms: { version: '1', acceptedAt: instant(1) }, begunOn: 'a-device' as CodeHash };
        const later = { ...other, email: ana.email, terms: { version: '1', acceptedAt: instant(2) } };
        expect(await accounts.create(pending)).toBe(true);
        expect(await accounts.create(later)).toBe(true);
        expect(await accounts.byId(ana.id)).toEqual(pending);
        expect((await accounts.byLogin(ana.email))?.id).toBe(other.id);
        const both = [ana.id, other.id].map((id) => accounts.change(id, { confirmedAt: instant(3) }));
        expect((await Promise.all(both)).filter(Boolean)).not.toHaveLength(0);
        const left = [await accounts.byId(ana.id), await accounts.byId(other.id)].filter((one) => one !== undefined);
        expect(left).toHaveLength(1);
        expect(await accounts.byLogin(ana.email)).toEqual(left[0]);
        expect(await accounts.create({ ...later, id: 'account-3' as AccountId, username: 'third' })).toBe(false);
      });

      it('SEC-S3 are forgotten when they were never confirmed, and no others', async () => {
        const terms = { version: '1', acceptedAt: instant(5) };
        await accounts.create({ ...ana, terms });
        await accounts.create({ ...other, terms, confirmedAt: instant(6) });
        await accounts.pruneUnconfirmed(instant(5));
        expect(await accounts.byId(ana.id)).toBeDefined();
        await accounts.pruneUnconfirmed(instant(6));
        expect(await accounts.byId(ana.id)).toBeUndefined();
        expect(await accounts.byId(other.id)).toBeDefined();
      });

      it('change in what is given', async () => {
        await accounts.create(ana);
        const change = {
          email: 'new@example.org' as Email,
          passwordHash: 'another-hash',
          confirmedAt: instant(9),
          phone: '+16025550199' as Phone,
          language: 'en' as const,
        };
        expect(await accounts.change(ana.id, { passwordHash: 'b-hash' })).toBe(true);
        expect(await accounts.byId(ana.id)).toEqual({ ...ana, passwordHash: 'b-hash' });
        expect(await accounts.change(ana.id, change)).toBe(true);
        expect(await accounts.byLogin('new@example.org')).toEqual({ ...ana, ...change });
        expect(await accounts.byLogin(ana.email)).toBeUndefined();
        expect(await accounts.change('nobody' as AccountId, { passwordHash: 'c-hash' })).toBe(true);
      });

      it('change to no email of another one that was confirmed, and keep their own', async () => {
        await accounts.create(confirmed);
        await accounts.create(other);
        expect(await accounts.change(other.id, { email: ana.email, passwordHash: 'b-hash' })).toBe(false);
        expect(await accounts.byId(other.id)).toEqual(other);
        expect(await accounts.change(ana.id, { email: ana.email })).toBe(true);
        expect(await accounts.change(ana.id, { email: other.email })).toBe(true);
        expect(await accounts.byId(other.id)).toBeUndefined();
      });

      it('give an email that two want at the same time to one of them', async () => {
        const third = {
          ...other,
          id: 'account-3' as AccountId,
          email: 'third@example.org' as Email,
          username: 'third',
        };
        const both = [other, third].map((one) => ({ ...one, confirmedAt: instant(1) }));
        await accounts.add(both);
        const taken = await Promise.all(
          both.map(({ id }) => accounts.change(id, { email: 'wanted@example.org' as Email })),
        );
        expect([...taken].sort()).toEqual([false, true]);
      });

      it('are closed and opened again, and keep that whatever else is changed', async () => {
        await accounts.create(confirmed);
        await accounts.disable(ana.id, instant(7));
        await accounts.change(ana.id, { passwordHash: 'b-hash' });
        expect(await accounts.byLogin(ana.email)).toEqual({
          ...confirmed,
          passwordHash: 'b-hash',
          disabledAt: instant(7),
        });
        await accounts.disable(ana.id, undefined);
        await accounts.disable('nobody' as AccountId, instant(7));
        expect(await accounts.byId(ana.id)).toEqual({ ...confirmed, passwordHash: 'b-hash' });
      });

      it('get charts behind the ones they have, each once', async () => {
        await accounts.create(ana);
        const chart = { practice: 'birch' as PracticeId, patient: '1' as PatientId };
        for (let times = 0; times < 2; times += 1) await accounts.addChart(ana.id, chart);
        await accounts.addChart('nobody' as AccountId, chart);
        expect((await accounts.byId(ana.id))?.charts).toEqual([...ana.charts, chart]);
      });
    });

    it('tells whose chart it is, of those who were confirmed', async () => {
      const [chart, other] = ana.charts;
      if (chart === undefined || other === undefined) throw new Error('Ana has two charts.');
      const confirmed = { ...ana, confirmedAt: instant(1) };
      const mother = { id: 'account-2' as AccountId, email: 'mother@example.org' as Email, username: 'mother' };
      const stranger = { id: 'account-3' as AccountId, email: 'stranger@example.org' as Email, username: 'stranger' };
      const notYet = { id: 'account-4' as AccountId, email: 'later@example.org' as Email, username: 'later' };
      await accounts.add([
        { ...confirmed, ...mother, charts: [chart] },
        { ...ana, ...notYet, charts: [chart] },
        confirmed,
        { ...confirmed, ...stranger, charts: [{ ...chart, practice: other.practice }] },
      ]);
      expect((await accounts.holding(chart)).map(({ id }) => id)).toEqual(['account-1', 'account-2']);
      expect(await accounts.holding(other)).toEqual([confirmed]);
      expect(await accounts.holding({ ...chart, patient: '9' as PatientId })).toEqual([]);
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
