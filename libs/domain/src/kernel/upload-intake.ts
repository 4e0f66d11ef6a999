import type { Result } from './result.ts';

/** Type of a picture, both as uploaded and as stored. */
export type PictureType = 'image/jpeg' | 'image/png';

/** Largest uploaded picture, in pixels in total and per side: each pixel takes four bytes while it is decoded. */
export const pictureLimits = { pixels: 25_000_000, side: 16_384 } as const;

/** `infected`: the scanner found something in it; `not-scanned`: the scanner did not answer. */
export interface UploadRefused {
  readonly kind: 'infected' | 'not-scanned' | 'no-picture' | 'too-large';
}

/**
 * What every upload goes through before it is stored: it is scanned, and of a picture only the visible pixels are kept,
 * upright and re-encoded, without location, device and other metadata. Never throws.
 */
export interface UploadIntake {
  /** A whole file, whose type was detected from its first bytes. */
  file(bytes: Uint8Array, type: PictureType | 'application/pdf'): Promise<Result<Uint8Array, UploadRefused>>;
  /** A JPEG in base64, as after the comma of a data URL. */
  jpegText(base64: string): Promise<Result<string, UploadRefused>>;
}
