import { describe, expect, it } from '@jest/globals';
import type { CodeHash } from '@portico/domain/access';
import type { HealthLinkId, HealthLinks, NewHealthLink } from '@portico/domain/health';
import { instant, type AccountId, type PatientId, type PracticeId } from '@portico/domain/kernel';
import { countedGuess } from '@portico/domain/kernel/testing';

const chart = { practice: 'mesa' as PracticeId, patient: 'p1' as PatientId };

const linkOf = (id: string, more: Partial<NewHealthLink> = {}): NewHealthLink => ({
  ...{ id: id as HealthLinkId, chart, by: 'ana' as AccountId, codeHash: `code-${id}` as CodeHash },
  ...{ madeAt: instant(1_000), expiresAt: instant(2_000), sealed: `sealed-${id}` },
  ...more,
});

/** What every adapter of `HealthLinks` keeps to. */
export const healthLinksContract = (make: () => Promise<HealthLinks>): void => {
  describe('HealthLinks', () => {
    it('are found by the hash of their code, and listed for one patient at one practice', async () => {
      const links = await make();
      await links.add(linkOf('a', { passcodeHash: 'hashed' }), 2);
      expect(await links.find('code-a' as CodeHash, countedGuess)).toMatchObject({
        sealed: 'sealed-a',
        hasPasscode: true,
      });
      expect(await links.find('code-b' as CodeHash, countedGuess)).toBeUndefined();
      expect((await links.of(chart)).map(({ id, openings }) => ({ id, openings }))).toEqual([
        { id: 'a', openings: [] },
      ]);
      expect(await links.of({ ...chart, patient: 'p2' as PatientId })).toEqual([]);
    });

    it('keep what a helper could put into them until they are revoked', async () => {
      const links = await make();
      const contents = { entries: [{ section: 'labs', entry: '7' }], profile: true } as const;
      await links.add(linkOf('a', { contents }), 9);
      await links.add(linkOf('b'), 9);
      expect((await links.find('code-a' as CodeHash, countedGuess))?.contents).toEqual(contents);
      expect((await links.of(chart)).map((link) => link.contents)).toEqual([contents, undefined]);
      await links.revoke(chart, 'a' as HealthLinkId, instant(1_500));
      expect((await links.of(chart)).map((link) => link.contents)).toEqual([undefined, undefined]);
    });

    it('are no more at once than may be, also when added side by side; those that are over do not count', async () => {
      const links = await make();
      await links.add(linkOf('gone', { madeAt: instant(1), expiresAt: instant(900) }), 3);
      const added = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((id) => links.add(linkOf(id), 3)));
      expect(added.filter((isAdded) => isAdded)).toHaveLength(3);
    });

    it('lose the summary when they are revoked, once, by their own patient', async () => {
      const links = await make();
      await links.add(linkOf('a'), 9);
      const id = 'a' as HealthLinkId;
      expect(await links.revoke({ ...chart, patient: 'p2' as PatientId }, id, instant(1_500))).toBe(false);
      expect(await links.revoke(chart, id, instant(1_500))).toBe(true);
      expect(await links.revoke(chart, id, instant(1_600))).toBe(false);
      expect(await links.find('code-a' as CodeHash, countedGuess)).toMatchObject({ sealed: '', revokedAt: 1_500 });
    });

    it('count passcodes up to the limit and never beyond, side by side as well', async () => {
      const links = await make();
      await links.add(linkOf('a'), 9);
      const id = 'a' as HealthLinkId;
      const counts = await Promise.all(Array.from({ length: 6 }, () => links.countPasscode(id, 3)));
      expect(counts.toSorted()).toEqual([1, 2, 3, 4, 4, 4]);
      await links.uncountPasscode(id);
      expect([await links.countPasscode(id, 3), await links.countPasscode(id, 3)]).toEqual([3, 4]);
    });

    it('tell when they were opened and by whom, and know the tickets of a while', async () => {
      const links = await make();
      await links.add(linkOf('a'), 9);
      const id = 'a' as HealthLinkId;
      const ticketHash = 'ticket' as CodeHash;
      await links.opened(id, { at: instant(1_200), recipient: 'Dr. Á', ticketHash });
      await links.opened(id, { at: instant(1_300), recipient: 'Dr. B', ticketHash: 'other' as CodeHash });
      const [link] = await links.of(chart);
      expect(link).toMatchObject({ openedTimes: 2, openings: [{ recipient: 'Dr. B' }, { recipient: 'Dr. Á' }] });
      const since = [1_200, 1_201].map((at) => links.hasTicket(id, ticketHash, instant(at)));
      expect(await Promise.all(since)).toEqual([true, false]);
      expect(await links.hasTicket('b' as HealthLinkId, ticketHash, instant(0))).toBe(false);
    });

    it('are forgotten some time after their end', async () => {
      const links = await make();
      await links.add(linkOf('a'), 9);
      await links.prune(instant(2_000));
      expect(await links.of(chart)).toHaveLength(1);
      await links.prune(instant(2_001));
      expect(await links.of(chart)).toEqual([]);
    });
  });
};
