import type { CodeHash } from '../../access/index.ts';
import type { AccountId, Instant, PatientRef } from '../../kernel/index.ts';
import type { AppGrant, AppGrantId, AppToken, AppTokenKind } from '../app-grant.ts';

/** What people allowed apps. */
export interface AppGrants {
  /** Stores a permission; ends an earlier one of the same app, chart and account. */
  grant(grant: AppGrant): Promise<void>;
  find(at: Pick<PatientRef, 'practice'>, id: AppGrantId): Promise<AppGrant | undefined>;
  /** Live ones that this account allowed, or that concern these charts; the newest first. */
  live(account: AccountId, charts: readonly PatientRef[], now: Instant): Promise<readonly AppGrant[]>;
  /** Ends a permission; false if it had ended. */
  end(grant: Pick<AppGrant, 'id' | 'chart'>, at: Instant): Promise<boolean>;
  noteUse(grant: Pick<AppGrant, 'id' | 'chart'>, at: Instant): Promise<void>;
  /** Deletes what ended or ran out before then. */
  prune(before: Instant): Promise<void>;
}

/** What apps were handed. */
export interface AppTokens {
  put(token: AppToken): Promise<void>;
  find(hash: CodeHash): Promise<AppToken | undefined>;
  /** Marks a code or refresh token as spent. Of two concurrent calls, only one answers true. */
  spend(hash: CodeHash, kind: AppTokenKind, at: Instant): Promise<boolean>;
  /** Deletes a token, so that it opens nothing from then on. */
  forget(hash: CodeHash): Promise<void>;
  prune(before: Instant): Promise<void>;
}
