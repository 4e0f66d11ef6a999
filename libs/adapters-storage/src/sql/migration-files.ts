import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A step of the schema, as the file `NNNN.do.<name>.sql` says it. */
export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly text: string;
  /** MD5 of the text, as the table of what ran keeps it. */
  readonly md5: string;
}

export const ownMigrations = fileURLToPath(new URL('../../migrations', import.meta.url));

/** The migrations of a directory by their numbers. Throws where two have the same one, or a file is named otherwise. */
export const migrationsIn = (directory: string = ownMigrations): readonly Migration[] => {
  const found = readdirSync(directory)
    .filter((file) => file.endsWith('.sql'))
    .map((file): Migration => {
      const [, version, name] = /^(\d{4})\.do\.([a-z0-9-]+)\.sql$/.exec(file) ?? [];
      if (version === undefined || name === undefined) throw new Error(`${file} is not named as a migration is.`);
      const text = readFileSync(join(directory, file), 'utf8').replaceAll('\r\n', '\n');
      return { version: Number(version), name, text, md5: createHash('md5').update(text).digest('hex') };
    })
    .sort((one, other) => one.version - other.version);
  for (const [at, { version, name }] of found.entries())
    if (found[at + 1]?.version === version)
      throw new Error(`Two migrations have the number of ${titleOf({ version, name })}.`);
  return found;
};

export const titleOf = ({ version, name }: Pick<Migration, 'version' | 'name'>): string =>
  `${String(version).padStart(4, '0')} ${name}`;
