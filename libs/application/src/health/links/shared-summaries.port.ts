import type { Result } from '@portico/domain/kernel';

/** What a SMART Health Link says (HL7 SMART Health Links). */
export interface LinkPayload {
  readonly url: string;
  /** 32 bytes in base64url; it never leaves the browser. */
  readonly key: string;
  /** In seconds. */
  readonly exp?: number;
  readonly flag?: string;
  readonly label?: string;
  readonly v?: 1;
}

/** The link is not one; another site's; over; behind a passcode that was wrong or is missing; or it cannot be reached. */
export type LinkNotOpened =
  | { readonly kind: 'unreadable' | 'elsewhere' | 'over' | 'unreachable' | 'too-often' }
  | { readonly kind: 'passcode'; readonly remaining: number };

/** Opens links in the browser of whoever received one. */
export interface SharedSummaries {
  payload(link: string): LinkPayload | undefined;
  /** The decrypted summary, as JSON. */
  open(
    payload: LinkPayload,
    who: { readonly recipient: string; readonly passcode?: string },
  ): Promise<Result<string, LinkNotOpened>>;
}

/** Encrypts a summary, and writes the link that decrypts it. */
export interface SummarySealing {
  seal(summary: Uint8Array): Promise<{ readonly sealed: string; readonly key: string }>;
  link(payload: LinkPayload): string;
}
