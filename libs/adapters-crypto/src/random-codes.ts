import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { CodeHash, CodeGenerator } from '@portico/domain/access';

/** Codes of the operating system's chance. One for a link has 192 bits, so a plain hash keeps it: there is nothing to guess. */
export class RandomCodes implements CodeGenerator {
  link(): { readonly code: string; readonly hash: CodeHash } {
    const code = randomBytes(24).toString('base64url');
    return { code, hash: this.hashOf(code) };
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => randomInt(10)).join('');
  }

  hashOf(code: string): CodeHash {
    return createHash('sha256').update(code, 'utf8').digest('base64url') as CodeHash;
  }

  newId(): string {
    return randomUUID();
  }
}
