import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './paths.mjs';

const outside = new Set(['node_modules', 'dist', 'test-results', '.nx', '.data']);

/** @returns {string[]} one line per file below `path`: name, size, time of the last change in milliseconds */
export const fileMarks = (path) => {
  const facts = statSync(join(root, path), { throwIfNoEntry: false });
  if (facts === undefined) return [];
  if (!facts.isDirectory()) return [`${path} ${facts.size} ${facts.mtimeMs}`];
  return readdirSync(join(root, path))
    .filter((name) => !outside.has(name))
    .sort()
    .flatMap((name) => fileMarks(`${path}/${name}`));
};

/**
 * What was made last time, as it was written down: a look at the files costs milliseconds, making them again seconds.
 *
 * @param {string} name of the note in the cache
 * @param {() => string[]} marks one line per file that it is made of
 */
export const lastMade = (name, marks) => {
  const note = join(root, 'node_modules', '.cache', 'portico', name);
  const digest = () => createHash('sha256').update(marks().join('\n')).digest('hex');
  const noted = () => {
    try {
      return readFileSync(note, 'utf8');
    } catch {
      return undefined;
    }
  };
  return {
    isCurrent: () => noted() === digest(),
    writeDown: () => {
      mkdirSync(dirname(note), { recursive: true });
      writeFileSync(note, digest());
    },
  };
};
