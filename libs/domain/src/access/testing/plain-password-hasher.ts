import { longestPassword } from '../password.ts';
import type { PasswordHasher } from '../ports/passwords-and-tokens.ts';

const prefix = 'plain:';

/** Stores passwords unhashed; for tests only, where hashing would take time. */
export class PlainPasswords implements PasswordHasher {
  async hash(password: string): Promise<string> {
    if (password.length > longestPassword) throw new RangeError('Bug: a password was kept that no rule lets pass.');
    return `${prefix}${password}`;
  }

  async verify(hash: string | undefined, password: string): Promise<boolean> {
    return password.length <= longestPassword && hash === `${prefix}${password}`;
  }
}
