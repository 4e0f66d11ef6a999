import type { Result, UploadRefused } from '@portico/domain/kernel';
import type { BadFile, NodeId } from '@portico/domain/messages';
import type { Failure } from '../kernel/index.ts';
import type { UploadPlace } from './messages.port.ts';

/** A file that the user chose on their device. */
export interface ChosenFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Its first bytes; at least `tellingBytes`, or all of a shorter file. */
  beginning(): Promise<Uint8Array>;
  /** All of it as base64, to be kept until it is sent. */
  content(): Promise<string>;
  /** The platform's own file object; only the adapter that supplies it knows the type. */
  readonly held: unknown;
}

/** The header that carries the upload token; not in the address, because proxies log addresses. */
export const uploadTokenHeader = 'x-upload-token';

/** Uploads files to the address that the messages screen returned (`MON-252`). */
export interface Uploads {
  /** `onProgress` is called with the uploaded fraction: 0 to 1. */
  bring(
    place: UploadPlace,
    file: ChosenFile,
    onProgress: (share: number) => void,
  ): Promise<Result<NodeId, UploadRefusal | Failure>>;
}

/** `not-allowed`: the token is invalid or expired. */
export type UploadRefusal =
  | BadFile
  | { readonly kind: 'not-allowed' | 'too-many' }
  | { readonly kind: Exclude<UploadRefused['kind'], 'no-picture'> };
