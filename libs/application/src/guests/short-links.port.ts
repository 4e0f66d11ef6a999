import type { ServiceResult } from '../kernel/index.ts';

/** Short addresses used in text messages (`ACC-018`). */
export interface ShortAddresses {
  /** Resolves a short link; open to every holder of it. */
  lengthen(type: string, hash: string): ServiceResult<Lengthened>;
}

export type Lengthened =
  /** A path of this portal with its query, or an address at a host that the installation trusts. */
  | { readonly kind: 'leads'; readonly to: string }
  /** Not valid yet (`ACC-020`). */
  | { readonly kind: 'too-early' }
  /** Unknown, expired, or pointing to an address that this portal does not redirect to (`ACC-021`). */
  | { readonly kind: 'unknown' };
