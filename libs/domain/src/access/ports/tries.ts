import type { Instant } from '../../kernel/index.ts';
import type { AttemptVerdict, Counted } from '../attempts.ts';

/**
 * Tries that are limited. One is counted before it is made and given back when it was no failure, so that guesses that
 * are made side by side count each. Unknown keys are counted as known ones are, so that both answer alike.
 */
export interface Tries {
  /** Counts a try under every key; under none where one of them must wait, and then the longest wait is answered. Atomic. */
  take(counted: readonly Counted[], at: Instant): Promise<AttemptVerdict>;
  /** Takes back one try that was made at `at`: it was no failure. */
  giveBack(key: string, at: Instant): Promise<void>;
  /** Forgets every try under a key, as after a success. */
  forget(key: string): Promise<void>;
  /** Forgets what no limit asks for any more. */
  prune(before: Instant): Promise<void>;
}
