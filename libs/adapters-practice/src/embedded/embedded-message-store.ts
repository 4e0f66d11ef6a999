import { sealedColumns, sealedText, type Sql } from '@portico/adapters-storage/sql';
import { failed, ok, type Instant, type PatientRef, type Result } from '@portico/domain/kernel';
import type {
  FileToAttach,
  MessageStore,
  NewThread,
  NotSent,
  Reply,
  SendKey,
  Sent,
  ThreadId,
} from '@portico/domain/messages';
import { EmbeddedCorrespondence } from './embedded-correspondence.ts';
import { holdPatient } from './row-locks.ts';

/** Takes in what patients write: the id of a message is made of its key, so that it stands there once. */
export class EmbeddedMessageStore implements MessageStore {
  readonly #sql: Sql;
  readonly #now: () => Instant;

  constructor(sql: Sql, now: () => Instant) {
    this.#sql = sql;
    this.#now = now;
  }

  start(patient: PatientRef, message: NewThread, key: SendKey): ReturnType<MessageStore['start']> {
    const id = `thread.${key}` as ThreadId;
    return this.#sql.transaction(async (sql): ReturnType<MessageStore['start']> => {
      await holdPatient(sql, patient);
      if (await isThere(sql, patient, id)) return ok({ thread: id, isNew: false });
      const { providers } = await new EmbeddedCorrespondence(sql).correspondents(patient);
      const provider = providers.find((each) => each.id === message.provider);
      if (provider === undefined) return failed({ kind: 'not-found' });
      if (!provider.active) return failed({ kind: 'provider-inactive' });
      const { file } = message;
      if (file !== undefined && !(await isUnsent(sql, patient, file.node))) return failed({ kind: 'file-gone' });
      const now = this.#now();
      await sql.rows({
        name: 'clinic-thread-start',
        text: `insert into clinic.threads (practice_id, patient_id, id, provider_id, subject, latest_at, team)
          values ($1, $2, $3, $4, $5, $6, $7)`,
        values: [
          patient.practice,
          patient.patient,
          id,
          provider.team === undefined ? provider.id : null,
          sealedText(sql, sealedColumns.threadSubject, [patient.practice, patient.patient, id], message.subject),
          now,
          provider.team ?? null,
        ],
      });
      await write(sql, patient, id, message, key, now);
      await attach(sql, patient, id, file, key);
      return ok({ thread: id, isNew: true });
    });
  }

  reply(patient: PatientRef, thread: ThreadId, reply: Reply, key: SendKey): Promise<Result<Sent, NotSent>> {
    return this.#sql.transaction(async (sql): Promise<Result<Sent, NotSent>> => {
      await holdPatient(sql, patient);
      const found = await new EmbeddedCorrespondence(sql).thread(patient, thread, 1);
      if (found === undefined) return failed({ kind: 'not-found' });
      const [sent] = await sql.rows({
        name: 'clinic-message-sent',
        text: `select 1 from clinic.messages
          where practice_id = $1 and patient_id = $2 and thread_id = $3 and id = $4`,
        values: [patient.practice, patient.patient, thread, messageId(key)],
      });
      if (sent !== undefined) return ok({ isNew: false });
      if (!found.provider.active) return failed({ kind: 'provider-inactive' });
      const { file } = reply;
      if (file !== undefined && !(await isUnsent(sql, patient, file.node))) return failed({ kind: 'file-gone' });
      const now = this.#now();
      await write(sql, patient, thread, reply, key, now);
      await attach(sql, patient, thread, file, key);
      await sql.rows({
        name: 'clinic-thread-latest',
        text: `update clinic.threads set latest_at = greatest(latest_at, $4)
          where practice_id = $1 and patient_id = $2 and id = $3`,
        values: [patient.practice, patient.patient, thread, now],
      });
      return ok({ isNew: true });
    });
  }

  async mark(patient: PatientRef, thread: ThreadId, as: 'read' | 'unread'): Promise<boolean> {
    if ((await new EmbeddedCorrespondence(this.#sql).thread(patient, thread, 1)) === undefined) return false;
    if (as === 'read') await read(this.#sql, patient, thread, this.#now());
    else {
      await this.#sql.rows({
        name: 'clinic-thread-unread',
        text: `update clinic.messages set read_at = null
          where practice_id = $1 and patient_id = $2 and thread_id = $3 and id = (
            select id from clinic.messages
            where practice_id = $1 and patient_id = $2 and thread_id = $3 and not from_patient
            order by sent_at desc, id desc limit 1)`,
        values: [patient.practice, patient.patient, thread],
      });
    }
    return true;
  }

  remove(patient: PatientRef, thread: ThreadId): Promise<boolean> {
    return this.#sql.transaction(async (sql) => {
      const now = this.#now();
      const put = await sql.rows({
        name: 'clinic-thread-remove',
        text: `update clinic.threads set removed_at = greatest(latest_at, $4)
          where practice_id = $1 and patient_id = $2 and id = $3 and latest_at > coalesce(removed_at, -1) returning 1`,
        values: [patient.practice, patient.patient, thread, now],
      });
      if (put.length === 0) return false;
      await read(sql, patient, thread, now);
      return true;
    });
  }
}

const messageId = (key: SendKey): string => `sent.${key}`;

const isThere = async (sql: Sql, { practice, patient }: PatientRef, thread: ThreadId): Promise<boolean> => {
  const found = await sql.rows({
    name: 'clinic-thread-is-there',
    text: 'select 1 from clinic.threads where practice_id = $1 and patient_id = $2 and id = $3',
    values: [practice, patient, thread],
  });
  return found.length > 0;
};

const isUnsent = async (sql: Sql, { practice, patient }: PatientRef, node: string): Promise<boolean> => {
  const found = await sql.rows({
    name: 'clinic-message-file-unsent',
    text: `select 1 from clinic.message_files
      where practice_id = $1 and patient_id = $2 and id = $3 and thread_id is null for update`,
    values: [practice, patient, node],
  });
  return found.length > 0;
};

const attach = async (
  sql: Sql,
  { practice, patient }: PatientRef,
  thread: ThreadId,
  file: FileToAttach | undefined,
  key: SendKey,
): Promise<void> => {
  if (file === undefined) return;
  await sql.rows({
    name: 'clinic-message-file-send',
    text: `update clinic.message_files set thread_id = $4, message_id = $5, description = $6
      where practice_id = $1 and patient_id = $2 and id = $3`,
    values: [practice, patient, file.node, thread, messageId(key), file.description ?? null],
  });
};

const write = async (
  sql: Sql,
  { practice, patient }: PatientRef,
  thread: ThreadId,
  { body, sender }: Reply,
  key: SendKey,
  now: Instant,
): Promise<void> => {
  const id = messageId(key);
  await sql.rows({
    name: 'clinic-message-write',
    text: `insert into clinic.messages (practice_id, patient_id, thread_id, id, from_patient, sender, body, sent_at)
      values ($1, $2, $3, $4, true, $5, $6, $7)`,
    values: [
      practice,
      patient,
      thread,
      id,
      sender,
      sealedText(sql, sealedColumns.messageBody, [practice, patient, thread, id], body),
      now,
    ],
  });
};

const read = async (sql: Sql, { practice, patient }: PatientRef, thread: ThreadId, now: Instant): Promise<void> => {
  await sql.rows({
    name: 'clinic-thread-read',
    text: `update clinic.messages set read_at = $4
      where practice_id = $1 and patient_id = $2 and thread_id = $3 and read_at is null and not from_patient`,
    values: [practice, patient, thread, now],
  });
};
