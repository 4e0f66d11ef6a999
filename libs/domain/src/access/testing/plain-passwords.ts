import type { PasswordKeeper } from '../ports/credentials.ts';

const prefix = 'plain:';

/** Keeps passwords as they are: for tests only, where hashing would take the time. */
export class PlainPasswords implements PasswordKeeper {
  async hash(password: string): Promise<string> {
    return `${prefix}${password}`;
  }

  async verify(hash: string | undefined, password: string): Promise<boolean> {
    return hash === `${prefix}${password}`;
  }
}
