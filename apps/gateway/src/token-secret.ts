import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config/index.ts';

/**
 * The secret that signs access tokens. Configured where it matters; a demo makes its own and keeps it beside its data,
 * so that a restart signs nobody out.
 */
export const tokenSecretFor = async ({ tokenSecret, storage }: Config): Promise<Uint8Array> => {
  if (tokenSecret !== undefined) return new TextEncoder().encode(tokenSecret);
  if (storage.kind === 'server') return randomBytes(32);
  const path = join(storage.directory, '..', 'token-secret');
  try {
    return Buffer.from(await readFile(path, 'utf8'), 'base64url');
  } catch {
    const made = randomBytes(32);
    await mkdir(join(storage.directory, '..'), { recursive: true });
    await writeFile(path, made.toString('base64url'), { mode: 0o600 });
    return made;
  }
};
