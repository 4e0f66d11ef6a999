import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { failed, ok, pictureLimits } from '@portico/domain/kernel';
import type { ScanVerdict } from '@portico/domain/messages';
import { canary, grayPng, jpegOfPhone, plainJpeg } from '../testing/pictures.ts';
import { jpeg } from './picture-codecs.ts';
import { pictureSize } from './picture-size.ts';
import { drawingThreads, ScannedUploads } from './scanned-uploads.ts';

const threads = drawingThreads();
const uploads = new ScannedUploads(threads);

/** A stand-in for the drawing threads that records its orders and draws nothing. */
const idle = () => {
  const orders: unknown[] = [];
  const run = async (order: unknown) => {
    orders.push(order);
    return new Uint8Array([1]);
  };
  return { orders, run };
};

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** Markers of a JPEG up to its picture, in their order. */
const markersOf = (bytes: Uint8Array): readonly number[] => {
  const markers: number[] = [];
  const view = Buffer.from(bytes);
  for (let at = 2; view[at] === 0xff && markers.at(-1) !== 0xda; at += 2 + view.readUInt16BE(at + 2)) {
    markers.push(view[at + 1] ?? 0);
  }
  return markers;
};

describe('a picture that is brought', () => {
  it('ASVS-5.2 ASVS-14.2 keeps nothing of a JPEG but what is seen: no place, no device, no comment', async () => {
    const brought = await jpegOfPhone(1);
    for (const word of ['Exif', canary]) expect(textOf(brought)).toContain(word);
    expect(markersOf(brought)).toEqual(expect.arrayContaining([0xe1, 0xfe]));
    const taken = await uploads.file(brought, 'image/jpeg');
    if (!taken.ok) throw new Error(taken.error.kind);
    for (const word of ['Exif', 'GPS', canary, 'Ana']) expect(textOf(taken.value)).not.toContain(word);
    // Of application data only JFIF's own, and no comment.
    expect(markersOf(taken.value).filter((marker) => marker === 0xfe || marker > 0xe0)).toEqual([]);
    // A file that is behind the picture goes too.
    const polyglot = Buffer.concat([brought, Buffer.from('<script>alert(1)</script>%PDF-1.7')]);
    const again = await uploads.file(polyglot, 'image/jpeg');
    expect(again.ok && textOf(again.value)).not.toMatch(/script|%PDF/);
  }, 60_000);

  it('ASVS-5.2 is upright, whatever its orientation was', async () => {
    for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const taken = await uploads.file(await jpegOfPhone(orientation, [32, 16]), 'image/jpeg');
      if (!taken.ok) throw new Error(taken.error.kind);
      const { width, height, data } = await jpeg.read(taken.value);
      const isTurned = orientation > 4;
      expect([width, height]).toEqual(isTurned ? [16, 32] : [32, 16]);
      const redAt = (x: number, y: number) => (data[4 * (y * width + x)] ?? 0) > 128;
      // Red was on the left; it is there, on the right, above or below.
      const seen = [
        redAt(1, height / 2),
        redAt(width - 2, height / 2),
        redAt(width / 2, 1),
        redAt(width / 2, height - 2),
      ];
      const [left, right, above, below] = seen;
      if (isTurned) expect([above, below]).toEqual(orientation < 7 ? [true, false] : [false, true]);
      else expect([left, right]).toEqual([1, 4].includes(orientation) ? [true, false] : [false, true]);
    }
  }, 120_000);

  it('ASVS-5.2 as a PNG has nothing but its picture either', async () => {
    expect(textOf(grayPng(30, 20))).toContain(canary);
    const taken = await uploads.file(grayPng(30, 20), 'image/png');
    if (!taken.ok) throw new Error(taken.error.kind);
    expect(textOf(taken.value)).not.toContain(canary);
    expect(pictureSize(taken.value, 'image/png')).toEqual({ width: 30, height: 20 });
  }, 60_000);

  it('ASVS-5.2 SEC-S5 of 30,000 by 30,000 pixels in few bytes is refused before anything of it is unpacked', async () => {
    const { orders, run } = idle();
    const bomb = grayPng(30_000, 30_000, 1_000);
    expect(bomb.length).toBeLessThan(200);
    const guarded = new ScannedUploads({ run });
    expect(await guarded.file(bomb, 'image/png')).toEqual(failed({ kind: 'too-large' }));
    const tall = grayPng(1, pictureLimits.side + 1, 10);
    expect(await guarded.file(tall, 'image/png')).toEqual(failed({ kind: 'too-large' }));
    // The same of a JPEG, whose frame header says so.
    const large = Buffer.from(await plainJpeg());
    const frame = large.indexOf(Buffer.from([0xff, 0xc0])) < 0 ? 0xc2 : 0xc0;
    large.writeUInt32BE(30_000 * 65_536 + 30_000, large.indexOf(Buffer.from([0xff, frame])) + 5);
    expect(await guarded.file(large, 'image/jpeg')).toEqual(failed({ kind: 'too-large' }));
    expect(orders).toEqual([]);
  });

  it('ASVS-5.2 that unpacks to more than its size says costs no more than its size', async () => {
    const taken = await uploads.file(grayPng(1, 1, 100_000_000), 'image/png');
    expect(taken.ok ? pictureSize(taken.value, 'image/png') : taken.error.kind).toEqual({ width: 1, height: 1 });
  }, 60_000);

  it('ASVS-5.2 is drawn beside the event loop, which goes on', async () => {
    const large = await plainJpeg(1_500, 1_000);
    let turns = 0;
    const turning = setInterval(() => (turns += 1), 1);
    const taken = await uploads.file(large, 'image/jpeg');
    clearInterval(turning);
    expect({ isTaken: taken.ok, waited: turns > 3 }).toEqual({ isTaken: true, waited: true });
  }, 60_000);

  it('ASVS-5.2 that is none is refused, and the next one is drawn', async () => {
    const whole = await plainJpeg();
    const broken = [new Uint8Array(), Uint8Array.of(0xff, 0xd8, 0xff), whole.subarray(0, 100), new Uint8Array(500)];
    for (const bytes of broken) {
      expect(await uploads.file(bytes, 'image/jpeg')).toEqual(failed({ kind: 'no-picture' }));
    }
    expect(await uploads.file(whole, 'image/png')).toEqual(failed({ kind: 'no-picture' }));
    expect((await uploads.file(whole, 'image/jpeg')).ok).toBe(true);
  }, 60_000);

  it('ASVS-5.2 that takes too long is refused', async () => {
    const hasty = new ScannedUploads(drawingThreads(1));
    expect(await hasty.file(await plainJpeg(), 'image/jpeg')).toEqual(failed({ kind: 'no-picture' }));
  }, 60_000);

  it('goes the same way as text', async () => {
    const text = Buffer.from(await jpegOfPhone(6)).toString('base64');
    const taken = await uploads.jpegText(text);
    if (!taken.ok) throw new Error(taken.error.kind);
    const bytes = Buffer.from(taken.value, 'base64');
    expect(pictureSize(bytes, 'image/jpeg')).toEqual({ width: 8, height: 16 });
    expect(textOf(bytes)).not.toContain('Exif');
    expect(await uploads.jpegText('/9j/AP+A')).toEqual(failed({ kind: 'no-picture' }));
  }, 60_000);
});

