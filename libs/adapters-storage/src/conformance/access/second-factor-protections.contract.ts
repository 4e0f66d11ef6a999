import { beforeEach, describe, expect, it } from '@jest/globals';
import { countedGuess } from '@portico/domain/kernel/testing';
import type { ShortCodeHash, Email, Passkey, Phone, Protections, SecondFactor } from '@portico/domain/access';
import { instant, type AccountId } from '@portico/domain/kernel';

const ana = 'account-1' as AccountId;
const ben = 'account-2' as AccountId;
const email: SecondFactor = { kind: 'email', email: 'ana@example.org' as Email };
const sms: SecondFactor = { kind: 'sms', phone: '+16025550101' as Phone };
const totp: SecondFactor = { kind: 'totp', secret: 'JBSWY3DPEHPK3PXP' };
const passkey: Passkey = {
  kind: 'passkey',
  id: 'credential_1-a',
  publicKey: 'pQECAyYgASFY',
  counter: 0,
  transports: ['internal', 'hybrid'],
  name: 'Teléfono de Ana',
  addedAt: instant(1_000),
};
const hashes = (...texts: readonly string[]) => texts as readonly ShortCodeHash[];

/** `empty` answers a store that holds nothing. */
export const protectionsContract = (empty: () => Promise<Protections>): void => {
  describe('Protections', () => {
    let protections: Protections;
    const factorsOf = async (account: AccountId) => (await protections.of(account)).factors;
    beforeEach(async () => {
      protections = await empty();
    });

    it('answers an account without protection as one that has none', async () => {
      expect(await protections.of(ana)).toEqual({ account: ana, factors: [], recoveryCodes: [] });
    });

    it('keeps one factor of each kind, but every passkey', async () => {
      const second: Passkey = { ...passkey, id: 'credential-2', name: 'Key' };
      for (const factor of [email, sms, totp, passkey, second]) await protections.addFactor(ana, factor);
      const moved: SecondFactor = { kind: 'sms', phone: '+16025550199' as Phone };
      const renamed: Passkey = { ...passkey, name: 'Old phone' };
      await protections.addFactor(ana, moved);
      await protections.addFactor(ana, renamed);
      const kept = await factorsOf(ana);
      expect(kept).toHaveLength(5);
      expect(kept).toEqual(expect.arrayContaining([email, moved, totp, renamed, second]));
      expect(await factorsOf(ben)).toEqual([]);
    });

    it('removes a kind, or one passkey of several', async () => {
      const second: Passkey = { ...passkey, id: 'credential-2' };
      for (const factor of [email, sms, passkey, second]) await protections.addFactor(ana, factor);
      await protections.addFactor(ben, email);
      await protections.removeFactor(ana, 'email');
      await protections.removeFactor(ana, 'passkey', passkey.id);
      expect(await factorsOf(ana)).toEqual([sms, second]);
      await protections.removeFactor(ana, 'passkey');
      expect(await factorsOf(ana)).toEqual([sms]);
      expect(await factorsOf(ben)).toEqual([email]);
    });

    it('opens a recovery code once, also for two at once, and none of an earlier set', async () => {
      await protections.setRecoveryCodes(ana, hashes('old'));
      await protections.setRecoveryCodes(ana, hashes('a', 'b'));
      expect(await protections.useRecoveryCode(ana, ['old' as ShortCodeHash], countedGuess)).toBe(false);
      expect(
        await protections.useRecoveryCode(ben, ['another' as ShortCodeHash, 'a' as ShortCodeHash], countedGuess),
      ).toBe(false);
      const use = () =>
        protections.useRecoveryCode(ana, ['another' as ShortCodeHash, 'a' as ShortCodeHash], countedGuess);
      expect((await Promise.all([use(), use()])).sort()).toEqual([false, true]);
      expect((await protections.of(ana)).recoveryCodes).toEqual(['b']);
      await protections.setRecoveryCodes(ana, []);
      expect((await protections.of(ana)).recoveryCodes).toEqual([]);
    });

    it('moves the step of an app forward only, so that a code opens once', async () => {
      expect(await protections.advanceTotp(ana, 5)).toBe(false);
      await protections.addFactor(ana, totp);
      const advance = (step: number) => protections.advanceTotp(ana, step);
      expect((await Promise.all([advance(5), advance(5)])).sort()).toEqual([false, true]);
      expect([await advance(4), await advance(5), await advance(59_000_000)]).toEqual([false, false, true]);
      expect(await factorsOf(ana)).toEqual([{ ...totp, lastStep: 59_000_000 }]);
    });

    it('notes when a factor proved something, and nothing else of it', async () => {
      for (const factor of [totp, sms, passkey]) await protections.addFactor(ana, factor);
      await protections.addFactor(ben, totp);
      await protections.noteUse(ana, 'totp', instant(2_000));
      await protections.noteUse(ana, 'email', instant(2_000));
      expect(await factorsOf(ana)).toEqual(expect.arrayContaining([{ ...totp, lastUsedAt: 2_000 }, sms, passkey]));
      expect(await factorsOf(ben)).toEqual([totp]);
    });

    it('SEC-S3 keeps passkeys beside the password until each is used again', async () => {
      const second: Passkey = { ...passkey, id: 'credential-2' };
      for (const factor of [totp, passkey, second]) await protections.addFactor(ana, factor);
      await protections.addFactor(ben, { ...passkey, id: 'credential-3' });
      await protections.keepPasskeysBesidePassword(ana);
      expect(await factorsOf(ana)).toEqual(
        expect.arrayContaining([totp, { ...passkey, besidePassword: true }, { ...second, besidePassword: true }]),
      );
      await protections.notePasskeyUse(passkey.id, 7, instant(2_000));
      expect(await factorsOf(ana)).toEqual(
        expect.arrayContaining([
          { ...passkey, counter: 7, lastUsedAt: 2_000 },
          { ...second, besidePassword: true },
        ]),
      );
      expect(await factorsOf(ben)).toEqual([{ ...passkey, id: 'credential-3' }]);
    });

    it('knows whose passkey it is and notes its use', async () => {
      await protections.addFactor(ana, passkey);
      await protections.addFactor(ben, { ...passkey, id: 'credential-2' });
      expect(await protections.byPasskey(passkey.id)).toBe(ana);
      expect(await protections.byPasskey('nobody')).toBeUndefined();
      await protections.notePasskeyUse(passkey.id, 7, instant(2_000));
      await protections.notePasskeyUse('nobody', 7, instant(2_000));
      expect(await factorsOf(ana)).toEqual([{ ...passkey, counter: 7, lastUsedAt: 2_000 }]);
      expect(await factorsOf(ben)).toEqual([{ ...passkey, id: 'credential-2' }]);
    });
  });
};
