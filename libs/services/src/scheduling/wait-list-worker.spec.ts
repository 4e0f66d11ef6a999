import { expect, it } from '@jest/globals';
import { instant, MINUTE, plus, SECOND, type Instant, type PracticeId } from '@portico/domain/kernel';
import type { LeasedPractice, WaitListEntries } from '@portico/domain/scheduling';
import { WaitListWorker } from './wait-list-worker.ts';

it('OPS-D13 a practice is looked at only while it is leased, however slow the others are', async () => {
  let now: Instant = instant(1_000);
  const dueAt = new Map(['a', 'b', 'c', 'd'].map((id) => [id as PracticeId, now]));
  const waitList = {
    claimPractices: async (milliseconds: number, limit: number) => {
      const until = plus(now, milliseconds);
      const due = [...dueAt]
        .filter(([, at]) => at <= now)
        .sort(([, a], [, b]) => a - b)
        .slice(0, limit);
      for (const [practice] of due) dueAt.set(practice, until);
      return due.map(([practice]) => ({ practice, until }) as LeasedPractice);
    },
    lookAgain: async ({ practice }: LeasedPractice, milliseconds: number) =>
      void dueAt.set(practice, plus(now, milliseconds)),
  } as Pick<WaitListEntries, 'claimPractices' | 'lookAgain'> as WaitListEntries;
  const looked: (readonly [PracticeId | undefined, boolean])[] = [];
  const practices = {
    practices: async ([id]: readonly PracticeId[]) => {
      looked.push([id, id !== undefined && now < (dueAt.get(id) ?? 0)]);
      now = plus(now, 2 * MINUTE);
      return [];
    },
  };
  const unused = {} as never;
  const worker = new WaitListWorker(
    practices,
    waitList,
    unused,
    unused,
    () => now,
    (thrown) => {
      throw thrown;
    },
  );
  for (let round = 0; round < 4; round += 1) {
    await worker.round();
    now = plus(now, SECOND);
  }
  expect(looked.slice(0, 4)).toEqual(['a', 'b', 'c', 'd'].map((id) => [id, true]));
});
