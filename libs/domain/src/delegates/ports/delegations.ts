import type { Permission } from '../../access/index.ts';
import type { AccountId, Instant, PatientRef, ProfileId } from '../../kernel/index.ts';
import type { Delegation } from '../delegation.ts';

/** Who may act for whom. */
export interface Delegations {
  /** Every one of a delegate, ended ones too, oldest first. */
  ofDelegate(delegate: AccountId): Promise<readonly Delegation[]>;
  /** Every one over these charts, ended ones too, oldest first. */
  overCharts(charts: readonly PatientRef[]): Promise<readonly Delegation[]>;
  /** Keeps a delegation; one of the same delegate and chart is replaced. */
  grant(delegation: Delegation): Promise<void>;
  /** Changes what is open and until when; a revoked or unknown one is left alone and answered false. */
  change(
    delegate: AccountId,
    chart: PatientRef,
    change: { readonly permissions: readonly Permission[]; readonly until?: Instant },
  ): Promise<boolean>;
  /** Ends a delegation; answers whether there was one to end. */
  revoke(delegate: AccountId, chart: PatientRef, at: Instant): Promise<boolean>;
  /** Moves every delegation of one profile to another of the same delegate, and gives it that one's name. */
  merge(delegate: AccountId, from: ProfileId, into: ProfileId): Promise<void>;
}
