import {
  failed,
  ok,
  pictureLimits,
  type PictureType,
  type Result,
  type UploadIntake,
  type UploadRefused,
} from '@portico/domain/kernel';
import { largestFile, type UploadScanner } from '@portico/domain/messages';
import { ThreadPool } from '../threads/thread-pool.ts';
import type { DrawingOrder } from './picture-redraw-thread.ts';
import { pictureSize } from './picture-size.ts';

/** Time limit for drawing one picture, in milliseconds; the largest takes four seconds of processor time. */
const usualPatience = 30_000;

/**
 * Threads that draw one picture each and then end: hostile bytes are isolated from other uploads, and the memory is
 * freed.
 */
export const drawingThreads = (patience = usualPatience): ThreadPool =>
  new ThreadPool({ script: new URL('picture-redraw-thread.ts', import.meta.url), size: 1, patience, isForOne: true });

/** Has a scanner check uploads, and redraws pictures off the event loop. */
export class ScannedUploads implements UploadIntake {
  readonly #threads: Pick<ThreadPool, 'run'>;
  readonly #scanner: UploadScanner | undefined;

  /** `scanner`: absent where none is set up; one that cannot be asked lets nothing pass. */
  constructor(threads: Pick<ThreadPool, 'run'>, scanner?: UploadScanner) {
    this.#threads = threads;
    this.#scanner = scanner;
  }

  async file(bytes: Uint8Array, type: PictureType | 'application/pdf'): Promise<Result<Uint8Array, UploadRefused>> {
    const verdict = (await this.#scanner?.scan(bytes)) ?? 'clean';
    if (verdict !== 'clean') return failed({ kind: verdict === 'infected' ? 'infected' : 'not-scanned' });
    return type === 'application/pdf' ? ok(bytes) : this.#redrawn({ bytes, type });
  }

  async jpegText(base64: string): Promise<Result<string, UploadRefused>> {
    const taken = await this.file(Buffer.from(base64, 'base64'), 'image/jpeg');
    return taken.ok ? ok(Buffer.from(taken.value).toString('base64')) : taken;
  }

  async #redrawn(order: DrawingOrder): Promise<Result<Uint8Array, UploadRefused>> {
    const size = pictureSize(order.bytes, order.type);
    if (size === undefined) return failed({ kind: 'no-picture' });
    const { width, height } = size;
    const isHuge = Math.max(width, height) > pictureLimits.side || width * height > pictureLimits.pixels;
    if (isHuge) return failed({ kind: 'too-large' });
    // A thread that dies of a picture, or needs too long, could not draw it either.
    const drawn = await this.#threads.run(order).catch(() => undefined);
    if (!(drawn instanceof Uint8Array)) return failed({ kind: 'no-picture' });
    return drawn.length > largestFile ? failed({ kind: 'too-large' }) : ok(drawn);
  }
}
