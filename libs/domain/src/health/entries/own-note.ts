import type { Instant } from '../../kernel/index.ts';
import type { EntryRef } from './entry-ref.ts';

/** A note that a person keeps beside an entry: their own words, which nobody else sees. */
export interface OwnNote {
  readonly of: EntryRef;
  readonly text: string;
  readonly at: Instant;
}

export const longestOwnNote = 1000;
