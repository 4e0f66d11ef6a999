import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BackupRefused } from './backup-refused.ts';
import type { TableHash } from './table-hashes.ts';

/** What stands beside the files of a backup. */
export interface Manifest {
  readonly format: 1;
  /** ISO 8601, UTC: the instant as of which the backup is. */
  readonly taken: string;
  readonly engine: 'embedded' | 'server';
  readonly tables: readonly TableHash[];
  /** SHA-256 in hexadecimal, by path within the backup. */
  readonly files: Readonly<Record<string, string>>;
}

const manifestName = 'backup.json';

/** Where the files of PostgreSQL stand within a backup. */
export const clusterOfBackup = (backup: string): string => join(backup, 'data');

export const hashFiles = async (backup: string): Promise<Readonly<Record<string, string>>> => {
  const files: Record<string, string> = {};
  for (const entry of readdirSync(clusterOfBackup(backup), { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    files[relative(backup, path)] = hash.digest('hex');
  }
  return files;
};

export const writeManifest = (backup: string, manifest: Manifest): void =>
  writeFileSync(join(backup, manifestName), `${JSON.stringify(manifest, undefined, 1)}\n`, { mode: 0o600 });

/** Throws `BackupRefused` where there is none that this version can read. */
export const readManifest = (backup: string): Manifest => {
  const path = join(backup, manifestName);
  if (!existsSync(path)) throw new BackupRefused(`There is no whole backup in ${backup}: it has no ${manifestName}.`);
  try {
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
    if (manifest.format === 1) return manifest;
  } catch {
    // Said below.
  }
  throw new BackupRefused(`${path} cannot be read by this version.`);
};
