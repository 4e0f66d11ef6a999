import type { Instant } from '../kernel/index.ts';

/** A short address for a long one, `/surl/<type>/<hash>` (`ACC-018`). */
export interface ShortLink {
  /** The purpose of the link, visible in the address; a link is found under its own type only. */
  readonly type: ShortLinkType;
  /** An address, or a path of the portal with its query. */
  readonly longUrl: string;
  /** Not valid before this (`ACC-020`). */
  readonly from?: Instant;
  readonly expiresAt: Instant;
}

/** `n`: used in notifications; `g`: used in what a practice sends itself. */
export const shortLinkTypes = ['n', 'g'] as const;
export type ShortLinkType = (typeof shortLinkTypes)[number];

export const isShortLinkType = (raw: unknown): raw is ShortLinkType => raw === 'n' || raw === 'g';
