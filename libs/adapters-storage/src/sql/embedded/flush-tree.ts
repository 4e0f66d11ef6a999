import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Puts one file, or the list of names in one directory, on the disk. */
export const flush = (path: string): void => {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
};

/** Puts everything under `directory`, and its own entry in its parent, on the disk. */
export const flushTree = (directory: string): void => {
  for (const entry of readdirSync(directory, { withFileTypes: true, recursive: true }))
    if (entry.isFile() || entry.isDirectory()) flush(join(entry.parentPath, entry.name));
  flush(directory);
  flush(dirname(directory));
};
