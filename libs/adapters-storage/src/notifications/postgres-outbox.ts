import { createHash } from 'node:crypto';
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
import { addressHeld } from '../sql/held-rows.ts';
import { dueInTurn, PracticeTurns } from '../sql/practices-in-turn.ts';
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

interface ClaimedRow extends NotificationRow {
  readonly practice_id: string;
  readonly awaited: boolean;
  readonly is_turn: boolean;
}

/** As whose notice one is taken that is sent in no practice's name; so are those that the release before this one wrote. */
const portal = 'portal';

/** The kind stands open, so that what was sent can be counted; a code or link is in what is sealed. */
type KeptNotification = Notification | { readonly kind: Notification['kind']; readonly sealed: string };

const columns = 'n.id, channel, address, language, notice, made_at, tries';

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

/** Those for which nobody waits, by the practices in whose names they are sent. */
const others = {
  table: 'notices',
  by: 'sender',
  key: 'id',
  waits: 'not awaited and sent_at is null and given_up_at is null and channel = any($6)',
  dueAt: 'due_at',
  then: 'id',
  limit: '$3 - (select count(*) from awaited)',
};

const awaited = `awaited as (
    select id from notices
    where awaited and sent_at is null and given_up_at is null and due_at <= $1 and channel = any($6)
    order by due_at, id limit $3 for update skip locked
  )`;

/**
 * Notices on their way, in a table that every instance of the gateway shares. They are claimed by row locks that are
 * skipped by others, so two notification dispatchers never wait for each other and never take the same one.
 */
export class PostgresOutbox implements Outbox {
  readonly #sql: Sql;
  readonly #turns = new PracticeTurns();

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
      text: `insert into notices (channel, address, language, notice, made_at, due_at, once, awaited, sender)
        values ($1, $2, $3, $4, $5, $5, $6, $7, $8)
        on conflict (once, channel, address) where once is not null do nothing`,
      values: [
        channel,
        address,
        language,
        JSON.stringify({ kind: notice.kind, sealed }),
        at,
        once ?? null,
        isAwaited(notice),
        this.#senderOf(notice),
      ],
    });
  }

  /** Whose turn it is: a practice under a name that says nothing, or the portal itself. */
  #senderOf(notice: Notification): string {
    if (!('practice' in notice)) return portal;
    return createHash('sha256')
      .update(this.#sql.sealing.seal(notice.practice, 'notices.sender'))
      .digest('hex')
      .slice(0, 16);
  }

  /** Codes and links for which a person waits; then the first of each practice, in turn; then those that have waited longest. */
  async claim(
    channels: readonly Recipient['channel'][],
    now: Instant,
    until: Instant,
    limit: number,
  ): Promise<readonly QueuedNotification[]> {
    const rows = await this.#sql.rows<ClaimedRow>({
      text: `${dueInTurn(others, [awaited])}, taken as (
          select id, true as awaited, false as is_turn from awaited union all select id, false, is_turn from due
        )
        update notices n set due_at = $2, tries = tries + 1 from taken where n.id = taken.id
        returning ${columns}, sender as practice_id, taken.awaited, taken.is_turn`,
      values: [now, until, limit, this.#turns.after, limit, channels],
    });
    const left = limit - rows.filter((row) => row.awaited).length;
    if (left > 0) this.#turns.had(rows, left);
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
      text: `select ${columns} from notices n where sent_at is null and given_up_at is null
        order by made_at desc, id desc limit $1`,
      values: [limit],
    });
    return rows.map((row) => queuedNotificationFrom(this.#sql, row));
  }

  async prune(before: Instant): Promise<void> {
    await deleteInBatches(this.#sql, 'notices', `made_at < $1 and not ${addressHeld('notices.address')}`, [before]);
  }
}

/** What is kept of a notification that is done: its kind, without codes or links. */
const kindOnly = `jsonb_build_object('kind', notice -> 'kind')`;
