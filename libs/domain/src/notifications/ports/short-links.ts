import type { CountedGuess, Instant } from '../../kernel/index.ts';
import type { ShortLink, ShortLinkType } from '../short-link.ts';

/** Short addresses, by hashes that nobody can guess. */
export interface ShortLinks {
  /** Keeps a link; answers the hash that stands for it. */
  keep(link: ShortLink): Promise<string>;
  /** The link under a hash, whether or not it may be followed now. */
  find(type: ShortLinkType, hash: string, guess: CountedGuess): Promise<ShortLink | undefined>;
  /** Forgets what expired before. */
  prune(before: Instant): Promise<void>;
}
