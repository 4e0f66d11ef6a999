import type { LinkedIdentities, LinkedIdentity } from '@portico/domain/access';
import type { AccountId, Instant } from '@portico/domain/kernel';
import type { Sql } from '../sql/sql.ts';

interface LinkedRow {
  readonly account_id: AccountId;
  readonly provider: string;
  readonly issuer: string;
  readonly subject: string;
  readonly linked_at: Instant;
  readonly last_used_at: Instant | null;
}

const columns = 'account_id, provider, issuer, subject, linked_at, last_used_at';

const linkedFrom = (row: LinkedRow): LinkedIdentity => ({
  account: row.account_id,
  provider: row.provider,
  issuer: row.issuer,
  subject: row.subject,
  linkedAt: row.linked_at,
  ...(row.last_used_at === null ? {} : { lastUsedAt: row.last_used_at }),
});

/** Identities at providers in the portal's own tables. */
export class PostgresLinkedIdentities implements LinkedIdentities {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async find(issuer: string, subject: string): Promise<LinkedIdentity | undefined> {
    const [row] = await this.#sql.rows<LinkedRow>({
      name: 'find-linked-identity',
      text: `select ${columns} from linked_identities where issuer = $1 and subject = $2`,
      values: [issuer, subject],
    });
    return row && linkedFrom(row);
  }

  async of(account: AccountId): Promise<readonly LinkedIdentity[]> {
    const rows = await this.#sql.rows<LinkedRow>({
      name: 'linked-identities-of',
      text: `select ${columns} from linked_identities where account_id = $1 order by linked_at, provider`,
      values: [account],
    });
    return rows.map(linkedFrom);
  }

  link(account: AccountId, { provider, issuer, subject }: IdentityToLink, at: Instant): Promise<boolean> {
    return this.#sql.transaction(async (sql) => {
      const [held] = await sql.rows<Pick<LinkedRow, 'account_id'>>({
        name: 'hold-linked-identity',
        text: 'select account_id from linked_identities where issuer = $1 and subject = $2 for update',
        values: [issuer, subject],
      });
      if (held !== undefined) return held.account_id === account;
      await sql.rows({
        name: 'replace-linked-identity',
        text: 'delete from linked_identities where account_id = $1 and provider = $2',
        values: [account, provider],
      });
      const added = await sql.rows({
        name: 'link-identity',
        text: `insert into linked_identities (account_id, provider, issuer, subject, linked_at)
          values ($1, $2, $3, $4, $5) on conflict do nothing returning 1`,
        values: [account, provider, issuer, subject, at],
      });
      return added.length > 0;
    });
  }

  async unlink(account: AccountId, provider: string): Promise<boolean> {
    const rows = await this.#sql.rows({
      name: 'unlink-identity',
      text: 'delete from linked_identities where account_id = $1 and provider = $2 returning 1',
      values: [account, provider],
    });
    return rows.length > 0;
  }

  async noteUse(issuer: string, subject: string, at: Instant): Promise<void> {
    await this.#sql.rows({
      name: 'note-identity-use',
      text: 'update linked_identities set last_used_at = $3 where issuer = $1 and subject = $2',
      values: [issuer, subject, at],
    });
  }
}

type IdentityToLink = Parameters<LinkedIdentities['link']>[1];
