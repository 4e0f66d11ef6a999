/**
 * Seals what a copy of the database alone must not give away: secrets of second factors, card vault references, unsent
 * notifications, messages, pictures, files. `place` names table, column and key of the row; what was sealed for one place
 * opens at no other. It begins with `sealed.KEY.`, and the same text at the same place is sealed alike.
 */
export interface Sealing {
  seal(plain: string, place: string): string;
  /**
   * Opens what `seal` made. Text that was kept before there were keys is answered as it stands. Throws where it was
   * sealed for another place, under a key that is not on the ring, or changed since.
   */
  open(kept: string, place: string): string;
  /** The same for bytes. */
  sealBytes(plain: Uint8Array, place: string): Uint8Array;
  openBytes(kept: Uint8Array, place: string): Uint8Array;
  /** The id of the key under which something is sealed; undefined for what is not sealed. */
  keyOf(kept: string | Uint8Array): string | undefined;
  /** The id of the key that seals now. */
  readonly current: string;
}
