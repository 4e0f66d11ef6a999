/** A file to save or open. `name` carries no personal data (`APT-279`). */
export interface FileContent {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** Hands a fetched file to the person: saved on a computer, opened on a phone. */
export interface FileDelivery {
  deliver(file: FileContent): void;
}
