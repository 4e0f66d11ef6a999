/** Passwords that are on lists of common and breached ones (`ACC-219`). Asked on the server only. */
export interface KnownPasswords {
  isKnown(password: string): Promise<boolean>;
}
