import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Challenge, Challenges } from '@portico/domain/access';
import { instant, type AccountId } from '@portico/domain/kernel';

const unknown: Challenge = { id: 'c-1', kind: 'passkey-sign-in', expiresAt: instant(100) };
const app: Challenge = {
  id: 'c-2',
  kind: 'new-app',
  account: 'account-1' as AccountId,
  secret: 'JBSWY3DPEHPK3PXP',
  expiresAt: instant(200),
};

/** `empty` answers a store that holds nothing. */
export const challengesContract = (empty: () => Promise<Challenges>): void => {
  describe('Challenges', () => {
    let challenges: Challenges;
    beforeEach(async () => {
      challenges = await empty();
      for (const challenge of [unknown, app]) await challenges.put(challenge, instant(0));
    });

    it('finds what waits until its time is over', async () => {
      expect(await challenges.find('c-1', instant(99))).toEqual(unknown);
      expect(await challenges.find('c-1', instant(100))).toBeUndefined();
      expect(await challenges.find('c-2', instant(199))).toEqual(app);
      expect(await challenges.find('c-3', instant(0))).toBeUndefined();
    });

    it('is taken once, also by two at once, and never late', async () => {
      const take = () => challenges.take('c-2', instant(199));
      const taken = await Promise.all([take(), take()]);
      expect(taken.filter((one) => one !== undefined)).toEqual([app]);
      expect(await challenges.find('c-2', instant(0))).toBeUndefined();
      expect(await challenges.take('c-1', instant(100))).toBeUndefined();
    });

    it('forgets what is over when another one comes', async () => {
      await challenges.put({ ...app, id: 'c-4' }, instant(150));
      expect(await challenges.find('c-1', instant(0))).toBeUndefined();
      expect(await challenges.find('c-2', instant(0))).toEqual(app);
    });
  });
};
