import { hash, verify, type Options } from '@node-rs/argon2';
import { longestPassword, type PasswordHasher } from '@portico/domain/access';

/** Argon2id (the library's default kind) in 19 MiB, two passes, one lane. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash of a random, discarded password: verified for unknown accounts, so that they take as long as known ones. */
const nobody = '$argon2id$v=19$m=19456,t=2,p=1$7vjKZg6POrI26D5QgQ6R+A$kNixkEXoSi+4EUCNb52ZcVrXjxq7DhqisAzjUSqU7yw';

/** The same letters typed on another device may arrive composed differently. */
const normal = (password: string): string => password.normalize('NFKC');

/** Passwords kept as argon2id hashes, worked out off the event loop. */
export class Argon2Passwords implements PasswordHasher {
  async hash(password: string): Promise<string> {
    if (password.length > longestPassword) throw new RangeError('Bug: a password was kept that no rule lets pass.');
    return hash(normal(password), cost);
  }

  /** A hash that cannot be read opens to no password. What is too long to be a password costs the same as a wrong one. */
  async verify(hash: string | undefined, password: string): Promise<boolean> {
    if (password.length > longestPassword) return this.verify(undefined, '');
    const matches = await verify(hash ?? nobody, normal(password)).catch(() => false);
    return matches && hash !== undefined;
  }
}