describe('whatever is brought', () => {
  let whole: Uint8Array;
  beforeAll(async () => {
    whole = await plainJpeg();
  });

  it.each<[ScanVerdict, string]>([
    ['infected', 'infected'],
    ['unreachable', 'not-scanned'],
  ])(
    'ASVS-5.4 is looked at by the scanner before it is drawn, and refused where that says %s',
    async (verdict, kind) => {
      const { orders, run } = idle();
      const scanned = new ScannedUploads({ run }, { scan: async () => verdict });
      const text = Buffer.from(whole).toString('base64');
      expect(await scanned.file(whole, 'image/jpeg')).toEqual(failed({ kind }));
      expect(await scanned.file(grayPng(1, 1), 'image/png')).toEqual(failed({ kind }));
      expect(await scanned.file(Uint8Array.of(1), 'application/pdf')).toEqual(failed({ kind }));
      expect(await scanned.jpegText(text)).toEqual(failed({ kind }));
      expect(orders).toEqual([]);
    },
  );

  it('ASVS-5.4 is scanned as it came; a PDF is kept so', async () => {
    const scanned: Uint8Array[] = [];
    const scan = async (bytes: Uint8Array): Promise<ScanVerdict> => {
      scanned.push(bytes);
      return 'clean';
    };
    const { orders, run } = idle();
    const looking = new ScannedUploads({ run }, { scan });
    const pdf = Uint8Array.of(0x25, 0x50, 0x44, 0x46, 0x2d);
    expect(await looking.file(pdf, 'application/pdf')).toEqual(ok(pdf));
    await looking.file(whole, 'image/jpeg');
    expect(scanned).toEqual([pdf, whole]);
    expect(orders).toEqual([{ bytes: whole, type: 'image/jpeg' }]);
  });
});

describe('the size that a picture says', () => {
  it('is read from any bytes without fail', () => {
    const markers = fc.constantFrom(0xff, 0xd8, 0xc0, 0xc2, 0xe1, 0xda, 0x00, 0x02, 0x08);
    const bytes = fc.array(fc.oneof(markers, fc.nat(255)), { maxLength: 60 });
    fc.assert(
      fc.property(bytes, fc.boolean(), (rest, isPng) => {
        const head = isPng ? [...grayPng(1, 1).subarray(0, 16)] : [0xff, 0xd8];
        const size = pictureSize(Uint8Array.from([...head, ...rest]), isPng ? 'image/png' : 'image/jpeg');
        if (size !== undefined) expect(Math.min(size.width, size.height)).toBeGreaterThan(0);
      }),
    );
  });
});
