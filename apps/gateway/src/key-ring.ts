import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type KeyRing, newRingEntry, parseKeyRing } from '@portico/adapters-crypto';
import type { Config, Storage } from './config/index.ts';

/**
 * The key ring of an installation: the configured one, or that of a demo or trial, which is made at its first start and
 * kept beside the embedded data. Throws where that file is no key ring.
 */
export const keyRingFor = async ({ keys, storage }: Pick<Config, 'keys' | 'storage'>): Promise<KeyRing> => {
  if (keys !== undefined) return keys;
  const path = ringBeside(storage);
  const ring = parseKeyRing(await readOrMake(path));
  if (!ring.ok) throw new Error(`${path} ${ring.error}.`);
  return ring.value;
};

const ringBeside = (storage: Storage): string => {
  if (storage.kind === 'server') throw new Error('Bug: a database server was taken without a key ring.');
  return join(dirname(resolve(storage.directory)), 'keys');
};

const readOrMake = async (path: string): Promise<string> => {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    const made = `${newRingEntry('first')}\n`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, made, { mode: 0o600, flag: 'wx' });
    return made;
  }
};
