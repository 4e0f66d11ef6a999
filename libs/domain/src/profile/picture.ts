import { failed, ok, type Brand, type Result } from '../kernel/index.ts';
import type { CardSide, InsuranceId } from './insurance.ts';

/** Where a picture of a patient belongs: the face, one side of the identity document, one side of an insurance card. */
export type PicturePlace = 'profile' | `identity:${CardSide}` | `insurance:${InsuranceId}:${CardSide}`;

/** Stands in the place of a picture that the practice has, where it is not shown. */
export const pictureOnFile = 'on-file';

/** Pictures of papers and of faces that a person may choose, by how their file names end (`MON-311`, `MON-329`). */
export const documentTypes = ['.jpg', '.jpeg', '.png', '.tif', '.tiff', '.gif'] as const;
export const photoTypes = ['.jpg', '.jpeg', '.png', '.gif'] as const;

export const isOfType = (fileName: string, types: readonly string[]): boolean =>
  types.some((type) => fileName.toLowerCase().endsWith(type) && fileName.length > type.length);

/** No side of a picture is longer, in pixels (`MON-330`). */
export const longestSide = 800;

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** The size of a picture once it is saved: as it is, or smaller in the same shape; whole pixels, at least one (`MON-330`). */
export const fittedSize = ({ width, height }: PixelSize): PixelSize => {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

/** The frame of a face in pixels, and how far it is looked at from, in percent (`MON-328`). */
export const photoFrame: PixelSize = { width: 277, height: 275 };
export const photoZoom = { least: 100, most: 400 } as const;
/** Where the middle of a picture is from the middle of its frame, in pixels. */
export interface PhotoPlace {
  readonly x: number;
  readonly y: number;
}

/** The nearest place at which a picture, shown so large at 100 percent, leaves nothing of its frame empty (`MON-328`). */
export const heldPlace = ({ x, y }: PhotoPlace, shown: PixelSize, zoom: number): PhotoPlace => {
  const held = (wanted: number, side: number, framed: number): number => {
    const most = Math.max(0, ((side * zoom) / 100 - framed) / 2);
    return Math.min(most, Math.max(-most, wanted));
  };
  return { x: held(x, shown.width, photoFrame.width), y: held(y, shown.height, photoFrame.height) };
};

export const heldZoom = (percent: number): number => Math.min(photoZoom.most, Math.max(photoZoom.least, percent));

/** Of a saved face, of 1 (`MON-331`); papers keep more, so that small print can be read. */
export const photoQuality = 0.3;
export const documentQuality = 0.7;

/** A saved face has fewer bytes than this, a paper fewer than the other (`MON-333`). */
export const photoLimit = 22_897_834;
export const documentLimit = 1_000_000;

export interface BadPicture {
  readonly kind: 'no-jpeg' | 'too-large';
}

/** A JPEG as a data URL, as it travels, is kept and is shown. */
export type Picture = Brand<string, 'Picture'>;

/** How a JPEG begins as a data URL. */
export const jpegStart = 'data:image/jpeg;base64,';
/** The first bytes of every JPEG, in base64. */
const firstBytes = '/9j/';

/** How many bytes a data URL holds (`MON-334`). */
export const bytesIn = (picture: string): number => {
  const start = picture.indexOf(',') + 1;
  let end = picture.length;
  // Not by a pattern: one that looks for the end takes the square of the length where signs of filling are in the middle.
  while (end > start && picture[end - 1] === '=') end -= 1;
  return Math.floor(((end - start) * 3) / 4);
};

/** Takes a JPEG below `limit` bytes and nothing else: pictures are saved as JPEG (`MON-330`, `MON-333`, `MON-334`). */
export const parsePicture = (raw: string, limit: number): Result<Picture, BadPicture> => {
  if (bytesIn(raw) >= limit) return failed({ kind: 'too-large' });
  const isJpeg = raw.startsWith(jpegStart + firstBytes) && /^[A-Za-z0-9+/]+={0,2}$/.test(raw.slice(jpegStart.length));
  return isJpeg ? ok(raw as Picture) : failed({ kind: 'no-jpeg' });
};
