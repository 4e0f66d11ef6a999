import type { Instant, PatientRef, Result } from '../../kernel/index.ts';
import type { AttachableType } from '../message-file.ts';
import type { MessageFile, NodeId } from '../thread.ts';

export interface FileToKeep {
  readonly node: NodeId;
  readonly name: string;
  readonly mediaType: AttachableType;
  readonly bytes: Uint8Array;
}

/** The most uploaded files of one patient that are not sent yet. */
export const mostUnsentFiles = 20;

/** Files of messages, and uploaded files that are not sent yet. */
export interface MessageFiles {
  keep(patient: PatientRef, file: FileToKeep): Promise<Result<void, { readonly kind: 'too-many' }>>;
  /** A file of one of the patient's messages, with its bytes. */
  file(patient: PatientRef, node: NodeId): Promise<(MessageFile & { readonly bytes: Uint8Array }) | undefined>;
  /** Deletes files that were uploaded before then and never sent. */
  pruneUnsent(before: Instant): Promise<void>;
}
