import type { Capabilities, Capability, CodeHash, Email, Phone, Purpose } from '@portico/domain/access';
import type {
  AccountId,
  CapabilityId,
  Instant,
  Language,
  PatientId,
  PatientRef,
  PracticeId,
} from '@portico/domain/kernel';
import { deleteInBatches } from '../sql/delete-in-batches.ts';
import { accountHeld, addressHeld, chartHeld } from '../sql/held-rows.ts';
import type { Sql } from '../sql/sql.ts';

interface CapabilityRow {
  readonly id: CapabilityId;
  readonly code: CodeHash;
  readonly purpose: Purpose;
  readonly practice_id: PracticeId | null;
  readonly patient_id: PatientId | null;
  readonly account_id: AccountId | null;
  readonly email: Email | null;
  readonly phone: Phone | null;
  readonly language: Language | null;
  readonly resource: string | null;
  readonly created_at: Instant;
  readonly from_at: Instant | null;
  readonly expires_at: Instant;
  readonly used_at: Instant | null;
  readonly revoked_at: Instant | null;
  readonly wrong_checks: number;
}

const columns = `id, code, purpose, practice_id, patient_id, account_id, email, phone, language, resource,
  created_at, from_at, expires_at, used_at, revoked_at, wrong_checks`;

const capabilityFrom = (row: CapabilityRow): Capability => ({
  id: row.id,
  purpose: row.purpose,
  code: row.code,
  ...(row.practice_id === null ? {} : { practice: row.practice_id }),
  ...(row.patient_id === null ? {} : { patient: row.patient_id }),
  ...(row.account_id === null ? {} : { account: row.account_id }),
  ...(row.email === null ? {} : { email: row.email }),
  ...(row.phone === null ? {} : { phone: row.phone }),
  ...(row.language === null ? {} : { language: row.language }),
  ...(row.resource === null ? {} : { resource: row.resource }),
  createdAt: row.created_at,
  ...(row.from_at === null ? {} : { from: row.from_at }),
  expiresAt: row.expires_at,
  ...(row.used_at === null ? {} : { usedAt: row.used_at }),
  ...(row.revoked_at === null ? {} : { revokedAt: row.revoked_at }),
  wrongChecks: row.wrong_checks,
});

/** Rights that travel in links, in the portal's own tables. */
export class PostgresCapabilities implements Capabilities {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async add(one: Capability): Promise<void> {
    await this.#sql.rows({
      name: 'capability-add',
      text: `insert into capabilities (${columns})
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
      values: [
        one.id,
        one.code,
        one.purpose,
        one.practice ?? null,
        one.patient ?? null,
        one.account ?? null,
        one.email ?? null,
        one.phone ?? null,
        one.language ?? null,
        one.resource ?? null,
        one.createdAt,
        one.from ?? null,
        one.expiresAt,
        one.usedAt ?? null,
        one.revokedAt ?? null,
        one.wrongChecks,
      ],
    });
  }

  byCode(code: CodeHash): Promise<Capability | undefined> {
    return this.#one('capability-by-code', 'code', code);
  }

  byId(id: CapabilityId): Promise<Capability | undefined> {
    return this.#one('capability-by-id', 'id', id);
  }

  async last(purpose: Purpose, account: AccountId): Promise<Capability | undefined> {
    const [row] = await this.#sql.rows<CapabilityRow>({
      name: 'capability-last',
      text: `select ${columns} from capabilities where account_id = $1 and purpose = $2
        order by created_at desc, id desc limit 1`,
      values: [account, purpose],
    });
    return row && capabilityFrom(row);
  }

  async use(id: CapabilityId, at: Instant): Promise<boolean> {
    const used = await this.#sql.rows({
      name: 'capability-use',
      text: `update capabilities set used_at = $2
        where id = $1 and used_at is null and revoked_at is null returning id`,
      values: [id, at],
    });
    return used.length > 0;
  }

  async countWrongCheck(id: CapabilityId): Promise<number> {
    const [row] = await this.#sql.rows<{ readonly wrong_checks: number }>({
      name: 'capability-wrong-check',
      text: 'update capabilities set wrong_checks = wrong_checks + 1 where id = $1 returning wrong_checks',
      values: [id],
    });
    return row?.wrong_checks ?? 0;
  }

  async clearWrongChecks(id: CapabilityId): Promise<void> {
    await this.#sql.rows({
      name: 'capability-clear-checks',
      text: 'update capabilities set wrong_checks = 0 where id = $1',
      values: [id],
    });
  }

  async revoke(
    purpose: Purpose,
    about: { readonly account?: string; readonly chart?: PatientRef; readonly resource?: string },
    at: Instant,
  ): Promise<void> {
    await this.#sql.rows({
      name: 'capability-revoke',
      text: `update capabilities set revoked_at = $2
        where purpose = $1 and used_at is null and revoked_at is null
          and ($3::text is null or account_id = $3)
          and ($4::text is null or (practice_id = $4 and patient_id = $5))
          and ($6::text is null or resource = $6)`,
      values: [
        purpose,
        at,
        about.account ?? null,
        about.chart?.practice ?? null,
        about.chart?.patient ?? null,
        about.resource ?? null,
      ],
    });
  }

  async prune(before: Instant): Promise<void> {
    const wasPaidBy = 'exists (select 1 from payment_charges where link_id = capabilities.id)';
    // A refund is told of where the link was sent; one that was sent nowhere, as that of a bill, tells of nothing.
    const isNeeded = `coalesce(email, phone) is not null and ${wasPaidBy}`;
    const isHeld = [
      accountHeld('capabilities.account_id'),
      addressHeld('capabilities.email'),
      addressHeld('capabilities.phone'),
      chartHeld('capabilities.practice_id', 'capabilities.patient_id'),
    ].join(' or ');
    const isOver = `expires_at < $1 and not (${isNeeded}) and not (${isHeld})`;
    await deleteInBatches(this.#sql, 'capabilities', isOver, [before]);
  }

  async #one(name: string, column: 'code' | 'id', value: string): Promise<Capability | undefined> {
    // PostgreSQL refuses this character in any text, so that no row has it.
    if (value.includes('\0')) return undefined;
    const [row] = await this.#sql.rows<CapabilityRow>({
      name,
      text: `select ${columns} from capabilities where ${column} = $1`,
      values: [value],
    });
    return row && capabilityFrom(row);
  }
}
