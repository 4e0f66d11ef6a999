import type { Instant, Language } from '@portico/domain/kernel';
import type { Notice, Outbox, Posting, PostingId, Recipient } from '@portico/domain/notices';
import type { Sql } from '../sql/sql.ts';

interface NoticeRow {
  readonly id: PostingId;
  readonly channel: Recipient['channel'];
  readonly address: string;
  readonly language: Language;
  readonly notice: Notice;
  readonly made_at: Instant;
  readonly tries: number;
}

const columns = 'id, channel, address, language, notice, made_at, tries';

const postingFrom = ({ id, channel, address, language, notice, made_at, tries }: NoticeRow): Posting => ({
  id,
  notice,
  to: { channel, address },
  language,
  madeAt: made_at,
  tries,
});

/**
 * Notices on their way, in a table that every instance of the gateway shares. They are claimed by row locks that are
 * skipped by others, so two couriers never wait for each other and never take the same one.
 */
export class PostgresOutbox implements Outbox {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async put(notice: Notice, { channel, address }: Recipient, language: Language, at: Instant): Promise<void> {
    await this.#sql.rows({
      name: 'notice-put',
      text: `insert into notices (channel, address, language, notice, made_at, due_at) values ($1, $2, $3, $4, $5, $5)`,
      values: [channel, address, language, JSON.stringify(notice), at],
    });
  }

  async claim(
    channels: readonly Recipient['channel'][],
    now: Instant,
    until: Instant,
    limit: number,
  ): Promise<readonly Posting[]> {
    const rows = await this.#sql.rows<NoticeRow>({
      name: 'notice-claim',
      text: `with due as (
          select id from notices
          where sent_at is null and given_up_at is null and due_at <= $2 and channel = any($1)
          order by due_at, id limit $4 for update skip locked
        )
        update notices set due_at = $3, tries = tries + 1 where id in (select id from due) returning ${columns}`,
      values: [channels, now, until, limit],
    });
    return rows.map(postingFrom).sort((one, other) => one.id - other.id);
  }

  async delivered(id: PostingId, at: Instant): Promise<void> {
    await this.#sql.rows({
      name: 'notice-delivered',
      text: `update notices set sent_at = $2, notice = ${kindOnly} where id = $1 and given_up_at is null`,
      values: [id, at],
    });
  }

  async retry(id: PostingId, at: Instant): Promise<void> {
    await this.#sql.rows({
      name: 'notice-retry',
      text: 'update notices set due_at = $2 where id = $1 and sent_at is null and given_up_at is null',
      values: [id, at],
    });
  }

  async giveUp(id: PostingId, at: Instant): Promise<void> {
    await this.#sql.rows({
      name: 'notice-give-up',
      text: `update notices set given_up_at = $2, notice = ${kindOnly} where id = $1 and sent_at is null`,
      values: [id, at],
    });
  }

  async waiting(limit: number): Promise<readonly Posting[]> {
    const rows = await this.#sql.rows<NoticeRow>({
      text: `select ${columns} from notices where sent_at is null and given_up_at is null
        order by made_at desc, id desc limit $1`,
      values: [limit],
    });
    return rows.map(postingFrom);
  }

  async prune(before: Instant): Promise<void> {
    await this.#sql.rows({
      name: 'notice-prune',
      text: 'delete from notices where made_at < $1',
      values: [before],
    });
  }
}

/** A code or link that has done its errand is nobody's to read. */
const kindOnly = `jsonb_build_object('kind', notice -> 'kind')`;
