import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './paths.mjs';
import { run } from './processes.mjs';

/** Everything the built portal can be made of; more than that costs a needless look by Nx, less a stale portal. */
const inputs = ['apps/portal', 'libs', 'tools/messages', 'package-lock.json', 'tsconfig.base.json', 'nx.json'];
const outside = new Set(['node_modules', 'dist', 'test-results', '.nx', '.data']);
const page = join(root, 'apps', 'portal', 'dist', 'index.html');
const stamp = join(root, 'node_modules', '.cache', 'portico', 'portal-build');

/** @returns {string[]} one line per file below `path`: name, size, time of the last change */
const fileMarks = (path) => {
  const facts = statSync(join(root, path), { throwIfNoEntry: false });
  if (facts === undefined) return [];
  if (!facts.isDirectory()) return [`${path} ${facts.size} ${facts.mtimeMs}`];
  return readdirSync(join(root, path))
    .filter((name) => !outside.has(name))
    .sort()
    .flatMap((name) => fileMarks(`${path}/${name}`));
};

const mark = () => createHash('sha256').update(inputs.flatMap(fileMarks).join('\n')).digest('hex');

const lastMark = () => {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
};

/** Builds the portal if a file of it changed since the last build; the look costs some milliseconds, not an Nx. */
export const buildPortal = async () => {
  const before = mark();
  if (existsSync(page) && lastMark() === before) return;
  console.log('Building the portal …');
  const code = await run('nx', ['run-many', '-t', 'build', '--outputStyle=stream']);
  if (code !== 0) throw new Error('The portal did not build; the message stands above.');
  mkdirSync(dirname(stamp), { recursive: true });
  // The build may write generated sources, which belong to it.
  writeFileSync(stamp, mark());
};
