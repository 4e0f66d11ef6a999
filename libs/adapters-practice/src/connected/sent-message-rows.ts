import type { Sql } from '@portico/adapters-storage/sql';
import type { Instant, PatientRef } from '@portico/domain/kernel';
import type { MessageId, SendKey, ThreadId } from '@portico/domain/messages';

/** What was sent under a key; `thread` is undefined until the system has answered. */
export interface SentMessage {
  readonly thread?: ThreadId;
}

/** Writes down that a message is about to be sent; answers what was sent under the key before, if anything was asked. */
export const startSending = async (
  sql: Sql,
  { practice, patient }: PatientRef,
  key: SendKey,
  now: Instant,
): Promise<SentMessage | undefined> => {
  const values = [practice, patient, key];
  const entered = await sql.rows({
    name: 'connected-message-start',
    text: `insert into connected.sent_messages (practice_id, patient_id, send_key, asked_at) values ($1, $2, $3, $4)
      on conflict do nothing returning send_key`,
    values: [...values, now],
  });
  if (entered.length === 1) return undefined;
  const [row] = await sql.rows<{ readonly thread_id: ThreadId | null }>({
    name: 'connected-message-sent-before',
    text: `select thread_id from connected.sent_messages where practice_id = $1 and patient_id = $2 and send_key = $3`,
    values,
  });
  return row === undefined || row.thread_id === null ? {} : { thread: row.thread_id };
};

/** True for the first who hears that it was sent. */
export const finishSending = async (
  sql: Sql,
  { practice, patient }: PatientRef,
  { key, thread, message }: { readonly key: SendKey; readonly thread: ThreadId; readonly message: MessageId },
): Promise<boolean> => {
  const finished = await sql.rows({
    name: 'connected-message-sent',
    text: `update connected.sent_messages set thread_id = $4, message_id = $5
      where practice_id = $1 and patient_id = $2 and send_key = $3 and thread_id is null returning send_key`,
    values: [practice, patient, key, thread, message],
  });
  return finished.length === 1;
};

/** It was certainly not sent. */
export const undoSending = async (sql: Sql, { practice, patient }: PatientRef, key: SendKey): Promise<void> => {
  await sql.rows({
    name: 'connected-message-undo',
    text: `delete from connected.sent_messages
      where practice_id = $1 and patient_id = $2 and send_key = $3 and thread_id is null`,
    values: [practice, patient, key],
  });
};
