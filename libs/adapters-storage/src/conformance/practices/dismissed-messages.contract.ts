import { beforeEach, describe, expect, it } from '@jest/globals';
import { instant, type AccountId, type PracticeId } from '@portico/domain/kernel';
import type { DismissedMessages } from '@portico/domain/practices';

const mesa = 'mesa' as PracticeId;
const ana = 'ana' as AccountId;

/** What every adapter of `DismissedMessages` keeps to. */
export const dismissedMessagesContract = (make: () => Promise<DismissedMessages>): void => {
  describe('DismissedMessages', () => {
    let dismissed: DismissedMessages;
    beforeEach(async () => {
      dismissed = await make();
    });

    it('ACC-263 are of one person, one practice and one message each', async () => {
      await dismissed.add(mesa, ana, 'flu', instant(1));
      expect(await dismissed.has(mesa, ana, 'flu')).toBe(true);
      expect(await dismissed.has(mesa, ana, 'snow')).toBe(false);
      expect(await dismissed.has(mesa, 'ben' as AccountId, 'flu')).toBe(false);
      expect(await dismissed.has('pena' as PracticeId, ana, 'flu')).toBe(false);
    });

    it('are put away twice as once', async () => {
      await dismissed.add(mesa, ana, 'flu', instant(1));
      await dismissed.add(mesa, ana, 'flu', instant(2));
      expect(await dismissed.has(mesa, ana, 'flu')).toBe(true);
    });
  });
};
