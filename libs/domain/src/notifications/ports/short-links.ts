import type { CountedGuess, Instant } from '../../kernel/index.ts';
import type { ShortLink, ShortLinkType } from '../short-link.ts';

/** Short links, by unguessable hashes. */
export interface ShortLinks {
  /** Stores a link; returns its hash. */
  keep(link: ShortLink): Promise<string>;
  /** The link for a hash, whether or not it is valid now. */
  find(type: ShortLinkType, hash: string, guess: CountedGuess): Promise<ShortLink | undefined>;
  /** Deletes what expired before. */
  prune(before: Instant): Promise<void>;
}
