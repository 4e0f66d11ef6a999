import type { ServiceResult } from '../kernel/index.ts';

/** Short addresses that stand in text messages (`ACC-018`). */
export interface ShortAddresses {
  /** Where a short link leads; asked by anybody who holds it. */
  lengthen(type: string, hash: string): ServiceResult<Lengthened>;
}

export type Lengthened =
  /** A path of this portal with its query, or an address at a host that the installation trusts. */
  | { readonly kind: 'leads'; readonly to: string }
  /** It opens later (`ACC-020`). */
  | { readonly kind: 'too-early' }
  /** Not known, over, or leading where this portal leads nobody (`ACC-021`). */
  | { readonly kind: 'unknown' };
