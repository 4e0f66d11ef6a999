import type { Instant, Language } from '@portico/domain/kernel';
import {
  isAwaited,
  type Notification,
  type Outbox,
  type QueuedNotification,
  type QueuedNotificationId,
  type Recipient,
} from '@portico/domain/notifications';
import { openedText, sealedColumns, sealedText } from '../sql/sealed-columns.ts';
import { deleteInBatches } from '../sql/delete-in-batches.ts';
import type { Sql } from '../sql/sql.ts';

interface NotificationRow {
  readonly id: QueuedNotificationId;
  readonly channel: Recipient['channel'];
  readonly address: string;
  readonly language: Language;
  readonly notice: KeptNotification;
  readonly made_at: Instant;
  readonly tries: number;
}

/** The kind stands open, so that what was sent can be counted; a code or link is in what is sealed. */
type KeptNotification = Notification | { readonly kind: Notification['kind']; readonly sealed: string };

const columns = 'id, channel, address, language, notice, made_at, tries';

const queuedNotificationFrom = (
  sql: Sql,
  { id, channel, address, language, notice, made_at, tries }: NotificationRow,
): QueuedNotification => ({
  id,
  notification:
    'sealed' in notice
      ? (JSON.parse(openedText(sql, sealedColumns.notification, [channel, address], notice.sealed)) as Notification)
      : notice,
  to: { channel, address },
  language,
  madeAt: made_at,
  tries,
});

/**
 * Notices on their way, in a table that every instance of the gateway shares. They are claimed by row locks that are
 * skipped by others, so two notification dispatchers never wait for each other and never take the same one.
 */
export class PostgresOutbox implements Outbox {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async put(
    notice: Notification,
    { channel, address }: Recipient,
    language: Language,
    at: Instant,
    once?: string,
  ): Promise<void> {
    const sealed = sealedText(this.#sql, sealedColumns.notification, [channel, address], JSON.stringify(notice));
    await this.#sql.rows({
      name: 'notice-put',
      text: `insert into notices (channel, address, language, notice, made_at, due_at, once, awaited)
        values ($1, $2, $3, $4, $5, $5, $6, $7)
        on conflict (once, channel, address) where once is not null do nothing`,
      values: [
        channel,
        address,
        language,
        JSON.stringify({ kind: notice.kind, sealed }),
        at,
        once ?? null,
        isAwaited(notice),
      ],
    });
  }

  async claim(
    channels: readonly Recipient['channel'][],
    now: Instant,
    until: Instant,
    limit: number,
  ): Promise<readonly QueuedNotification[]> {
    const rows = await this.#sql.rows<NotificationRow>({
      name: 'notice-claim',
      text: `with awaited as (
          select id from notices
          where awaited and sent_at is null and given_up_at is null and due_at <= $2 and channel = any($1)
          order by due_at, id limit $4 for update skip locked
        ), others as (
          select id from notices
          where not awaited and sent_at is null and given_up_at is null and due_at <= $2 and channel = any($1)
          order by due_at, id limit $4 - (select count(*) from awaited) for update skip locked
        )
        update notices set due_at = $3, tries = tries + 1
        where id in (select id from awaited union all select id from others) returning ${columns}`,
      values: [channels, now, until, limit],
    });
    return rows.map((row) => queuedNotificationFrom(this.#sql, row)).sort((one, other) => one.id - other.id);
  }

  async delivered(id: QueuedNotificationId, at: Instant): Promise<void> {
    await this.#sql.rows({
      name: 'notice-delivered',
      text: `update notices set sent_at = $2, notice = ${kindOnly} where id = $1 and given_up_at is null`,
      values: [id, at],
    });
  }

  async retry(id: QueuedNotificationId, at: Instant): Promise<void> {
    await this.#sql.rows({
      name: 'notice-retry',
      text: 'update notices set due_at = $2 where id = $1 and sent_at is null and given_up_at is null',
      values: [id, at],
    });
  }

  async giveUp(id: QueuedNotificationId, at: Instant): Promise<void> {
    await this.#sql.rows({
      name: 'notice-give-up',
      text: `update notices set given_up_at = $2, notice = ${kindOnly} where id = $1 and sent_at is null`,
      values: [id, at],
    });
  }

  async waiting(limit: number): Promise<readonly QueuedNotification[]> {
    const rows = await this.#sql.rows<NotificationRow>({
      text: `select ${columns} from notices where sent_at is null and given_up_at is null
        order by made_at desc, id desc limit $1`,
      values: [limit],
    });
    return rows.map((row) => queuedNotificationFrom(this.#sql, row));
  }

  async prune(before: Instant): Promise<void> {
    await deleteInBatches(this.#sql, 'notices', 'made_at < $1', [before]);
  }
}

/** What is kept of a notification that is done: its kind, without codes or links. */
const kindOnly = `jsonb_build_object('kind', notice -> 'kind')`;
