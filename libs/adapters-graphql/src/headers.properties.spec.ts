import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { app, decodeHeader, encodeHeader, headers } from './headers.ts';

const texts = fc.string({ unit: 'grapheme', maxLength: 40 });

describe('the headers of every request', () => {
  it('ACC-379 have lower-case x- names, each its own, and the app is patient-portal-web', () => {
    const names = Object.values(headers);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^x-[a-z]+(-[a-z]+)*$/);
    expect(app).toBe('patient-portal-web');
  });

  it('ACC-379 carry any text through HTTP and give it back', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const sent = encodeHeader(text);
        expect(sent).toMatch(/^[\x20-\x7e]*$/);
        const received = new Headers({ 'x-text': sent }).get('x-text') ?? '';
        expect(decodeHeader(received)).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  it('ACC-379 encode what is not ASCII and leave the rest readable', () => {
    expect(encodeHeader('Clínica Peñasco, 50% off')).toBe('Cl%C3%ADnica Pe%C3%B1asco, 50%25 off');
    expect(encodeHeader('2026-11-21T12:00:00-07:00')).toBe('2026-11-21T12:00:00-07:00');
    expect(encodeHeader(' a \r\nx-evil: 1')).not.toMatch(/[\r\n]/);
  });

  it('take text that is not well encoded as it stands, and half a character as none', () => {
    expect(decodeHeader('50% off')).toBe('50% off');
    expect(decodeHeader(encodeHeader('a\ud800b'))).toBe('a\ufffdb');
  });
});
