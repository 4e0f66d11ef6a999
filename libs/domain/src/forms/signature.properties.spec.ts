import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { drawnSignature, isDoubtfulName, longestPath, parseSignature, signaturePad, strokesOf } from './signature.ts';

const points = fc.record({ x: fc.integer({ min: 0, max: 600 }), y: fc.integer({ min: 0, max: 200 }) });
const strokes = fc.array(fc.array(points, { minLength: 2, maxLength: 8 }), { minLength: 1, maxLength: 4 });

const word = fc.constantFrom('Ana', 'Núñez', 'Öztürk', 'O’Brien', 'Peña-Soto', 'Li');
const personName = fc.uniqueArray(word, { minLength: 2, maxLength: 4 }).map((parts) => parts.join(' '));

describe('a typed name', () => {
  it('APT-255 is not doubted with two words of which one is the person’s, in any case and without accents', () => {
    fc.assert(
      fc.property(personName, fc.constantFrom('upper', 'lower', 'plain'), (name, way) => {
        const bare = name.normalize('NFD').replace(/\p{M}/gu, '');
        const signed = { upper: name.toUpperCase(), lower: name.toLowerCase(), plain: bare }[way];
        expect(isDoubtfulName(signed, name)).toBe(false);
        expect(isDoubtfulName(`${signed.split(' ')[0]} Zzz`, name)).toBe(false);
      }),
    );
    expect(isDoubtfulName('Sukarno', 'Sukarno')).toBe(false);
  });

  it('APT-255 is doubted with fewer words, or with none of the person’s', () => {
    fc.assert(
      fc.property(personName, (name) => {
        for (const signed of ['H', 'Zzz', 'Emily Zzz', '李']) expect(isDoubtfulName(signed, name)).toBe(true);
        expect(isDoubtfulName('H', undefined)).toBe(true);
        expect(isDoubtfulName(name, undefined)).toBe(false);
      }),
    );
  });
});

describe('a signature', () => {
  it('APT-255 is what was drawn, at any width of the pad', () => {
    fc.assert(
      fc.property(strokes, (drawn) => {
        const value = drawnSignature(drawn, signaturePad.width);
        const parsed = parseSignature(value);
        if (!parsed.ok || parsed.value.kind !== 'drawn') throw new Error(value);
        expect(strokesOf(parsed.value.path, signaturePad.width)).toEqual(drawn);
        const half = strokesOf(parsed.value.path, signaturePad.width / 2);
        expect(drawnSignature(half, signaturePad.width / 2)).toBe(value);
      }),
    );
  });

  it('APT-255 is never anything but strokes on the pad or a name', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.record({ x: fc.double(), y: fc.double() }))), fc.double(), (drawn, width) => {
        const value = drawnSignature(drawn, width);
        expect(value === '' || parseSignature(value).ok).toBe(true);
      }),
    );
    for (const value of [
      'drawn:',
      'drawn:M1 1',
      'drawn:M1 1L2 2"><script>',
      '',
      ' ',
      '123',
      '<b>Ana</b>',
      'x'.repeat(121),
    ])
      expect(parseSignature(value).ok).toBe(false);
    expect(parseSignature('x'.repeat(120)).ok).toBe(true);
    const long = (steps: number) => `drawn:M1 1${'L2 2'.repeat(steps)}`;
    const most = Math.floor((longestPath - 'M1 1'.length) / 'L2 2'.length);
    expect(long(most)).toHaveLength('drawn:'.length + longestPath);
    expect([parseSignature(long(most)).ok, parseSignature(long(most + 1)).ok]).toEqual([true, false]);
    expect(parseSignature(" Ana Ñ'Öz ")).toEqual({ ok: true, value: { kind: 'typed', name: "Ana Ñ'Öz" } });
  });
});
