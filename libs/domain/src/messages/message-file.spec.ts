import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { judgeFile, largestFile, shapeOf, tellingBytes, tidyFileName } from './message-file.ts';

const bytes = (...beginning: readonly number[]): Uint8Array => Uint8Array.from([...beginning, 0, 0, 0, 0, 0]);
const pdf = bytes(0x25, 0x50, 0x44, 0x46, 0x2d);
const jpg = bytes(0xff, 0xd8, 0xff);
const png = bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const judged = (name: string, beginning: Uint8Array, size = 100) => judgeFile({ name, size, beginning });

describe('a file at a message', () => {
  it.each([
    ['a.jpg', jpg, 'image/jpeg'],
    ['a.jpeg', jpg, 'image/jpeg'],
    ['A.JPG', jpg, 'image/jpeg'],
    ['a.png', png, 'image/png'],
    ['a.b.pdf', pdf, 'application/pdf'],
  ])('MON-253 %s is taken for what it is', (name, beginning, type) => {
    expect(judged(name, beginning)).toEqual({ ok: true, value: type });
  });

  it.each([
    ['a.gif', jpg],
    ['a.html', pdf],
    ['a.tiff', png],
    ['pdf', pdf],
    ['a.pdf.exe', pdf],
  ])('MON-253 %s is refused by its name', (name, beginning) => {
    expect(judged(name, beginning)).toEqual({ ok: false, error: { kind: 'wrong-type' } });
  });

  it('MON-254 whatever does not begin as its name says is refused', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('a.jpg', 'a.jpeg', 'a.png', 'a.pdf'),
        fc
          .uint8Array({ maxLength: tellingBytes })
          .filter((beginning) => ![0x25, 0xff, 0x89].includes(beginning[0] ?? 0)),
        (name, beginning) => {
          expect(judged(name, beginning)).toEqual({ ok: false, error: { kind: 'wrong-type' } });
        },
      ),
    );
    expect(judged('a.png', jpg).ok).toBe(false);
    expect(judged('a.pdf', png).ok).toBe(false);
  });

  it('MON-254 has something in it, and at most 10 MB', () => {
    expect(largestFile).toBe(10_485_760);
    expect(judged('a.pdf', pdf, largestFile).ok).toBe(true);
    expect(judged('a.pdf', pdf, largestFile + 1)).toEqual({ ok: false, error: { kind: 'too-large' } });
    expect(judged('a.pdf', Uint8Array.from([]), 0)).toEqual({ ok: false, error: { kind: 'empty' } });
  });

  it.each([
    ['text/html; charset=utf-8', 'page'],
    ['text/xml', 'text'],
    ['Application/XML', 'text'],
    ['image/png', 'picture'],
    ['application/pdf', 'pdf'],
    ['application/zip', 'other'],
    ['image/svg+xml', 'other'],
  ])('MON-250 %s is shown as %s', (mediaType, shape) => {
    expect(shapeOf(mediaType)).toBe(shape);
  });

  it('ASVS-5.3 MON-254 bears no path and nothing that cannot be read', () => {
    expect(tidyFileName('C:\\Users\\Ana\\my arm.png')).toBe('my arm.png');
    expect(tidyFileName('../../etc/passwd.pdf')).toBe('passwd.pdf');
    expect(tidyFileName('a\u0000b\u001f.pdf')).toBe('ab.pdf');
    for (const length of [96, 97, 300]) expect(tidyFileName(`${'x'.repeat(length)}.pdf`)).toMatch(/^x{96}\.pdf$/);
  });
});
