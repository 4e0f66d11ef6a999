import { describe, expect, it } from '@jest/globals';
import { HmacKeptWorkKeys } from './hmac-kept-work-keys.ts';
import { KeyRing } from './key-ring.ts';

const keysUnder = (...kids: readonly string[]) =>
  new HmacKeptWorkKeys(
    new KeyRing(
      kids.map((kid) => ({ kid, secret: Uint8Array.from({ length: 32 }, (_, at) => at + kid.charCodeAt(0)) })),
    ),
  );

describe('HmacKeptWorkKeys', () => {
  it('are the same for the same person, and 256 bits that tell nothing of another person or installation', () => {
    const [ana] = keysUnder('a').of('account ana');
    expect(keysUnder('a').of('account ana')).toEqual([ana]);
    expect(Buffer.from(ana ?? '', 'base64url')).toHaveLength(32);
    expect(keysUnder('a').of('account ben')).not.toContain(ana);
    expect(keysUnder('b').of('account ana')).not.toContain(ana);
  });

  it('seal with the current key of the ring, and still open what was sealed under an older one', () => {
    const alone = (kid: string) => keysUnder(kid).of('account ana');
    expect(keysUnder('b', 'a').of('account ana')).toEqual([...alone('b'), ...alone('a')]);
  });
});
