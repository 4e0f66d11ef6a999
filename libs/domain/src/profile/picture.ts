import { failed, ok, type Brand, type Result } from '../kernel/index.ts';
import type { CardSide, InsuranceId } from './insurance.ts';

/** The place of a patient's picture: the face, one side of the identity document, one side of an insurance card. */
export type PicturePlace = 'profile' | `identity:${CardSide}` | `insurance:${InsuranceId}:${CardSide}`;

/** Placeholder for a picture that the practice has, where it is not shown. */
export const pictureOnFile = 'on-file';

/** File name endings of pictures of documents and faces that a person may choose (`MON-311`, `MON-329`). */
export const documentTypes = ['.jpg', '.jpeg', '.png', '.tif', '.tiff', '.gif'] as const;
export const photoTypes = ['.jpg', '.jpeg', '.png', '.gif'] as const;

export const isOfType = (fileName: string, types: readonly string[]): boolean =>
  types.some((type) => fileName.toLowerCase().endsWith(type) && fileName.length > type.length);

/** Longest side of a saved picture, in pixels (`MON-330`). */
export const longestSide = 800;

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The size of a saved picture: unchanged, or smaller in the same aspect ratio; whole pixels, at least one (`MON-330`).
 */
export const fittedSize = ({ width, height }: PixelSize): PixelSize => {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

/** The frame of a face in pixels, and the zoom in percent (`MON-328`). */
export const photoFrame: PixelSize = { width: 277, height: 275 };
export const photoZoom = { least: 100, most: 400 } as const;
/** The offset of a picture's center from its frame's center, in pixels. */
export interface PhotoPlace {
  readonly x: number;
  readonly y: number;
}

/** The nearest position at which a picture, of this size at 100 percent, covers its whole frame (`MON-328`). */
export const heldPlace = ({ x, y }: PhotoPlace, shown: PixelSize, zoom: number): PhotoPlace => {
  const held = (wanted: number, side: number, framed: number): number => {
    const most = Math.max(0, ((side * zoom) / 100 - framed) / 2);
    return Math.min(most, Math.max(-most, wanted));
  };
  return { x: held(x, shown.width, photoFrame.width), y: held(y, shown.height, photoFrame.height) };
};

export const heldZoom = (percent: number): number => Math.min(photoZoom.most, Math.max(photoZoom.least, percent));

/**
 * JPEG quality of a saved face, from 0 to 1 (`MON-331`); documents use a higher one, so that small print stays
 * readable.
 */
export const photoQuality = 0.3;
export const documentQuality = 0.7;

/** A saved face has fewer bytes than this, a document fewer than the other limit (`MON-333`). */
export const photoLimit = 22_897_834;
export const documentLimit = 1_000_000;

export interface BadPicture {
  readonly kind: 'no-jpeg' | 'too-large';
}

/** A JPEG as a data URL, in transit, in storage and on screen. */
export type Picture = Brand<string, 'Picture'>;

/** The prefix of a JPEG's data URL. */
export const jpegStart = 'data:image/jpeg;base64,';
/** The first bytes of every JPEG, in base64. */
const firstBytes = '/9j/';

/** The number of bytes in a data URL (`MON-334`). */
export const bytesIn = (picture: string): number => {
  const start = picture.indexOf(',') + 1;
  let end = picture.length;
  // No regular expression: one for the trailing padding takes quadratic time if padding is in the middle.
  while (end > start && picture[end - 1] === '=') end -= 1;
  return Math.floor(((end - start) * 3) / 4);
};

/** Accepts only a JPEG below `limit` bytes: pictures are saved as JPEG (`MON-330`, `MON-333`, `MON-334`). */
export const parsePicture = (raw: string, limit: number): Result<Picture, BadPicture> => {
  if (bytesIn(raw) >= limit) return failed({ kind: 'too-large' });
  const isJpeg = raw.startsWith(jpegStart + firstBytes) && /^[A-Za-z0-9+/]+={0,2}$/.test(raw.slice(jpegStart.length));
  return isJpeg ? ok(raw as Picture) : failed({ kind: 'no-jpeg' });
};
