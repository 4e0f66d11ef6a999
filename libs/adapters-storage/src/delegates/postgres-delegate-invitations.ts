import type { Email, Permission } from '@portico/domain/access';
import type { DelegateInvitation, DelegateInvitations, InvitationId } from '@portico/domain/delegates';
import type { AccountId, Instant, Language, PatientRef } from '@portico/domain/kernel';
import type { Sql } from '../sql/sql.ts';

interface InvitationRow {
  readonly id: InvitationId;
  readonly from_account: AccountId;
  readonly name: string;
  readonly email: Email;
  readonly language: Language;
  readonly charts: readonly PatientRef[];
  readonly permissions: readonly Permission[];
  readonly until: Instant | null;
  readonly sent_at: Instant;
  readonly expires_at: Instant;
  readonly verified_at: Instant | null;
  readonly closed: NonNullable<DelegateInvitation['closed']> | null;
}

const columns = `id, from_account, name, email, language, charts, permissions, until, sent_at, expires_at, verified_at,
  closed`;

const invitationFrom = (row: InvitationRow): DelegateInvitation => ({
  id: row.id,
  from: row.from_account,
  name: row.name,
  email: row.email,
  language: row.language,
  charts: row.charts.map(({ practice, patient }) => ({ practice, patient })),
  permissions: row.permissions,
  ...(row.until === null ? {} : { until: row.until }),
  sentAt: row.sent_at,
  expiresAt: row.expires_at,
  ...(row.verified_at === null ? {} : { verifiedAt: row.verified_at }),
  ...(row.closed === null ? {} : { closed: row.closed }),
});

const places = columns
  .split(',')
  .map((_, at) => `$${at + 1}`)
  .join(', ');

const valuesOf = (invitation: DelegateInvitation): readonly unknown[] => {
  const { id, from, name, email, language, charts, permissions, until, sentAt, expiresAt } = invitation;
  return [
    ...[id, from, name, email, language, JSON.stringify(charts), permissions, until ?? null, sentAt, expiresAt],
    ...[invitation.verifiedAt ?? null, invitation.closed ?? null],
  ];
};

/** Who was asked to act for whom, in the portal's own tables. */
export class PostgresDelegateInvitations implements DelegateInvitations {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async add(invitation: DelegateInvitation): Promise<void> {
    await this.#sql.rows({
      name: 'delegate-invitation-add',
      text: `insert into delegate_invitations (${columns}) values (${places})`,
      values: valuesOf(invitation),
    });
  }

  async replace(id: InvitationId, by: DelegateInvitation): Promise<boolean> {
    return this.#sql.transaction(async (sql) => {
      const withdrawn = await sql.rows({
        name: 'delegate-invitation-replaced',
        text: `update delegate_invitations set closed = 'withdrawn' where id = $1 and closed is null returning id`,
        values: [id],
      });
      if (withdrawn.length === 0) return false;
      await new PostgresDelegateInvitations(sql).add(by);
      return true;
    });
  }

  async byId(id: InvitationId): Promise<DelegateInvitation | undefined> {
    const [row] = await this.#sql.rows<InvitationRow>({
      name: 'delegate-invitation-by-id',
      text: `select ${columns} from delegate_invitations where id = $1`,
      values: [id],
    });
    return row && invitationFrom(row);
  }

  async openOf(from: AccountId): Promise<readonly DelegateInvitation[]> {
    const rows = await this.#sql.rows<InvitationRow>({
      name: 'delegate-invitations-open',
      text: `select ${columns} from delegate_invitations where from_account = $1 and closed is null order by sent_at, id`,
      values: [from],
    });
    return rows.map(invitationFrom);
  }

  async verify(id: InvitationId, at: Instant): Promise<void> {
    await this.#sql.rows({
      name: 'delegate-invitation-verify',
      text: 'update delegate_invitations set verified_at = $2 where id = $1 and closed is null',
      values: [id, at],
    });
  }

  async close(id: InvitationId, how: NonNullable<DelegateInvitation['closed']>): Promise<boolean> {
    const closed = await this.#sql.rows({
      name: 'delegate-invitation-close',
      text: 'update delegate_invitations set closed = $2 where id = $1 and closed is null returning id',
      values: [id, how],
    });
    return closed.length > 0;
  }
}
