import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { plus, type AppointmentId, type HoldId, type LocationId, type ResourceId } from '@portico/domain/kernel';
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
export const waitListContract = (make: () => Promise<WaitListEntries>): void => {
  describe('WaitList', () => {
    let list: WaitListEntries;
    beforeEach(async () => {
      list = await make();
    });

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
      expect(await list.practices()).toEqual(['mesa', 'pena']);
      await list.change(after(elsewhere, { kind: 'ended', why: 'left' }));
      expect(await list.practices()).toEqual(['mesa']);
      expect(ids(await list.of(elsewhere.patient))).toEqual([]);
      expect((await list.byId(elsewhere.patient, elsewhere.id))?.state).toEqual({ kind: 'over', why: 'left' });
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
