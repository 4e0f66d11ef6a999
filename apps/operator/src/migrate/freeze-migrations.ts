import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownMigrations } from '@portico/adapters-storage/sql';

/** Lines of SHA-256 and file name, as `sha256sum` writes them: the migrations that are never changed again. */
const list = 'frozen.sha256';

const filesIn = (directory: string): readonly string[] =>
  readdirSync(directory)
    .filter((file) => file.endsWith('.sql'))
    .sort();

const sumOf = (directory: string, file: string): string =>
  createHash('sha256')
    .update(readFileSync(join(directory, file)))
    .digest('hex');

const frozenIn = (directory: string): ReadonlyMap<string, string> =>
  new Map(
    readFileSync(join(directory, list), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => [line.slice(66), line.slice(0, 64)] as const),
  );

/** Migration files that changed since they were frozen, and files that are not frozen yet. */
export const looseMigrations = (
  directory: string = ownMigrations,
): { readonly changed: readonly string[]; readonly added: readonly string[] } => {
  const files = new Set(filesIn(directory));
  const frozen = frozenIn(directory);
  return {
    changed: [...frozen].flatMap(([file, sum]) => (files.has(file) && sumOf(directory, file) === sum ? [] : [file])),
    added: [...files].filter((file) => !frozen.has(file)),
  };
};

/** Adds what is new to the list; what stands there already is not touched. Answers what was added. */
export const freeze = (directory: string = ownMigrations): readonly string[] => {
  const { added } = looseMigrations(directory);
  const all = new Map([...frozenIn(directory), ...added.map((file) => [file, sumOf(directory, file)] as const)]);
  const lines = [...all].sort(([one], [other]) => one.localeCompare(other)).map(([file, sum]) => `${sum}  ${file}\n`);
  writeFileSync(join(directory, list), lines.join(''));
  return added;
};
