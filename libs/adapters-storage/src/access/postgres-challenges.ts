import type { Challenge, Challenges } from '@portico/domain/access';
import type { AccountId, Instant } from '@portico/domain/kernel';
import { openedText, sealedColumns, sealedText } from '../sql/sealed-columns.ts';
import type { Sql } from '../sql/sql.ts';

interface ChallengeRow {
  readonly kind: Challenge['kind'];
  readonly account_id: AccountId | null;
  readonly secret: string | null;
  readonly expires_at: Instant;
}

const challengeFrom = (sql: Sql, id: string, row: ChallengeRow): Challenge => ({
  id,
  kind: row.kind,
  ...(row.account_id === null ? {} : { account: row.account_id }),
  ...(row.secret === null ? {} : { secret: openedText(sql, sealedColumns.newAppSecret, [id], row.secret) }),
  expiresAt: row.expires_at,
});

/** Challenges in the portal's own tables; those whose time is over go when another one comes. */
export class PostgresChallenges implements Challenges {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async put({ id, kind, account, secret, expiresAt }: Challenge, now: Instant): Promise<void> {
    await this.#sql.rows({
      name: 'prune-challenges',
      text: 'delete from challenges where expires_at <= $1',
      values: [now],
    });
    await this.#sql.rows({
      name: 'put-challenge',
      text: 'insert into challenges (id, kind, account_id, secret, expires_at) values ($1, $2, $3, $4, $5)',
      values: [
        id,
        kind,
        account ?? null,
        secret === undefined ? null : sealedText(this.#sql, sealedColumns.newAppSecret, [id], secret),
        expiresAt,
      ],
    });
  }

  async find(id: string, now: Instant): Promise<Challenge | undefined> {
    const [row] = await this.#sql.rows<ChallengeRow>({
      name: 'find-challenge',
      text: 'select kind, account_id, secret, expires_at from challenges where id = $1 and expires_at > $2',
      values: [id, now],
    });
    return row && challengeFrom(this.#sql, id, row);
  }

  async take(id: string, now: Instant): Promise<Challenge | undefined> {
    const [row] = await this.#sql.rows<ChallengeRow>({
      name: 'take-challenge',
      text: 'delete from challenges where id = $1 and expires_at > $2 returning kind, account_id, secret, expires_at',
      values: [id, now],
    });
    return row && challengeFrom(this.#sql, id, row);
  }
}
