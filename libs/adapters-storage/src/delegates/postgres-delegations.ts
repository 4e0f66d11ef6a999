import type { Permission } from '@portico/domain/access';
import type { Delegation, Delegations } from '@portico/domain/delegates';
import type { AccountId, Instant, PatientId, PatientRef, PracticeId, ProfileId } from '@portico/domain/kernel';
import type { Sql } from '../sql/sql.ts';

interface DelegationRow {
  readonly practice_id: PracticeId;
  readonly patient_id: PatientId;
  readonly delegate_id: AccountId;
  readonly profile_id: ProfileId;
  readonly profile_name: string;
  readonly permissions: readonly Permission[];
  readonly granted_at: Instant;
  readonly until: Instant | null;
  readonly revoked_at: Instant | null;
}

const columns = `practice_id, patient_id, delegate_id, profile_id, profile_name, permissions, granted_at, until, revoked_at`;

const delegationFrom = (row: DelegationRow): Delegation => ({
  delegate: row.delegate_id,
  chart: { practice: row.practice_id, patient: row.patient_id },
  profile: row.profile_id,
  profileName: row.profile_name,
  permissions: row.permissions,
  grantedAt: row.granted_at,
  ...(row.until === null ? {} : { until: row.until }),
  ...(row.revoked_at === null ? {} : { revokedAt: row.revoked_at }),
});

/** Who may act for whom, in the portal's own tables. */
export class PostgresDelegations implements Delegations {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async ofDelegate(delegate: AccountId): Promise<readonly Delegation[]> {
    const rows = await this.#sql.rows<DelegationRow>({
      name: 'delegations-of-delegate',
      text: `select ${columns} from delegations where delegate_id = $1 order by granted_at, practice_id, patient_id`,
      values: [delegate],
    });
    return rows.map(delegationFrom);
  }

  async overCharts(charts: readonly PatientRef[]): Promise<readonly Delegation[]> {
    const rows = await this.#sql.rows<DelegationRow>({
      name: 'delegations-over-charts',
      text: `select ${columns} from delegations
        join unnest($1::text[], $2::text[]) as c (practice, patient) on practice_id = c.practice and patient_id = c.patient
        order by granted_at, practice_id, patient_id, delegate_id`,
      values: [charts.map(({ practice }) => practice), charts.map(({ patient }) => patient)],
    });
    return rows.map(delegationFrom);
  }

  async grant({ chart, delegate, ...granted }: Delegation): Promise<void> {
    await this.#sql.rows({
      name: 'delegation-grant',
      text: `insert into delegations (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
        on conflict (practice_id, patient_id, delegate_id) do update set
          (profile_id, profile_name, permissions, granted_at, until, revoked_at) =
          row(excluded.profile_id, excluded.profile_name, excluded.permissions, excluded.granted_at, excluded.until,
            excluded.revoked_at)`,
      values: [
        ...[chart.practice, chart.patient, delegate, granted.profile, granted.profileName, granted.permissions],
        ...[granted.grantedAt, granted.until ?? null, granted.revokedAt ?? null],
      ],
    });
  }

  async change(
    delegate: AccountId,
    { practice, patient }: PatientRef,
    { permissions, until }: Parameters<Delegations['change']>[2],
  ): Promise<boolean> {
    const changed = await this.#sql.rows({
      name: 'delegation-change',
      text: `update delegations set permissions = $4, until = $5
        where practice_id = $1 and patient_id = $2 and delegate_id = $3 and revoked_at is null returning delegate_id`,
      values: [practice, patient, delegate, permissions, until ?? null],
    });
    return changed.length > 0;
  }

  async revoke(delegate: AccountId, { practice, patient }: PatientRef, at: Instant): Promise<boolean> {
    const revoked = await this.#sql.rows({
      name: 'delegation-revoke',
      text: `update delegations set revoked_at = $4
        where practice_id = $1 and patient_id = $2 and delegate_id = $3 and revoked_at is null returning delegate_id`,
      values: [practice, patient, delegate, at],
    });
    return revoked.length > 0;
  }

  async merge(delegate: AccountId, from: ProfileId, into: ProfileId): Promise<void> {
    await this.#sql.rows({
      name: 'delegation-merge',
      text: `update delegations set profile_id = $3, profile_name = coalesce(
          (select profile_name from delegations where delegate_id = $1 and profile_id = $3 order by granted_at limit 1),
          profile_name)
        where delegate_id = $1 and profile_id = $2`,
      values: [delegate, from, into],
    });
  }
}
