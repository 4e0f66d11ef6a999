import {
  chartHeld,
  deleteInBatches,
  openedBytes,
  sealedBytes,
  sealedColumns,
  type Sql,
} from '@portico/adapters-storage/sql';
import type { Instant, PatientRef, PracticeId } from '@portico/domain/kernel';
import {
  mostUnsentFiles,
  type FileToKeep,
  type Message,
  type MessageFile,
  type MessageId,
  type NodeId,
  type SendKey,
  type ThreadId,
} from '@portico/domain/messages';
import { lockPatient } from './calendar-locks.ts';

/** A file that was uploaded to be sent. */
export interface UploadedFile extends MessageFile {
  readonly bytes: Uint8Array;
}

/** Keeps a file until it is sent; false if too many wait already. */
export const keepUpload = (outer: Sql, patient: PatientRef, file: FileToKeep, at: Instant): Promise<boolean> =>
  outer.transaction(async (sql) => {
    await lockPatient(sql, patient);
    const ofPatient = [patient.practice, patient.patient];
    const [waiting] = await sql.rows<{ readonly files: number }>({
      name: 'connected-uploads-waiting',
      text: `select count(*) as files from connected.message_files
        where practice_id = $1 and patient_id = $2 and thread_id is null`,
      values: ofPatient,
    });
    if ((waiting?.files ?? 0) >= mostUnsentFiles) return false;
    const sealed = sealedBytes(sql, sealedColumns.uploadedFile, [...ofPatient, file.node], file.bytes);
    await sql.rows({
      name: 'connected-upload-keep',
      text: `insert into connected.message_files (practice_id, patient_id, id, name, media_type, bytes, kept_at)
        values ($1, $2, $3, $4, $5, $6, $7)`,
      values: [...ofPatient, file.node, file.name, file.mediaType, Buffer.from(sealed), at],
    });
    return true;
  });

/** Takes a file to send it under a key; undefined if it is not there, or taken under another key. */
export const takeUpload = async (
  sql: Sql,
  { practice, patient }: PatientRef,
  { node, description }: { readonly node: NodeId; readonly description?: string },
  key: SendKey,
): Promise<UploadedFile | undefined> => {
  const [row] = await sql.rows<{ readonly name: string; readonly media_type: string; readonly bytes: Uint8Array }>({
    name: 'connected-upload-take',
    text: `update connected.message_files set send_key = $4, description = $5
      where practice_id = $1 and patient_id = $2 and id = $3 and bytes is not null and coalesce(send_key, $4) = $4
      returning name, media_type, bytes`,
    values: [practice, patient, node, key, description ?? null],
  });
  if (row === undefined) return undefined;
  const bytes = openedBytes(sql, sealedColumns.uploadedFile, [practice, patient, node], row.bytes);
  const described = description === undefined ? {} : { description };
  return { node, name: row.name, mediaType: row.media_type, ...described, bytes: new Uint8Array(bytes) };
};

/** It was not sent, and can be sent under another key. */
export const giveUploadBack = async (sql: Sql, { practice, patient }: PatientRef, key: SendKey): Promise<void> => {
  await sql.rows({
    name: 'connected-upload-back',
    text: `update connected.message_files set send_key = null
      where practice_id = $1 and patient_id = $2 and send_key = $3 and thread_id is null`,
    values: [practice, patient, key],
  });
};

/** It was sent: the system has its bytes. */
export const uploadSent = async (
  sql: Sql,
  { practice, patient }: PatientRef,
  { key, thread, message }: { readonly key: SendKey; readonly thread: ThreadId; readonly message: MessageId },
): Promise<void> => {
  await sql.rows({
    name: 'connected-upload-sent',
    text: `update connected.message_files set thread_id = $4, message_id = $5, bytes = null
      where practice_id = $1 and patient_id = $2 and send_key = $3`,
    values: [practice, patient, key, thread, message],
  });
};

export const pruneUploads = (sql: Sql, practice: PracticeId, before: Instant): Promise<void> =>
  deleteInBatches(
    sql,
    'connected.message_files',
    `message_files.practice_id = $1 and thread_id is null and kept_at < $2
      and not ${chartHeld('message_files.practice_id', 'message_files.patient_id')}`,
    [practice, before],
  );

interface SentRow {
  readonly id: NodeId;
  readonly message_id: MessageId;
}

const sentFilesOf = async (
  sql: Sql,
  { practice, patient }: PatientRef,
  thread: ThreadId,
): Promise<readonly SentRow[]> =>
  sql.rows<SentRow>({
    name: 'connected-sent-files',
    text: `select id, message_id from connected.message_files where practice_id = $1 and patient_id = $2 and thread_id = $3`,
    values: [practice, patient, thread],
  });

/** Messages whose file was uploaded here name it as it was uploaded: the patient knows it by that. */
export const withSentFiles = async (
  sql: Sql,
  patient: PatientRef,
  thread: ThreadId,
  messages: readonly Message[],
): Promise<readonly Message[]> => {
  const sent = new Map((await sentFilesOf(sql, patient, thread)).map(({ id, message_id }) => [message_id, id]));
  return messages.map((message) => {
    const node = sent.get(message.id);
    return node === undefined ? message : { ...message, files: message.files.map((file) => ({ ...file, node })) };
  });
};
