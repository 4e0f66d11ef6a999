import { describe, expect, it } from '@jest/globals';
import { KeyRingSealing } from './key-ring-sealing.ts';
import { KeyRing } from './key-ring.ts';
import { sealingContract } from './conformance/sealing.contract.ts';

const sealingOf = (...kids: readonly string[]) =>
  new KeyRingSealing(
    new KeyRing(
      kids.map((kid) => ({ kid, secret: Uint8Array.from({ length: 32 }, (_, index) => index + kid.charCodeAt(0)) })),
    ),
  );

sealingContract(sealingOf('a'));

describe('KeyRingSealing', () => {
  it('OPS-D11 ASVS-11.2.2 opens what an older key of the ring sealed, and seals with the first', () => {
    const before = sealingOf('a').seal('text', 'place');
    const changing = sealingOf('b', 'a');
    expect(changing.open(before, 'place')).toBe('text');
    expect(changing.keyOf(changing.seal('text', 'place'))).toBe('b');
    expect(changing.keyOf(changing.sealBytes(Buffer.from('text'), 'place'))).toBe('b');
  });

  it('names the key that is missing, and nothing of what is sealed', () => {
    const sealed = sealingOf('a').seal('marked', 'place');
    expect(() => sealingOf('b').open(sealed, 'place')).toThrow('"a"');
    expect(() => sealingOf('b').open(sealed, 'place')).not.toThrow('marked');
  });

  it('seals another text, or the same one elsewhere, with another iv', () => {
    const sealing = sealingOf('a');
    const sealed = ['text', 'texts'].flatMap((text) => ['place', 'places'].map((place) => sealing.seal(text, place)));
    const ivs = sealed.map((each) => Buffer.from(each.slice('sealed.a.'.length), 'base64url').subarray(0, 12));
    expect(new Set(ivs.map((iv) => iv.toString('hex'))).size).toBe(4);
  });
});
