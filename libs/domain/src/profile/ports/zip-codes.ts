export interface ZipPlace {
  readonly city: string;
  /** Two letters. */
  readonly state: string;
}

/** Which place a postal code is. */
export interface ZipCodes {
  /** Of five digits; undefined where there is no such code (`MON-292`). */
  find(zipcode: string): Promise<ZipPlace | undefined>;
}
