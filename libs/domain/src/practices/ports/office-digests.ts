import type { Instant, PracticeId, TimeZone } from '../../kernel/index.ts';
import type { OfficeCounts, OfficeDigest } from '../office-digest.ts';

/** A practice whose digest is due. */
export interface DueDigest {
  readonly practice: PracticeId;
  readonly name: string;
  readonly timeZone: TimeZone;
  readonly digest: OfficeDigest;
  /** Since when; absent where none was mailed since the practice said to whom. */
  readonly dueAt?: Instant;
}

/** Which practices want a digest of what waits for their office. */
export interface OfficeDigests {
  /** Those whose next one is due, or was never set; at most a hundred. */
  due(now: Instant): Promise<readonly DueDigest[]>;
  counts(practice: PracticeId, now: Instant): Promise<OfficeCounts>;
  /** Sets when the next one is due. */
  schedule(practice: PracticeId, next: Instant): Promise<void>;
}
