/**
 * Why a part that nothing works without cannot answer now: nobody reaches it, too many ask at once, its disk is full, or it
 * only reads.
 */
export type Outage = 'unreachable' | 'busy' | 'full' | 'read-only';

/**
 * Thrown by an adapter when what stands behind its port, such as the database, cannot answer now. No bug and no refusal of
 * the question: whoever asks may ask again soon. What was asked may have happened where the connection was lost meanwhile.
 */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
  readonly why: Outage;

  /** `cause` is what the adapter met, for the log. */
  constructor(why: Outage, cause?: unknown) {
    super(`unavailable: ${why}`, { cause });
    this.why = why;
  }
}
