import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  instant,
  plus,
  type AppointmentId,
  type HoldId,
  type Instant,
  type LocationId,
  type PracticeId,
  type ResourceId,
} from '@portico/domain/kernel';
import { waitAfter, type WaitEntry, type WaitId, type WaitListEntries } from '@portico/domain/scheduling';
import { waitEntries, waiter, waitNow } from '@portico/domain/scheduling/testing';

const [sample] = fc.sample(waitEntries, { seed: 7, numRuns: 1 });

const entry = (id: string, more: Partial<WaitEntry> = {}): WaitEntry => {
  if (sample === undefined) throw new Error('No sample.');
  return {
    ...sample,
    id: id as WaitId,
    patient: waiter(id),
    replaces: { visit: `visit-of-${id}` as AppointmentId, start: waitNow },
    state: { kind: 'waiting' },
    joinedAt: waitNow,
    version: 1,
    ...more,
  };
};

const after = (before: WaitEntry, ...[event]: readonly [Parameters<typeof waitAfter>[1]]): WaitEntry => {
  const next = waitAfter(before, event);
  if (next === undefined) throw new Error('It cannot happen.');
  return next;
};

const offered = (before: WaitEntry, hold: string): WaitEntry =>
  after(before, {
    kind: 'offered',
    time: {
      hold: hold as HoldId,
      until: plus(waitNow, 1),
      told: false,
      resource: 'nunez' as ResourceId,
      location: 'bay' as LocationId,
      start: waitNow,
    },
  });

const ids = (entries: readonly WaitEntry[]): readonly string[] => entries.map(({ id }) => id);

/** What every adapter of `WaitListEntries` keeps to. */
export const waitListContract = (make: (now: () => Instant) => Promise<WaitListEntries>): void => {
  describe('WaitList', () => {
    let list: WaitListEntries;
    let now: Instant;
    beforeEach(async () => {
      now = instant(0);
      list = await make(() => now);
    });
    /** The practices that somebody else gets to look at then. */
    const looked = async (at: number): Promise<readonly PracticeId[]> => {
      now = instant(at);
      return (await list.claimPractices(100, 9)).map(({ practice }) => practice);
    };

    it('gives back whatever entry it was given', async () => {
      await fc.assert(
        fc.asyncProperty(waitEntries, async (raw) => {
          const waiting: WaitEntry = { ...raw, patient: waiter(raw.id), state: { kind: 'waiting' } };
          expect(await list.join(waiting)).toBe(true);
          expect(await list.byId(waiting.patient, waiting.id)).toEqual(waiting);
        }),
        { numRuns: 20 },
      );
    });

    it('lets nobody wait twice for one thing at a time, not even side by side', async () => {
      const one = entry('ana');
      const twice = [one, { ...one, id: 'again' as WaitId }].map((each) => list.join(each));
      expect((await Promise.all(twice)).filter(Boolean)).toHaveLength(1);
      expect(await list.of(one.patient)).toHaveLength(1);
      const other = { ...one, id: 'other' as WaitId, replaces: { visit: 'visit-2' as AppointmentId, start: waitNow } };
      expect(await list.join(other)).toBe(true);
      const [kept] = await list.of(one.patient);
      if (kept === undefined) throw new Error('Nobody waits.');
      expect(await list.change(after(kept, { kind: 'ended', why: 'left' }))).toBe(true);
      expect(await list.join({ ...one, id: 'later' as WaitId })).toBe(true);
    });

    it('keeps the line of each practice in the order of joining, of those who still wait or have an offer', async () => {
      const early = entry('zoe', { joinedAt: plus(waitNow, -2) });
      const late = entry('ben', { joinedAt: plus(waitNow, 2) });
      const elsewhere = entry('eva', { patient: waiter('eva', 'pena') });
      for (const one of [late, entry('ana'), early, elsewhere]) await list.join(one);
      expect(await list.change(offered(early, 'hold-1'))).toBe(true);
      expect(ids(await list.line(early.patient.practice, 10))).toEqual(['zoe', 'ana', 'ben']);
      expect(ids(await list.line(early.patient.practice, 2))).toEqual(['zoe', 'ana']);
      await list.change(after(elsewhere, { kind: 'ended', why: 'left' }));
      expect(ids(await list.of(elsewhere.patient))).toEqual([]);
      expect((await list.byId(elsewhere.patient, elsewhere.id))?.state).toEqual({ kind: 'over', why: 'left' });
    });

    it('gives each practice at which somebody waits to one of all who look, the longest overdue first', async () => {
      for (const one of [entry('ana'), entry('eva', { patient: waiter('eva', 'pena') })]) await list.join(one);
      const claimed = (await Promise.all([1, 2, 3].map(() => list.claimPractices(100, 1)))).flat();
      expect(claimed.map(({ practice }) => practice).toSorted()).toEqual(['mesa', 'pena']);
      for (const one of claimed) await list.lookAgain(one, one.practice === 'mesa' ? 20 : 10);
      expect(await looked(9)).toEqual([]);
      expect(await looked(10)).toEqual(['pena']);
      expect(await looked(20)).toEqual(['mesa']);
    });

    it('gives a practice to another when whoever took it has died, and at once when somebody joins', async () => {
      await list.join(entry('ana'));
      const [taken] = await list.claimPractices(100, 9);
      expect(await looked(99)).toEqual([]);
      expect(await looked(100)).toEqual(['mesa']);
      if (taken === undefined) throw new Error('No practice was due.');
      await list.lookAgain(taken, 0);
      expect(await looked(101)).toEqual([]);
      await list.join(entry('ben'));
      expect(await looked(101)).toEqual(['mesa']);
    });

    it('looks no more at a practice at which nobody waits, until somebody does', async () => {
      const one = entry('ana');
      await list.join(one);
      await list.change(after(one, { kind: 'ended', why: 'left' }));
      const [taken] = await list.claimPractices(100, 9);
      if (taken === undefined) throw new Error('No practice was due.');
      await list.lookAgain(taken, 10);
      expect(await looked(1_000)).toEqual([]);
      await list.join({ ...one, id: 'later' as WaitId });
      expect(await looked(1_000)).toEqual(['mesa']);
      expect(await list.findLost()).toBe(0);
    });

    it('keeps one of two changes of the same entry', async () => {
      const one = entry('ana');
      await list.join(one);
      const kept = await Promise.all([offered(one, 'hold-1'), offered(one, 'hold-2')].map((each) => list.change(each)));
      expect(kept.filter(Boolean)).toHaveLength(1);
      const now = await list.byId(one.patient, one.id);
      expect(now).toEqual(offered(one, kept[0] ? 'hold-1' : 'hold-2'));
    });

    it('forgets whoever stopped waiting long ago, and nobody who waits', async () => {
      const [over, waiting] = [entry('ana'), entry('ben')];
      for (const one of [over, waiting]) await list.join(one);
      await list.change(after(over, { kind: 'ended', why: 'left' }));
      await list.prune(waitNow);
      expect(await list.byId(over.patient, over.id)).toBeDefined();
      await list.prune(plus(waitNow, 1));
      expect(await list.byId(over.patient, over.id)).toBeUndefined();
      expect(await list.byId(waiting.patient, waiting.id)).toEqual(waiting);
    });

    it('shows an entry to its patient alone', async () => {
      const one = entry('ana');
      await list.join(one);
      expect(await list.byId(waiter('ben'), one.id)).toBeUndefined();
      expect(await list.byId(waiter('ana', 'pena'), one.id)).toBeUndefined();
      expect(await list.of(waiter('ben'))).toEqual([]);
    });
  });
};
