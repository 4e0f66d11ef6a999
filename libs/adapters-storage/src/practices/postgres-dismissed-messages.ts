import type { AccountId, Instant, PracticeId } from '@portico/domain/kernel';
import type { DismissedMessages } from '@portico/domain/practices';
import type { Sql } from '../sql/sql.ts';

export class PostgresDismissedMessages implements DismissedMessages {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async has(practice: PracticeId, account: AccountId, message: string): Promise<boolean> {
    const found = await this.#sql.rows({
      name: 'dismissed-message',
      text: 'select 1 from dismissed_messages where practice_id = $1 and account_id = $2 and message_id = $3',
      values: [practice, account, message],
    });
    return found.length > 0;
  }

  async add(practice: PracticeId, account: AccountId, message: string, at: Instant): Promise<void> {
    await this.#sql.rows({
      name: 'dismiss-message',
      text: `insert into dismissed_messages (practice_id, account_id, message_id, dismissed_at)
        values ($1, $2, $3, $4) on conflict do nothing`,
      values: [practice, account, message, at],
    });
  }
}
