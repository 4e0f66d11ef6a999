import type { Result } from './result.ts';

/** Of a picture as it is brought, and as it is kept. */
export type PictureType = 'image/jpeg' | 'image/png';

/** No picture that is brought has more pixels, or more in one row or column: each takes four bytes while it is drawn. */
export const pictureLimits = { pixels: 25_000_000, side: 16_384 } as const;

/** `infected`: a scanner found something in it; `not-scanned`: it could not be asked. */
export interface UploadRefused {
  readonly kind: 'infected' | 'not-scanned' | 'no-picture' | 'too-large';
}

/**
 * What everything that people bring goes through before it is kept: it is scanned, and of a picture only what is seen is
 * kept, upright and drawn anew, without the place, the device and whatever else its file held. Never throws.
 */
export interface UploadIntake {
  /** A file of its own, whose first bytes were looked at. */
  file(bytes: Uint8Array, type: PictureType | 'application/pdf'): Promise<Result<Uint8Array, UploadRefused>>;
  /** A JPEG in base64, as it stands behind the comma of a data URL. */
  jpegText(base64: string): Promise<Result<string, UploadRefused>>;
}
