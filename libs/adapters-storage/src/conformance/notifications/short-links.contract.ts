import { beforeEach, describe, expect, it } from '@jest/globals';
import { countedGuess } from '@portico/domain/kernel/testing';
import { instant } from '@portico/domain/kernel';
import type { ShortLink, ShortLinks } from '@portico/domain/notifications';

const link: ShortLink = {
  type: 'n',
  longUrl: 'https://portal.example.org/guest/guestPay?code=SECRET&idioma=ñ',
  expiresAt: instant(9_000),
};

/** `empty` answers a store that holds nothing. */
export const shortLinksContract = (empty: () => Promise<ShortLinks>): void => {
  describe('ShortLinks', () => {
    let links: ShortLinks;
    beforeEach(async () => {
      links = await empty();
    });

    it('ACC-019 finds a long address by its type and hash, and by nothing else', async () => {
      const hash = await links.keep(link);
      expect(await links.find('n', hash, countedGuess)).toEqual(link);
      expect(await links.find('g', hash, countedGuess)).toBeUndefined();
      expect(await links.find('n', `${hash}x`, countedGuess)).toBeUndefined();
      expect(await links.find('n', '', countedGuess)).toBeUndefined();
    });

    it('ACC-020 keeps from when on a link may be followed', async () => {
      const hash = await links.keep({ ...link, type: 'g', from: instant(3_000) });
      expect(await links.find('g', hash, countedGuess)).toEqual({ ...link, type: 'g', from: 3_000 });
    });

    it('gives every link a hash of its own', async () => {
      const hashes = await Promise.all([links.keep(link), links.keep(link), links.keep(link)]);
      expect(new Set(hashes).size).toBe(3);
    });

    it('forgets what expired', async () => {
      const [over, good] = [await links.keep(link), await links.keep({ ...link, expiresAt: instant(20_000) })];
      await links.prune(instant(10_000));
      expect(await links.find('n', over, countedGuess)).toBeUndefined();
      expect(await links.find('n', good, countedGuess)).toBeDefined();
    });
  });
};
