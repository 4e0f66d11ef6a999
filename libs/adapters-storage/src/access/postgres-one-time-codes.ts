import type { ShortCodeHash, CodePurpose, OneTimeCode, OneTimeCodes } from '@portico/domain/access';
import type { AccountId, DeviceId, Instant } from '@portico/domain/kernel';
import { deleteInBatches } from '../sql/delete-in-batches.ts';
import { accountHeld } from '../sql/held-rows.ts';
import type { Sql } from '../sql/sql.ts';

interface CodeRow {
  readonly code: ShortCodeHash;
  readonly sent_to: string;
  readonly expires_at: Instant;
  readonly wrong_tries: number;
}

/** One-time codes and trusted devices in the portal's own tables. */
export class PostgresOneTimeCodes implements OneTimeCodes {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async put({ account, device, purpose, code, sentTo, expiresAt, wrongTries }: OneTimeCode): Promise<void> {
    await this.#sql.rows({
      name: 'one-time-code-put',
      text: `insert into one_time_codes (account_id, device_id, purpose, code, sent_to, expires_at, wrong_tries)
        values ($1, $2, $3, $4, $5, $6, $7)
        on conflict (account_id, device_id, purpose) do update set (code, sent_to, expires_at, wrong_tries) =
          row(excluded.code, excluded.sent_to, excluded.expires_at, excluded.wrong_tries)`,
      values: [account, device, purpose, code, sentTo, expiresAt, wrongTries],
    });
  }

  async find(account: AccountId, device: DeviceId, purpose: CodePurpose): Promise<OneTimeCode | undefined> {
    const [row] = await this.#sql.rows<CodeRow>({
      name: 'one-time-code-find',
      text: `select code, sent_to, expires_at, wrong_tries from one_time_codes
        where account_id = $1 and device_id = $2 and purpose = $3`,
      values: [account, device, purpose],
    });
    return (
      row && {
        account,
        device,
        purpose,
        code: row.code,
        sentTo: row.sent_to,
        expiresAt: row.expires_at,
        wrongTries: row.wrong_tries,
      }
    );
  }

  async countWrongTry(account: AccountId, device: DeviceId, purpose: CodePurpose): Promise<number> {
    const [row] = await this.#sql.rows<{ readonly wrong_tries: number }>({
      name: 'one-time-code-wrong-try',
      text: `update one_time_codes set wrong_tries = wrong_tries + 1
        where account_id = $1 and device_id = $2 and purpose = $3 returning wrong_tries`,
      values: [account, device, purpose],
    });
    return row?.wrong_tries ?? 0;
  }

  async take(account: AccountId, device: DeviceId, purpose: CodePurpose): Promise<boolean> {
    const taken = await this.#sql.rows({
      name: 'one-time-code-take',
      text: `delete from one_time_codes where account_id = $1 and device_id = $2 and purpose = $3 returning account_id`,
      values: [account, device, purpose],
    });
    return taken.length > 0;
  }

  async trust(account: AccountId, device: DeviceId, until: Instant): Promise<void> {
    await this.#sql.rows({
      name: 'trust-device',
      text: `insert into trusted_devices (account_id, device_id, until) values ($1, $2, $3)
        on conflict (account_id, device_id) do update set until = excluded.until`,
      values: [account, device, until],
    });
  }

  async isTrusted(account: AccountId, device: DeviceId, now: Instant): Promise<boolean> {
    const trusted = await this.#sql.rows({
      name: 'is-trusted-device',
      text: 'select 1 as one from trusted_devices where account_id = $1 and device_id = $2 and until > $3',
      values: [account, device, now],
    });
    return trusted.length > 0;
  }

  async distrustAll(account: AccountId): Promise<void> {
    await this.#sql.rows({
      name: 'distrust-devices',
      text: 'delete from trusted_devices where account_id = $1',
      values: [account],
    });
  }

  async prune(before: Instant): Promise<void> {
    await deleteInBatches(this.#sql, 'one_time_codes', 'expires_at < $1', [before]);
    const isOver = `until < $1 and not ${accountHeld('trusted_devices.account_id')}`;
    await deleteInBatches(this.#sql, 'trusted_devices', isOver, [before]);
  }
}
