import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { heldPlace, heldZoom, photoFrame, photoZoom } from './picture.ts';

const offsets = fc.record({ x: fc.integer({ min: -9_000, max: 9_000 }), y: fc.integer({ min: -9_000, max: 9_000 }) });
/** Pictures that fill the frame at 100 percent, as they are shown. */
const shownSizes = fc.record({
  width: fc.integer({ min: photoFrame.width, max: 4_000 }),
  height: fc.integer({ min: photoFrame.height, max: 4_000 }),
});
const zooms = fc.integer({ min: photoZoom.least, max: photoZoom.most });

describe('a photo in its frame of 277 by 275', () => {
  it('MON-328 leaves nothing of the frame empty, wherever it is moved and at every zoom', () => {
    fc.assert(
      fc.property(offsets, shownSizes, zooms, (wanted, shown, zoom) => {
        const { x, y } = heldPlace(wanted, shown, zoom);
        expect(Math.abs(x)).toBeLessThanOrEqual((shown.width * zoom) / 200 - 277 / 2);
        expect(Math.abs(y)).toBeLessThanOrEqual((shown.height * zoom) / 200 - 275 / 2);
        expect(heldPlace({ x, y }, shown, zoom)).toEqual({ x, y });
      }),
    );
  });

  it('MON-328 stays where it is moved as long as that fills the frame', () => {
    fc.assert(
      fc.property(offsets, shownSizes, zooms, (wanted, shown, zoom) => {
        const held = heldPlace(wanted, shown, zoom);
        for (const [way, side, frame] of [
          ['x', 'width', 277],
          ['y', 'height', 275],
        ] as const) {
          const fills = Math.abs(wanted[way]) <= (shown[side] * zoom) / 200 - frame / 2;
          if (fills) expect(held[way]).toBe(wanted[way]);
        }
      }),
    );
  });

  it('MON-328 is looked at from 100 to 400 percent', () => {
    fc.assert(
      fc.property(fc.integer(), (percent) => {
        expect(heldZoom(percent)).toBe(percent < 100 ? 100 : percent > 400 ? 400 : percent);
      }),
    );
  });
});
