import { failed, ok, type Instant, type PatientRef, type Result } from '@portico/domain/kernel';
import type { FileToKeep, MessageFile, MessageFiles, NodeId } from '@portico/domain/messages';
import type { ConnectedPractices } from './connected-practices.ts';
import { keepUpload, pruneUploads, withSentFiles } from './message-file-rows.ts';
import { mailOf, messagesOf, threadsOf } from './read-system-threads.ts';

/** Files at messages are the system's; uploaded ones are kept here until they are sent. */
export class ConnectedMessageFiles implements MessageFiles {
  readonly #practices: ConnectedPractices;

  constructor(practices: ConnectedPractices) {
    this.#practices = practices;
  }

  async keep(patient: PatientRef, file: FileToKeep): Promise<Result<void, { readonly kind: 'too-many' }>> {
    const link = this.#practices.of(patient.practice);
    const isKept = link !== undefined && (await keepUpload(link.sql, patient, file, await link.now()));
    return isKept ? ok(undefined) : failed({ kind: 'too-many' });
  }

  /** The system tells of a file only at its message, so the conversations are read until it is found, the latest first. */
  async file(patient: PatientRef, node: NodeId): Promise<(MessageFile & { readonly bytes: Uint8Array }) | undefined> {
    const of = await mailOf(this.#practices, patient);
    if (of?.mail.file === undefined) return undefined;
    const { link } = of;
    for await (const page of threadsOf(of)) {
      for (const thread of page) {
        const known = await messagesOf(of, thread);
        const messages = known.map(({ message }) => message);
        for (const [at, { files }] of (await withSentFiles(link.sql, patient, thread.id, messages)).entries()) {
          const place = files.findIndex((file) => file.node === node);
          const [file, systemId] = [files[place], known[at]?.systemFiles[place]];
          if (file === undefined || systemId === undefined) continue;
          const bytes = link.answers.foundOf('mail.file', await of.mail.file(of.id, systemId, link.call()));
          return bytes && { ...file, bytes };
        }
      }
    }
    return undefined;
  }

  async pruneUnsent(before: Instant): Promise<void> {
    for (const { sql, id } of this.#practices.all()) await pruneUploads(sql, id, before);
  }
}
