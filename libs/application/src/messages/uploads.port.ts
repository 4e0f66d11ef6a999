import type { Result, UploadRefused } from '@portico/domain/kernel';
import type { BadFile, NodeId } from '@portico/domain/messages';
import type { Failure } from '../kernel/index.ts';
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

/** `not-allowed`: the token is none, or its time is over. */
export type UploadRefusal =
  | BadFile
  | { readonly kind: 'not-allowed' | 'too-many' }
  | { readonly kind: Exclude<UploadRefused['kind'], 'no-picture'> };
