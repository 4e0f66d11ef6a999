import type { Sql } from '@portico/adapters-storage/sql';
import type { Instant, PatientRef } from '@portico/domain/kernel';
import { isBefore, type Mark, type MessageId, type ThreadId } from '@portico/domain/messages';

/** What a patient has read of a conversation, and when they put it away. */
export interface OwnOfThread {
  /** The last message up to which everything is read. */
  readonly read?: Mark<MessageId>;
  readonly removedAt?: Instant;
}

interface ThreadRow {
  readonly thread_id: ThreadId;
  readonly read_at: Instant | null;
  readonly read_id: MessageId | null;
  readonly removed_at: Instant | null;
}

export const ownOfThreads = async (
  sql: Sql,
  { practice, patient }: PatientRef,
  threads: readonly ThreadId[],
): Promise<ReadonlyMap<ThreadId, OwnOfThread>> => {
  const rows = await sql.rows<ThreadRow>({
    name: 'connected-own-of-threads',
    text: `select thread_id, read_at, read_id, removed_at from connected.threads
      where practice_id = $1 and patient_id = $2 and thread_id = any($3::text[])`,
    values: [practice, patient, threads],
  });
  return new Map(
    rows.map(({ thread_id, read_at, read_id, removed_at }) => [
      thread_id,
      {
        ...(read_at === null ? {} : { read: { at: read_at, id: read_id ?? ('' as MessageId) } }),
        ...(removed_at === null ? {} : { removedAt: removed_at }),
      },
    ]),
  );
};

/** Everything up to a message is read, and nothing after it; nothing at all without one. */
export const keepRead = async (
  sql: Sql,
  { practice, patient }: PatientRef,
  thread: ThreadId,
  read: Mark<MessageId> | undefined,
): Promise<void> => {
  await sql.rows({
    name: 'connected-thread-read',
    text: `insert into connected.threads (practice_id, patient_id, thread_id, read_at, read_id) values ($1, $2, $3, $4, $5)
      on conflict (practice_id, patient_id, thread_id) do update set read_at = excluded.read_at, read_id = excluded.read_id`,
    values: [practice, patient, thread, read?.at ?? null, read?.id ?? null],
  });
};

/** A conversation whose latest message is not after this moment is not shown. */
export const keepRemoved = async (
  sql: Sql,
  { practice, patient }: PatientRef,
  thread: ThreadId,
  at: Instant,
): Promise<void> => {
  await sql.rows({
    name: 'connected-thread-removed',
    text: `insert into connected.threads (practice_id, patient_id, thread_id, removed_at) values ($1, $2, $3, $4)
      on conflict (practice_id, patient_id, thread_id) do update set removed_at = excluded.removed_at`,
    values: [practice, patient, thread, at],
  });
};

export const isReadUpTo = (read: Mark<MessageId> | undefined, message: Mark<MessageId>): boolean =>
  read !== undefined && !isBefore(read, message);
