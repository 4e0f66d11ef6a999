/** `unreachable`: no verdict; the scanner was too slow, died, or returned something that is not a verdict. */
export type ScanVerdict = 'clean' | 'infected' | 'unreachable';

/** Scans an uploaded file before it is stored. Never throws. */
export interface UploadScanner {
  scan(bytes: Uint8Array): Promise<ScanVerdict>;
}
