import { describe, expect, it } from '@jest/globals';
import { drawQrCode } from './browser-qr-codes.ts';

describe('a QR code of the browser', () => {
  it('has its three corner marks within a blank edge', async () => {
    const { size, path } = await drawQrCode('https://apps.example/ios');
    const dark = new Set(path.match(/M\d+ \d+/g));
    const isDark = (x: number, y: number) => dark.has(`M${x} ${y}`);
    const [near, far] = [4, size - 5];
    for (const [x, y] of [
      [near, near],
      [far, near],
      [near, far],
    ] as const)
      expect(isDark(x, y)).toBe(true);
    for (let at = 0; at < size; at += 1) {
      for (const edge of [0, 3, size - 4, size - 1]) {
        expect(isDark(at, edge)).toBe(false);
        expect(isDark(edge, at)).toBe(false);
      }
    }
  });

  it('is another one for another address', async () => {
    const [ios, android] = [await drawQrCode('https://apps.example/i'), await drawQrCode('https://apps.example/a')];
    expect(ios.path).not.toBe(android.path);
  });
});
