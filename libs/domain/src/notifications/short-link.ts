import type { Instant } from '../kernel/index.ts';

/** A short address that stands for a long one, `/surl/<type>/<hash>` (`ACC-018`). */
export interface ShortLink {
  /** What the link is for, in the address for whoever reads it; a link is found under its own type only. */
  readonly type: ShortLinkType;
  /** An address, or a path of the portal with its query. */
  readonly longUrl: string;
  /** Not before this; earlier it is early (`ACC-020`). */
  readonly from?: Instant;
  readonly expiresAt: Instant;
}

/** `n` stands in notices; `g` in what a practice sends itself. */
export const shortLinkTypes = ['n', 'g'] as const;
export type ShortLinkType = (typeof shortLinkTypes)[number];

export const isShortLinkType = (raw: unknown): raw is ShortLinkType => raw === 'n' || raw === 'g';
