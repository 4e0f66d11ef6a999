/**
 * Encrypts what a leaked copy of the database must not reveal: secrets of second factors, card vault references, unsent
 * notifications, messages, pictures, files. `place` names table, column and key of the row; a value sealed for one
 * place cannot be opened for another. Sealed text starts with `sealed.KEY.`, and the same text at the same place always
 * seals to the same result.
 */
export interface Sealing {
  seal(plain: string, place: string): string;
  /**
   * Opens what `seal` returned. Text stored before there were keys is returned unchanged. Throws if it was sealed for
   * another place, under a key that is not on the ring, or was altered.
   */
  open(kept: string, place: string): string;
  /** The same for bytes. */
  sealBytes(plain: Uint8Array, place: string): Uint8Array;
  openBytes(kept: Uint8Array, place: string): Uint8Array;
  /** The id of the key of a sealed value; undefined if it is not sealed. */
  keyOf(kept: string | Uint8Array): string | undefined;
  /** The id of the current sealing key. */
  readonly current: string;
}
