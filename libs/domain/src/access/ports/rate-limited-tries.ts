import type { Instant } from '../../kernel/index.ts';
import type { AttemptVerdict, Counted } from '../attempt-limit.ts';

/**
 * Rate-limited tries. One is counted before it is made and given back if it was no failure, so that concurrent guesses
 * are all counted. Unknown keys are counted like known ones, so that both behave alike.
 */
export interface Tries {
  /**
   * Counts a try under every key, each in one step with its limit. If one of them must wait, nothing is counted under it,
   * the try is taken back from the others, and the longest wait is returned.
   */
  take(counted: readonly Counted[], at: Instant): Promise<AttemptVerdict>;
  /** Takes back the count of a try made at `at`, because it was no failure. */
  giveBack(key: string, at: Instant): Promise<void>;
  /** Deletes every try under a key, as after a success. */
  forget(key: string): Promise<void>;
  /** Deletes tries that no limit needs any more. */
  prune(before: Instant): Promise<void>;
}
