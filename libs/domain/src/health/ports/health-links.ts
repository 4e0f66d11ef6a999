import type { CodeHash } from '../../access/index.ts';
import type { CountedGuess, Instant, PatientRef } from '../../kernel/index.ts';
import type { HealthLink, HealthLinkId } from '../links/health-link.ts';

export interface NewHealthLink extends Pick<HealthLink, 'id' | 'chart' | 'by' | 'contents' | 'madeAt' | 'expiresAt'> {
  readonly codeHash: CodeHash;
  readonly passcodeHash?: string;
  /** The summary as it was encrypted in the browser. */
  readonly sealed: string;
}

/** What answers somebody who holds the link. */
export interface KnownHealthLink extends Omit<HealthLink, 'openings'> {
  readonly passcodeHash?: string;
  readonly sealed: string;
}

export interface NewLinkOpening {
  readonly at: Instant;
  readonly recipient: string;
  /** Of the code by which the file can be fetched for a while. */
  readonly ticketHash: CodeHash;
}

/** Links to summaries. No key of any of them is ever here. */
export interface HealthLinks {
  /** False where `most` links of the patient that are not over are there. Atomic. */
  add(link: NewHealthLink, most: number): Promise<boolean>;
  /** Newest first, those that are over included. */
  of(patient: PatientRef): Promise<readonly HealthLink[]>;
  find(code: CodeHash, guess: CountedGuess): Promise<KnownHealthLink | undefined>;
  /** Takes the summary away as well; false if it was over or is not of the patient. */
  revoke(patient: PatientRef, id: HealthLinkId, at: Instant): Promise<boolean>;
  /**
   * Counts a passcode before it is verified, and returns the new count; one more than `most` where no more may be
   * tried. Atomic.
   */
  countPasscode(id: HealthLinkId, most: number): Promise<number>;
  /** Takes a count back, because the passcode was right. */
  uncountPasscode(id: HealthLinkId): Promise<void>;
  opened(id: HealthLinkId, opening: NewLinkOpening): Promise<void>;
  /** Whether a ticket of this link was given since then. */
  hasTicket(id: HealthLinkId, ticket: CodeHash, since: Instant): Promise<boolean>;
  /** Deletes links that were over before then. */
  prune(before: Instant): Promise<void>;
}
