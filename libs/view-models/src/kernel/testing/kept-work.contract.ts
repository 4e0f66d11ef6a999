import { describe, expect, it } from '@jest/globals';
import { DAY, instant, plus, type Instant } from '@portico/domain/kernel';
import fc from 'fast-check';
import type { KeptWork, SealingKeys } from '../kept-work.ts';

const keyOf = (letter: string): string => letter.repeat(43);
const [ana, ben]: [SealingKeys, SealingKeys] = [[keyOf('a')], [keyOf('b')]];
const noon = instant(Date.parse('2026-11-23T12:00:00Z'));
const typed = { subject: 'A question', body: 'May I? ¿Sí?' };

/** The laws of every `KeptWork`; `open` gives one browser, which `keptWork` opens again as another page would. */
export const keptWorkContract = (open: (now: () => Instant) => { readonly keptWork: () => KeptWork }): void => {
  const scene = () => {
    let now = noon;
    const { keptWork } = open(() => now);
    return {
      keptWork,
      later: (milliseconds: number) => {
        now = plus(now, milliseconds);
      },
    };
  };

  describe('KeptWork', () => {
    it('gives the next page what was kept, to the person whose it is, and to no other', async () => {
      const { keptWork } = scene();
      expect(await keptWork().keep(ana, { id: 'mesa message', savedAt: noon, draft: typed })).toBe(true);
      expect(await keptWork().read(ana)).toEqual([{ id: 'mesa message', savedAt: noon, draft: typed }]);
      expect(await keptWork().read(ben)).toEqual([]);
    });

    it('keeps the last version of each piece, whatever is written', async () => {
      const pieces = fc.array(
        fc.record({ id: fc.constantFrom('one', 'two', 'three'), draft: fc.dictionary(fc.string(), fc.string()) }),
      );
      await fc.assert(
        fc.asyncProperty(pieces, async (written) => {
          const { keptWork } = scene();
          for (const piece of written) await keptWork().keep(ana, { ...piece, savedAt: noon });
          const last = new Map(written.map((piece) => [piece.id, { ...piece, savedAt: noon }]));
          const found = await keptWork().read(ana);
          expect(new Map(found.map((piece) => [piece.id, piece]))).toEqual(last);
          expect(found).toHaveLength(last.size);
        }),
        { numRuns: 20 },
      );
    });

    it('drops what was sent, and at sign-out all of this person', async () => {
      const { keptWork } = scene();
      for (const id of ['one', 'two']) await keptWork().keep(ana, { id, savedAt: noon, draft: typed });
      await keptWork().keep(ben, { id: 'one', savedAt: noon, draft: typed });
      await keptWork().drop(ana, 'one');
      expect((await keptWork().read(ana)).map(({ id }) => id)).toEqual(['two']);
      await keptWork().empty(ana);
      expect(await keptWork().read(ana)).toEqual([]);
      expect(await keptWork().read(ben)).toHaveLength(1);
    });

    it('opens what was sealed under an older key, and moves it to the current one when it is written again', async () => {
      const { keptWork } = scene();
      const changed: SealingKeys = [keyOf('c'), ...ana];
      await keptWork().keep(ana, { id: 'one', savedAt: noon, draft: typed });
      expect(await keptWork().read(changed)).toHaveLength(1);
      await keptWork().keep(changed, { id: 'one', savedAt: noon, draft: { body: 'newer' } });
      expect((await keptWork().read(changed)).map(({ draft }) => draft)).toEqual([{ body: 'newer' }]);
      expect(await keptWork().read(ana)).toEqual([]);
    });

    it('forgets after 30 days', async () => {
      const { keptWork, later } = scene();
      await keptWork().keep(ana, { id: 'one', savedAt: noon, draft: typed });
      later(30 * DAY);
      expect(await keptWork().read(ana)).toHaveLength(1);
      later(1);
      expect(await keptWork().read(ana)).toEqual([]);
    });
  });
};
