import type { Failure } from '@portico/application/kernel';

/** What one form of an entry's page does, or how its last press ended. */
export type EntryDoing<Refused = never, Done extends string = 'done'> =
  | { readonly kind: 'idle' | 'sending' | Done }
  | { readonly kind: 'failed'; readonly failure: Refused | Failure };
