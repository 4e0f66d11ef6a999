import { deflateSync, crc32 } from 'node:zlib';
import { jpeg, type Seen } from '../pictures/picture-codecs.ts';

/** Left half red, right half blue. */
const halves = (width: number, height: number): Seen => {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at++) {
    const isLeft = at % width < width / 2;
    data.set([isLeft ? 255 : 0, 0, isLeft ? 0 : 255], at * 4);
  }
  return { data, width, height };
};

/** A JPEG without more than its picture. */
export const plainJpeg = (width = 16, height = 8): Promise<Uint8Array> => jpeg.write(halves(width, height));

/** What stands in the comment of a picture that says too much. */
export const canary = 'Phone of Ana Nunez, 29.4241 N 98.4936 W';

/**
 * A JPEG as a phone makes it: Exif (TIFF 6, big-endian) with an orientation of 1 to 8, a place in its GPS part, and a comment of
 * the device.
 */
export const jpegOfPhone = async (
  orientation: number,
  size: readonly [number, number] = [16, 8],
): Promise<Uint8Array> => {
  const plain = await plainJpeg(...size);
  const gps = 8 + 2 + 2 * 12 + 4;
  const values = gps + 2 + 2 * 12 + 4;
  const exif = Buffer.concat([
    Buffer.from('Exif\0\0MM\0*\0\0\0\b', 'latin1'),
    directory([entry(0x0112, 3, 1, Buffer.from([0, orientation, 0, 0])), entry(0x8825, 4, 1, long(gps))]),
    // North, and 29° 25′ 27″.
    directory([entry(0x0001, 2, 2, Buffer.from('N\0\0\0')), entry(0x0002, 5, 3, long(values))]),
    ...[29, 1, 25, 1, 27, 1].map(long),
  ]);
  return Buffer.concat([
    plain.subarray(0, 2),
    segment(0xe1, exif),
    segment(0xfe, Buffer.from(canary)),
    plain.subarray(2),
  ]);
};

const long = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const short = (value: number): Buffer => long(value).subarray(2);

const entry = (tag: number, type: number, count: number, value: Buffer): Buffer =>
  Buffer.concat([short(tag), short(type), long(count), value]);

const directory = (entries: readonly Buffer[]): Buffer => Buffer.concat([short(entries.length), ...entries, long(0)]);

const segment = (marker: number, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker]), short(content.length + 2), content]);

/** An eight-bit gray PNG that declares this size, with `unpacked` bytes of pixel data and a text chunk. */
export const grayPng = (width: number, height: number, unpacked = (width + 1) * height): Uint8Array =>
  Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', Buffer.concat([long(width), long(height), Buffer.from([8, 0, 0, 0, 0])])),
    chunk('tEXt', Buffer.from(`Comment\0${canary}`)),
    chunk('IDAT', deflateSync(Buffer.alloc(unpacked))),
    chunk('IEND', Buffer.alloc(0)),
  ]);

const chunk = (name: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name), content]);
  return Buffer.concat([long(content.length), named, long(crc32(named))]);
};
