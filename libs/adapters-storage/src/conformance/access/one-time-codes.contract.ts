import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ShortCodeHash, OneTimeCode, OneTimeCodes } from '@portico/domain/access';
import { instant, type AccountId, type DeviceId } from '@portico/domain/kernel';

const sent: OneTimeCode = {
  account: 'account-1' as AccountId,
  device: 'device-1' as DeviceId,
  purpose: 'sign-in',
  code: 'hash-1' as ShortCodeHash,
  sentTo: 'ana@example.org',
  expiresAt: instant(300_000),
  wrongTries: 0,
};
const others: readonly OneTimeCode[] = [
  { ...sent, account: 'account-2' as AccountId },
  { ...sent, device: 'device-2' as DeviceId },
  { ...sent, purpose: 'change-email' },
];

/** `empty` answers a store that holds nothing. */
export const oneTimeCodesContract = (empty: () => Promise<OneTimeCodes>): void => {
  describe('OneTimeCodes', () => {
    let codes: OneTimeCodes;
    const find = ({ account, device, purpose }: OneTimeCode) => codes.find(account, device, purpose);
    beforeEach(async () => {
      codes = await empty();
    });

    it('keeps one code per account, device and purpose: a later one voids the earlier, tries and all', async () => {
      for (const code of [sent, ...others]) await codes.put(code);
      await codes.countWrongTry(sent.account, sent.device, sent.purpose);
      const resent: OneTimeCode = { ...sent, code: 'hash-2' as ShortCodeHash, expiresAt: instant(600_000) };
      await codes.put(resent);
      expect(await find(sent)).toEqual(resent);
      for (const other of others) expect(await find(other)).toEqual(other);
    });

    it('counts wrong tries side by side, each of them, and none where there is no code', async () => {
      await codes.put(sent);
      const count = () => codes.countWrongTry(sent.account, sent.device, sent.purpose);
      expect((await Promise.all([count(), count(), count()])).sort()).toEqual([1, 2, 3]);
      expect((await find(sent))?.wrongTries).toBe(3);
      expect(await codes.countWrongTry(sent.account, sent.device, 'change-email')).toBe(0);
    });

    it('lets one of two takers have a code', async () => {
      for (const code of [sent, ...others]) await codes.put(code);
      const take = () => codes.take(sent.account, sent.device, sent.purpose);
      expect((await Promise.all([take(), take()])).sort()).toEqual([false, true]);
      expect(await find(sent)).toBeUndefined();
      for (const other of others) expect(await find(other)).toEqual(other);
    });

    it('forgets codes and trust whose time is over, and no other', async () => {
      const old = { ...sent, expiresAt: instant(10) };
      const fresh = { ...sent, purpose: 'change-email' as const, expiresAt: instant(20) };
      for (const code of [old, fresh]) await codes.put(code);
      await codes.trust(sent.account, sent.device, instant(10));
      await codes.trust(sent.account, 'device-2' as DeviceId, instant(20));
      await codes.prune(instant(20));
      expect(await find(old)).toBeUndefined();
      expect(await find(fresh)).toEqual(fresh);
      expect(await codes.isTrusted(sent.account, sent.device, instant(0))).toBe(false);
      expect(await codes.isTrusted(sent.account, 'device-2' as DeviceId, instant(19))).toBe(true);
    });

    it('ACC-180 trusts a device of one account until its time, until all are forgotten', async () => {
      const { account, device } = sent;
      const another = 'account-2' as AccountId;
      expect(await codes.isTrusted(account, device, instant(0))).toBe(false);
      await codes.trust(account, device, instant(10));
      await codes.trust(another, device, instant(10));
      expect(await codes.isTrusted(account, device, instant(9))).toBe(true);
      expect(await codes.isTrusted(account, device, instant(10))).toBe(false);
      expect(await codes.isTrusted(account, 'device-2' as DeviceId, instant(9))).toBe(false);
      await codes.trust(account, device, instant(20));
      expect(await codes.isTrusted(account, device, instant(10))).toBe(true);
      await codes.distrustAll(account);
      expect(await codes.isTrusted(account, device, instant(0))).toBe(false);
      expect(await codes.isTrusted(another, device, instant(9))).toBe(true);
    });
  });
};
