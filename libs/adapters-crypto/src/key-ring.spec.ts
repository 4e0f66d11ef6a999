import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { KeyRing, newRingEntry, parseKeyRing } from './key-ring.ts';

const textOf = (...entries: readonly string[]) => entries.join('\n');
const sentenceOf = (text: string) => {
  const ring = parseKeyRing(text);
  return ring.ok ? undefined : ring.error;
};

describe('parseKeyRing', () => {
  it('reads entries in their order, from lines with comments or from one line', () => {
    const [one, other] = [newRingEntry('2026-11'), newRingEntry('2026-05')];
    for (const text of [textOf('# the current one', one, '', other), `${one},${other}`, ` ${one} ${other}\n`]) {
      expect(parseKeyRing(text)).toMatchObject({ ok: true, value: { kids: ['2026-11', '2026-05'] } });
    }
  });

  it.each([
    ['nothing', '', 'has no key in it'],
    ['a comment alone', '# none yet', 'has no key in it'],
    ['a text without an id', 'x'.repeat(43), 'must be entries'],
    ['a strange id', 'my key:'.padEnd(50, 'x'), 'must be entries'],
    ['a short secret', '2026:c2hvcnQ', 'could be guessed'],
    ['one sign again and again', `2026:${'A'.repeat(64)}`, 'could be guessed'],
    ['a word again and again', `2026:${Buffer.from('changeme'.repeat(5)).toString('base64url')}`, 'could be guessed'],
    ['one id twice', `${newRingEntry('a')} ${newRingEntry('a')}`, 'two keys alike'],
  ])('refuses %s and says what to do', (_, text, sentence) => {
    expect(sentenceOf(text)).toContain(sentence);
  });

  it('repeats nothing of what it refuses', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^marked[a-z0-9:]{3,40}$/), (text) => {
        expect(sentenceOf(text) ?? '').not.toContain(text);
      }),
    );
  });

  it('takes whatever `newRingEntry` makes', () => {
    for (let times = 0; times < 1_000; times += 1) expect(parseKeyRing(newRingEntry('k')).ok).toBe(true);
  });
});

describe('KeyRing', () => {
  const secret = Uint8Array.from({ length: 32 }, (_, index) => index);

  it('wants a key, of at least 32 bytes, and each id once', () => {
    expect(() => new KeyRing([])).toThrow(RangeError);
    expect(() => new KeyRing([{ kid: 'a', secret: secret.slice(1) }])).toThrow(RangeError);
    expect(
      () =>
        new KeyRing([
          { kid: 'a', secret },
          { kid: 'a', secret },
        ]),
    ).toThrow(RangeError);
  });

  it('draws another key for each use', () => {
    const ring = new KeyRing([{ kid: 'a', secret }]);
    const keys = (['tokens', 'sealing', 'sealing-ivs', 'codes'] as const).map((use) =>
      ring.keysFor(use).current.key.export().toString('hex'),
    );
    expect(new Set([...keys, Buffer.from(secret).toString('hex')]).size).toBe(5);
  });
});
