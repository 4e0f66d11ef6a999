import type { Instant, PatientRef, Result } from '../../kernel/index.ts';
import type { AttachableType } from '../message-file.ts';
import type { MessageFile, NodeId } from '../thread.ts';

export interface FileToKeep {
  readonly node: NodeId;
  readonly name: string;
  readonly mediaType: AttachableType;
  readonly bytes: Uint8Array;
}

/** So many files of one patient wait at most to be sent with a message. */
export const mostUnsentFiles = 20;

/** The files at messages, and those that wait for theirs. */
export interface MessageFiles {
  keep(patient: PatientRef, file: FileToKeep): Promise<Result<void, { readonly kind: 'too-many' }>>;
  /** A file at a message of the patient's, with its bytes. */
  file(patient: PatientRef, node: NodeId): Promise<(MessageFile & { readonly bytes: Uint8Array }) | undefined>;
  /** Forgets files that were uploaded before and never sent. */
  pruneUnsent(before: Instant): Promise<void>;
}
