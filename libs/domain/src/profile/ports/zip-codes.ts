export interface ZipPlace {
  readonly city: string;
  /** Two letters. */
  readonly state: string;
}

/** Looks up the place of a postal code. */
export interface ZipCodes {
  /** Five digits; undefined if there is no such code (`MON-292`). */
  find(zipcode: string): Promise<ZipPlace | undefined>;
}
