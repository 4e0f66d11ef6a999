import type { ShortCodeHash, Protection, Protections, SecondFactor } from '@portico/domain/access';
import type { AccountId, Instant } from '@portico/domain/kernel';
import { openedText, sealedColumns, sealedText } from '../sql/sealed-columns.ts';
import type { Sql } from '../sql/sql.ts';

interface ProtectionRow {
  readonly factors: readonly SecondFactor[];
  readonly codes: readonly ShortCodeHash[];
}

/** Passkeys are told apart by their id; of every other kind an account has one. */
const credentialOf = (factor: SecondFactor): string => (factor.kind === 'passkey' ? factor.id : '');

/** Second factors and recovery codes in the portal's own tables. A factor is kept whole, as the domain has it. */
export class PostgresProtections implements Protections {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async of(account: AccountId): Promise<Protection> {
    const [row] = await this.#sql.rows<ProtectionRow>({
      name: 'protection',
      text: `select
        coalesce((select json_agg(detail order by position) from second_factors where account_id = $1), '[]') as factors,
        coalesce((select json_agg(code order by code) from recovery_codes where account_id = $1), '[]') as codes`,
      values: [account],
    });
    return {
      account,
      factors: (row?.factors ?? []).map((factor) => this.#opened(account, factor)),
      recoveryCodes: row?.codes ?? [],
    };
  }

  async addFactor(account: AccountId, factor: SecondFactor): Promise<void> {
    await this.#sql.rows({
      name: 'add-second-factor',
      text: `insert into second_factors (account_id, kind, credential_id, detail) values ($1, $2, $3, $4)
        on conflict (account_id, kind, credential_id) do update set detail = excluded.detail`,
      values: [account, factor.kind, credentialOf(factor), JSON.stringify(this.#sealed(account, factor))],
    });
  }

  #sealed(account: AccountId, factor: SecondFactor): SecondFactor {
    if (factor.kind !== 'totp') return factor;
    return {
      ...factor,
      secret: sealedText(this.#sql, sealedColumns.appSecret, [account, factor.kind, ''], factor.secret),
    };
  }

  #opened(account: AccountId, factor: SecondFactor): SecondFactor {
    if (factor.kind !== 'totp') return factor;
    return {
      ...factor,
      secret: openedText(this.#sql, sealedColumns.appSecret, [account, factor.kind, ''], factor.secret),
    };
  }

  async removeFactor(account: AccountId, kind: SecondFactor['kind'], passkey?: string): Promise<void> {
    await this.#sql.rows({
      name: 'remove-second-factor',
      text: `delete from second_factors where account_id = $1 and kind = $2
        and ($3::text is null or credential_id = $3 or kind <> 'passkey')`,
      values: [account, kind, passkey ?? null],
    });
  }

  async setRecoveryCodes(account: AccountId, codes: readonly ShortCodeHash[]): Promise<void> {
    await this.#sql.transaction(async (sql) => {
      await sql.rows({
        name: 'clear-recovery-codes',
        text: 'delete from recovery_codes where account_id = $1',
        values: [account],
      });
      await sql.rows({
        name: 'set-recovery-codes',
        text: 'insert into recovery_codes (account_id, code) select $1, * from unnest($2::text[])',
        values: [account, codes],
      });
    });
  }

  async useRecoveryCode(account: AccountId, everyHash: readonly ShortCodeHash[]): Promise<boolean> {
    const used = await this.#sql.rows({
      name: 'use-recovery-code',
      text: 'delete from recovery_codes where account_id = $1 and code = any($2) returning code',
      values: [account, everyHash],
    });
    return used.length > 0;
  }

  async advanceTotp(account: AccountId, step: number): Promise<boolean> {
    const moved = await this.#sql.rows({
      name: 'advance-totp',
      text: `update second_factors set detail = jsonb_set(detail, '{lastStep}', to_jsonb($2::bigint))
        where account_id = $1 and kind = 'totp' and coalesce((detail->>'lastStep')::bigint, -1) < $2::bigint
        returning account_id`,
      values: [account, step],
    });
    return moved.length > 0;
  }

  async byPasskey(id: string): Promise<AccountId | undefined> {
    const [row] = await this.#sql.rows<{ readonly account_id: AccountId }>({
      name: 'account-by-passkey',
      text: `select account_id from second_factors where kind = 'passkey' and credential_id = $1`,
      values: [id],
    });
    return row?.account_id;
  }

  async noteUse(account: AccountId, kind: Exclude<SecondFactor['kind'], 'passkey'>, at: Instant): Promise<void> {
    await this.#sql.rows({
      name: 'note-factor-use',
      text: `update second_factors set detail = detail || jsonb_build_object('lastUsedAt', $3::bigint)
        where account_id = $1 and kind = $2`,
      values: [account, kind, at],
    });
  }

  async keepPasskeysBesidePassword(account: AccountId): Promise<void> {
    await this.#sql.rows({
      name: 'keep-passkeys-beside-password',
      text: `update second_factors set detail = detail || '{"besidePassword": true}'
        where account_id = $1 and kind = 'passkey'`,
      values: [account],
    });
  }

  async notePasskeyUse(id: string, counter: number, at: Instant): Promise<void> {
    await this.#sql.rows({
      name: 'note-passkey-use',
      text: `update second_factors
        set detail = (detail - 'besidePassword') || jsonb_build_object('counter', $2::bigint, 'lastUsedAt', $3::bigint)
        where kind = 'passkey' and credential_id = $1`,
      values: [id, counter, at],
    });
  }
}
