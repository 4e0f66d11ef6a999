import { describe, expect, it } from '@jest/globals';
import { SvgQrCodes } from './svg-qr-codes.ts';

describe('SvgQrCodes', () => {
  it('draws the three corner marks within a quiet zone, and other text otherwise', async () => {
    const { size, path } = await new SvgQrCodes().draw('otpauth://totp/Portico:ana?secret=GEZDGNBVGY3TQOJQ');
    const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x},${y}`));
    const far = size - 4 - 7;
    for (const [left, top] of [
      [4, 4],
      [far, 4],
      [4, far],
    ] as const)
      for (let step = 0; step < 7; step += 1) {
        for (const edge of [`${left + step},${top}`, `${left},${top + step}`, `${left + 6},${top + step}`])
          expect(dark).toContain(edge);
      }
    const places = [...dark].flatMap((place) => place.split(',').map(Number));
    expect({ min: Math.min(...places), max: Math.max(...places) }).toEqual({ min: 4, max: size - 5 });
    expect((await new SvgQrCodes().draw('another')).path).not.toBe(path);
  });
});
