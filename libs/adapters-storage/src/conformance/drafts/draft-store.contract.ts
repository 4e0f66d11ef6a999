import { describe, expect, it } from '@jest/globals';
import { savedDraftLimits, type DraftHolder, type DraftName, type DraftStore } from '@portico/domain/drafts';
import { DAY, instant, plus, type AccountId, type PatientId, type PracticeId } from '@portico/domain/kernel';
import fc from 'fast-check';

const noon = instant(Date.parse('2026-11-23T12:00:00Z'));
const chart = { practice: 'mesa' as PracticeId, patient: 'p1' as PatientId };
const ana: DraftHolder = { account: 'ana' as AccountId, chart };
const ben: DraftHolder = { account: 'ben' as AccountId, chart };
const [first, second] = ['messages:new', 'messages:t1'] as [DraftName, DraftName];

/** What every adapter of `DraftStore` keeps to. */
export const draftStoreContract = (make: () => Promise<DraftStore>): void => {
  const textsOf = async (store: DraftStore, holder: DraftHolder, at = noon) =>
    (await store.of(holder, at)).map(({ name, fields }) => [name, fields['body']]);

  describe('DraftStore', () => {
    it('a device that knows the last version replaces it; another one is given it, and nothing is lost', async () => {
      const writes = fc.array(fc.record({ device: fc.constantFrom('a', 'b'), body: fc.string({ minLength: 1 }) }), {
        maxLength: 12,
      });
      await fc.assert(
        fc.asyncProperty(writes, async (walk) => {
          const store = await make();
          const known = new Map<string, number>();
          let body: string | undefined;
          for (const write of walk) {
            const after = known.get(write.device) ?? 0;
            const saved = await store.save(ana, { name: first, fields: { body: write.body }, after, at: noon });
            if (saved.kind === 'saved') {
              body = write.body;
              known.set(write.device, saved.version);
            } else {
              expect(saved).toMatchObject({ kind: 'other', other: { name: first, fields: { body } } });
              if (saved.kind === 'other') known.set(write.device, saved.other.version);
            }
            expect(await textsOf(store, ana)).toEqual([[first, body]]);
          }
        }),
        { numRuns: 15 },
      );
    });

    it('a draft is of one account, one chart and one name', async () => {
      const store = await make();
      const at = noon;
      await store.save(ana, { name: first, fields: { body: "O'Neil ¿sí?" }, after: 0, at });
      await store.save(ana, { name: second, fields: { body: 'reply' }, after: 0, at });
      await store.save(ben, { name: first, fields: { body: 'of Ben' }, after: 0, at });
      expect(await textsOf(store, ana)).toEqual([
        [first, "O'Neil ¿sí?"],
        [second, 'reply'],
      ]);
      expect(await textsOf(store, ben)).toEqual([[first, 'of Ben']]);
      expect(await textsOf(store, { ...ana, chart: { ...chart, patient: 'p2' as PatientId } })).toEqual([]);
      expect(await textsOf(store, { ...ana, chart: { ...chart, practice: 'pena' as PracticeId } })).toEqual([]);
      expect(await store.drop(ana, first)).toBe(true);
      expect(await store.drop(ana, first)).toBe(false);
      expect(await textsOf(store, ana)).toEqual([[second, 'reply']]);
      expect(await textsOf(store, ben)).toEqual([[first, 'of Ben']]);
    });

    it('the same text again is saved already', async () => {
      const store = await make();
      const draft = { name: first, fields: { body: 'once' }, after: 0, at: noon };
      const saved = await store.save(ana, draft);
      expect(saved).toMatchObject({ kind: 'saved', isNew: true });
      expect(await store.save(ana, draft)).toEqual({ ...saved, isNew: false });
    });

    it.each([
      ['up to 30 days', 30 * DAY, [[first, 'old']]],
      ['and no longer', 30 * DAY + 1, []],
    ])('is there %s', async (_, age, there) => {
      const store = await make();
      await store.save(ana, { name: first, fields: { body: 'old' }, after: 0, at: noon });
      const later = plus(noon, age);
      expect(await textsOf(store, ana, later)).toEqual(there);
      if (there.length > 0) return;
      const fresh = { name: first, fields: { body: 'fresh' }, after: 0, at: later };
      expect(await store.save(ana, fresh)).toMatchObject({ kind: 'saved', isNew: true });
      await store.prune(plus(later, 1));
      expect(await textsOf(store, ana, later)).toEqual([]);
    });

    it('a person has a hundred of one chart at most, and keeps those', async () => {
      const store = await make();
      const save = (number: number) =>
        store.save(ana, { name: `messages:${number}` as DraftName, fields: { body: 'b' }, after: 0, at: noon });
      for (let number = 0; number < savedDraftLimits.perChart; number += 1) await save(number);
      expect(await save(savedDraftLimits.perChart)).toEqual({ kind: 'full' });
      expect(await store.of(ana, noon)).toHaveLength(savedDraftLimits.perChart);
    });
  });
};
