import type { Sql } from '@portico/adapters-storage/sql';
import type { PatientRef } from '@portico/domain/kernel';
import type { MessageId, SendKey, ThreadId } from '@portico/domain/messages';

/** The conversation of what was sent under a key. */
export const threadSentUnder = async (
  sql: Sql,
  { practice, patient }: PatientRef,
  key: SendKey,
): Promise<ThreadId | undefined> => {
  const [row] = await sql.rows<{ readonly thread_id: ThreadId }>({
    name: 'connected-message-sent-under',
    text: `select thread_id from connected.sent_messages where practice_id = $1 and patient_id = $2 and send_key = $3`,
    values: [practice, patient, key],
  });
  return row?.thread_id;
};

/** True for the first who hears that it was sent. */
export const enterSent = async (
  sql: Sql,
  { practice, patient }: PatientRef,
  { key, thread, message }: { readonly key: SendKey; readonly thread: ThreadId; readonly message: MessageId },
): Promise<boolean> => {
  const entered = await sql.rows({
    name: 'connected-message-sent',
    text: `insert into connected.sent_messages (practice_id, patient_id, send_key, thread_id, message_id)
      values ($1, $2, $3, $4, $5) on conflict do nothing returning send_key`,
    values: [practice, patient, key, thread, message],
  });
  return entered.length === 1;
};
