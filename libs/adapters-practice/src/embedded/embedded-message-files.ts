import {
  chartHeld,
  deleteInBatches,
  openedBytes,
  sealedBytes,
  sealedColumns,
  type Sql,
} from '@portico/adapters-storage/sql';
import { failed, ok, type Instant, type PatientRef, type Result } from '@portico/domain/kernel';
import {
  mostUnsentFiles,
  type FileToKeep,
  type MessageFile,
  type MessageFiles,
  type NodeId,
} from '@portico/domain/messages';
import { holdPatient } from './row-locks.ts';

/** Files at messages, in the database beside them. */
export class EmbeddedMessageFiles implements MessageFiles {
  readonly #sql: Sql;
  readonly #now: () => Instant;

  constructor(sql: Sql, now: () => Instant) {
    this.#sql = sql;
    this.#now = now;
  }

  keep(patient: PatientRef, file: FileToKeep): Promise<Result<void, { readonly kind: 'too-many' }>> {
    return this.#sql.transaction(async (sql): Promise<Result<void, { readonly kind: 'too-many' }>> => {
      await holdPatient(sql, patient);
      const [waiting] = await sql.rows<{ readonly files: number }>({
        name: 'clinic-message-files-waiting',
        text: `select count(*) as files from clinic.message_files
          where practice_id = $1 and patient_id = $2 and thread_id is null`,
        values: [patient.practice, patient.patient],
      });
      if ((waiting?.files ?? 0) >= mostUnsentFiles) return failed({ kind: 'too-many' });
      await sql.rows({
        name: 'clinic-message-file-keep',
        text: `insert into clinic.message_files (practice_id, patient_id, id, name, media_type, bytes, kept_at, size)
          values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        values: [
          patient.practice,
          patient.patient,
          file.node,
          file.name,
          file.mediaType,
          Buffer.from(
            sealedBytes(sql, sealedColumns.messageFile, [patient.practice, patient.patient, file.node], file.bytes),
          ),
          this.#now(),
          file.bytes.length,
        ],
      });
      return ok(undefined);
    });
  }

  async file(patient: PatientRef, node: NodeId): Promise<(MessageFile & { readonly bytes: Uint8Array }) | undefined> {
    const [row] = await this.#sql.rows<FileRow>({
      name: 'clinic-message-file',
      text: `select f.name, f.description, f.media_type, f.bytes from clinic.message_files f
        join clinic.threads t on t.practice_id = f.practice_id and t.patient_id = f.patient_id and t.id = f.thread_id
        where f.practice_id = $1 and f.patient_id = $2 and f.id = $3 and t.latest_at > coalesce(t.removed_at, -1)`,
      values: [patient.practice, patient.patient, node],
    });
    if (row === undefined) return undefined;
    const { name, description, media_type: mediaType, bytes } = row;
    return {
      node,
      name,
      ...(description === null ? {} : { description }),
      mediaType,
      bytes: new Uint8Array(
        openedBytes(this.#sql, sealedColumns.messageFile, [patient.practice, patient.patient, node], bytes),
      ),
    };
  }

  async pruneUnsent(before: Instant): Promise<void> {
    const isFree = `not ${chartHeld('message_files.practice_id', 'message_files.patient_id')}`;
    await deleteInBatches(this.#sql, 'clinic.message_files', `thread_id is null and kept_at < $1 and ${isFree}`, [
      before,
    ]);
  }
}

interface FileRow {
  readonly name: string;
  readonly description: string | null;
  readonly media_type: string;
  readonly bytes: Uint8Array;
}
