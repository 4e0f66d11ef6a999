/**
 * Why a required dependency cannot answer now: it is unreachable, has too many requests, its disk is full, or it is
 * read-only.
 */
export type Outage = 'unreachable' | 'busy' | 'full' | 'read-only';

/**
 * Thrown by an adapter when what stands behind its port, such as the database, cannot answer now. It is neither a bug
 * nor a refusal: the caller may retry soon. The operation may have taken effect if the connection was lost meanwhile.
 */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
  readonly why: Outage;

  /** `cause` is the adapter's error, for the log. */
  constructor(why: Outage, cause?: unknown) {
    super(`unavailable: ${why}`, { cause });
    this.why = why;
  }
}
