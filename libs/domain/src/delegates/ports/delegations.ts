import type { Permission } from '../../access/index.ts';
import type { AccountId, Instant, PatientRef, ProfileId } from '../../kernel/index.ts';
import type { Delegation } from '../delegation.ts';

/** Delegations: who may act for whom. */
export interface Delegations {
  /** All delegations of a delegate, ended ones too, oldest first. */
  ofDelegate(delegate: AccountId): Promise<readonly Delegation[]>;
  /** All delegations for these charts, ended ones too, oldest first. */
  overCharts(charts: readonly PatientRef[]): Promise<readonly Delegation[]>;
  /** Stores a delegation; replaces one of the same delegate and chart. */
  grant(delegation: Delegation): Promise<void>;
  /** Changes permissions and expiry; false, and no change, for a revoked or unknown one. */
  change(
    delegate: AccountId,
    chart: PatientRef,
    change: { readonly permissions: readonly Permission[]; readonly until?: Instant },
  ): Promise<boolean>;
  /** Revokes a delegation; returns whether there was one to revoke. */
  revoke(delegate: AccountId, chart: PatientRef, at: Instant): Promise<boolean>;
  /** Moves every delegation of one profile to another of the same delegate, and renames it accordingly. */
  merge(delegate: AccountId, from: ProfileId, into: ProfileId): Promise<void>;
}
