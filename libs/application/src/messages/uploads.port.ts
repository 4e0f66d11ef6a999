import type { Result } from '@portico/domain/kernel';
import type { NodeId } from '@portico/domain/messages';
import type { Failure } from '../kernel/index.ts';
import type { UploadRefusal } from './message-uploads.ts';
import type { UploadPlace } from './messages.port.ts';

/** A file that somebody chose on their device. */
export interface ChosenFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Its first bytes, at least `tellingBytes` where there are as many. */
  beginning(): Promise<Uint8Array>;
  /** The file as the device holds it; whoever brings it knows what it is. */
  readonly held: unknown;
}

/** The header that carries the token of an upload: an address is written down by every proxy. */
export const uploadTokenHeader = 'x-upload-token';

/** Brings files to where the messages screen says (`MON-252`). */
export interface Uploads {
  /** `onProgress` hears how much of the file is there: 0 to 1. */
  bring(
    place: UploadPlace,
    file: ChosenFile,
    onProgress: (share: number) => void,
  ): Promise<Result<NodeId, UploadRefusal | Failure>>;
}
