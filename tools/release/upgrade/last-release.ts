import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The release before this one, as a commit, and how it was found. */
export interface LastRelease {
  readonly commit: string;
  readonly foundBy: string;
  /** Files without which a gateway of it does not live through a migration; it takes those of now. */
  readonly mended: readonly string[];
}

/** Before them a statement that was prepared failed for good once a migration had changed its columns. */
const mendedAfterFirst = [
  'libs/adapters-storage/src/sql/map-outage-errors.ts',
  'libs/adapters-storage/src/sql/pooled-database.ts',
  // What that one imports and the release does not have, or has otherwise.
  'libs/adapters-storage/src/sql/statement-batches.ts',
  'libs/adapters-storage/src/sql/transaction-sql.ts',
  'libs/adapters-storage/src/sql/transaction-turns.ts',
];

/** The day of the newest entry in a changelog. */
export const dayOfNewest = (changelog: string): string | undefined =>
  /^## \d+\.\d+\.\d+ \((\d{4}-\d{2}-\d{2})\)$/m.exec(changelog)?.[1];

/**
 * What `PORTICO_LAST_RELEASE` names, the newest tag of a version before this commit, or the last commit of the day of the
 * changelog's newest entry. Undefined where none is in this copy of the history.
 */
export const lastRelease = (root: string, named?: string): LastRelease | undefined => {
  if (named !== undefined)
    return { commit: git(root, 'rev-parse', '--verify', `${named}^{commit}`), foundBy: named, mended: [] };
  const tag = tried(root, 'describe', '--tags', '--abbrev=0', '--match=v[0-9]*');
  if (tag !== undefined)
    return { commit: git(root, 'rev-parse', `${tag}^{commit}`), foundBy: `tag ${tag}`, mended: [] };
  const day = dayOfNewest(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'));
  const commit = day && tried(root, 'rev-list', '-1', `--before=${day}T23:59:59Z`, 'HEAD');
  return commit ? { commit, foundBy: `the changelog's entry of ${day}`, mended: mendedAfterFirst } : undefined;
};

const git = (root: string, ...parameters: readonly string[]): string =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

const tried = (root: string, ...parameters: readonly string[]): string | undefined => {
  try {
    return git(root, ...parameters) || undefined;
  } catch {
    return undefined;
  }
};
