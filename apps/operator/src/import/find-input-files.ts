import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';

export interface Inputs {
  readonly files: readonly string[];
  /** Files of a folder that are no medical records by their names. */
  readonly skipped: readonly string[];
  /** Paths that are not there or may not be read. */
  readonly unreadable: readonly string[];
}

const known = new Set(['.json', '.ndjson', '.jsonl', '.xml', '.cda', '.ccda']);

/** Every file named, and every file of a known kind in the folders named, in a fixed order. */
export const findInputs = async (paths: readonly string[]): Promise<Inputs> => {
  const files: string[] = [];
  const skipped: string[] = [];
  const unreadable: string[] = [];
  for (const path of paths) {
    try {
      if (!(await stat(path)).isDirectory()) {
        files.push(path);
        continue;
      }
      const inside = await readdir(path, { recursive: true, withFileTypes: true });
      const found = inside.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
      for (const file of found.sort()) (known.has(extname(file).toLowerCase()) ? files : skipped).push(file);
    } catch {
      unreadable.push(path);
    }
  }
  return { files: [...new Set(files)], skipped, unreadable };
};
