import type { PictureType } from '@portico/domain/kernel';

/** In pixels, as the file holds it: a picture that is turned when it is shown has them the other way round. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** What a picture says of its size, without anything of it being unpacked; undefined where it says none. */
export const pictureSize = (bytes: Uint8Array, type: PictureType): PictureSize | undefined => {
  const size = (type === 'image/png' ? pngSize : jpegSize)(
    new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  );
  return size !== undefined && size.width > 0 && size.height > 0 ? size : undefined;
};

const signature = [0x89_50_4e_47, 0x0d_0a_1a_0a] as const;
const ihdr = 0x49_48_44_52;

/** PNG, 11.2.1: the first chunk of every PNG is `IHDR`, and begins with width and height. */
const pngSize = (view: DataView): PictureSize | undefined => {
  if (view.byteLength < 24 || view.getUint32(12) !== ihdr) return undefined;
  if (view.getUint32(0) !== signature[0] || view.getUint32(4) !== signature[1]) return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
};

const startOfImage = 0xff_d8;
const startOfScan = 0xda;
const endOfImage = 0xd9;

/** The frame header of a JPEG (ITU-T T.81, B.2.2): of all markers `C0` to `CF` but `C4`, `C8` and `CC`. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const jpegSize = (view: DataView): PictureSize | undefined => {
  if (view.byteLength < 4 || view.getUint16(0) !== startOfImage) return undefined;
  for (let at = 2; at + 9 <= view.byteLength; at += 2 + view.getUint16(at + 2)) {
    // Any number of `FF` may stand before a marker.
    while (view.getUint8(at) === 0xff && view.getUint8(at + 1) === 0xff && at + 10 <= view.byteLength) at++;
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff || marker === startOfScan || marker === endOfImage) return undefined;
    if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    if (view.getUint16(at + 2) < 2) return undefined;
  }
  return undefined;
};
