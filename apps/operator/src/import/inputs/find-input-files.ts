import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { readZip, zipLimits, type ZipEntry } from './read-zip-file.ts';

export interface Inputs {
  readonly files: readonly string[];
  /** Files of a folder or a ZIP file that are no medical records by their names. */
  readonly skipped: readonly string[];
  /** Paths that are not there or may not be read. */
  readonly unreadable: readonly string[];
  /** What a ZIP file holds and is not read, with the reason. */
  readonly refused: readonly { readonly file: string; readonly why: string }[];
  /** The bytes of one of `files`; undefined where it cannot be read. */
  readonly open: (file: string) => Promise<Uint8Array | undefined>;
}

const known = new Set(['.json', '.ndjson', '.jsonl', '.xml', '.cda', '.ccda']);
const kindOf = (name: string): string => extname(name).toLowerCase();

/**
 * Every file named, and every file of a known kind in the folders and ZIP files named, in a fixed order. A file of a ZIP file is
 * called as if that were a folder.
 */
export const findInputs = async (paths: readonly string[]): Promise<Inputs> => {
  const found = new FoundInputs();
  for (const path of paths) {
    try {
      if (!(await stat(path)).isDirectory()) {
        await found.add(path, true);
        continue;
      }
      const inside = await readdir(path, { recursive: true, withFileTypes: true });
      const names = inside.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
      for (const file of names.sort()) await found.add(file, false);
    } catch {
      found.unreadable.push(path);
    }
  }
  return found.inputs();
};

export const openFile = async (file: string): Promise<Uint8Array | undefined> => {
  try {
    return await readFile(file);
  } catch {
    return undefined;
  }
};

class FoundInputs {
  readonly unreadable: string[] = [];
  readonly #files = new Set<string>();
  readonly #skipped: string[] = [];
  readonly #refused: { readonly file: string; readonly why: string }[] = [];
  readonly #zipped = new Map<string, ZipEntry>();

  async add(file: string, isNamed: boolean): Promise<void> {
    if (kindOf(file) === '.zip') await this.#addZip(file);
    else if (isNamed || known.has(kindOf(file))) this.#files.add(file);
    else this.#skipped.push(file);
  }

  async #addZip(zip: string): Promise<void> {
    if ((await stat(zip)).size > zipLimits.allBytes) {
      this.#refused.push({ file: zip, why: 'larger than what it may hold' });
      return;
    }
    const { entries, refused } = readZip(await readFile(zip));
    for (const { path, why } of refused) this.#refused.push({ file: path === '' ? zip : `${zip} ${named(path)}`, why });
    for (const entry of [...entries].sort((a, b) => (a.path < b.path ? -1 : 1))) {
      const file = join(zip, entry.path);
      if (!known.has(kindOf(entry.path))) this.#skipped.push(file);
      else {
        this.#files.add(file);
        this.#zipped.set(file, entry);
      }
    }
  }

  inputs(): Inputs {
    const zipped = this.#zipped;
    return {
      files: [...this.#files],
      skipped: this.#skipped,
      unreadable: this.unreadable,
      refused: this.#refused,
      open: async (file) => {
        const entry = zipped.get(file);
        return entry === undefined ? openFile(file) : opened(entry);
      },
    };
  }
}

/** A path that leads elsewhere is told as it stands, on one line. */
const named = (path: string): string => JSON.stringify(path);

const opened = (entry: ZipEntry): Uint8Array | undefined => {
  try {
    return entry.bytes();
  } catch {
    return undefined;
  }
};
