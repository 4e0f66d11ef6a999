import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Activity, ActivityLog } from '@portico/domain/activity';
import { instant, type AccountId, type PracticeId } from '@portico/domain/kernel';

/** A log and a way to look into it, oldest line first. */
export interface ReadableLog {
  readonly log: ActivityLog;
  entries(): Promise<readonly Activity[]>;
}

const signedIn: Activity = {
  at: instant(1_000),
  actor: 'account-1' as AccountId,
  actorKind: 'delegate',
  subject: 'account-2' as AccountId,
  action: 'signed-in',
};
const viewed: Activity = {
  ...signedIn,
  at: instant(2_000),
  practice: 'alder' as PracticeId,
  action: 'downloaded-lab',
  resource: '17',
};

/** `empty` answers a log without a line. */
export const activityLogContract = (empty: () => Promise<ReadableLog>): void => {
  describe('ActivityLog', () => {
    let readable: ReadableLog;
    beforeEach(async () => {
      readable = await empty();
    });

    it('keeps actor, subject, practice, action and resource of every line', async () => {
      await readable.log.append(signedIn);
      await readable.log.append(viewed);
      expect(await readable.entries()).toEqual([signedIn, viewed]);
    });

    it('keeps lines apart that say the same at the same time', async () => {
      await Promise.all([1, 2, 3].map(() => readable.log.append(viewed)));
      expect(await readable.entries()).toEqual([viewed, viewed, viewed]);
    });
  });
};
