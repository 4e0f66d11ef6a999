/** Lists of common and breached passwords (`ACC-219`). Used on the server only. */
export interface KnownPasswords {
  isKnown(password: string): Promise<boolean>;
}
