/** `unreachable`: nobody can say; it was too slow, died, or said what is no verdict. */
export type ScanVerdict = 'clean' | 'infected' | 'unreachable';

/** Looks through a file that somebody uploads before it is kept. Never throws. */
export interface UploadScanner {
  scan(bytes: Uint8Array): Promise<ScanVerdict>;
}
