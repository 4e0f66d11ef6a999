import { MemoryFS, type PGlite } from '@electric-sql/pglite';

/** A file of a cluster, or one of its folders, which has no bytes. */
interface Entry {
  readonly folder: string;
  readonly name: string;
  readonly bytes: Uint8Array | undefined;
}

/** What PGlite's file system in memory keeps of a file. */
interface FileNode {
  contents: Uint8Array;
  usedBytes: number;
}

interface FolderNode {
  readonly node_ops: { mknod(parent: FolderNode, name: string, mode: number, device: number): FileNode };
}

/** Where the files of a database are kept in memory. */
const place = '/pglite/data';

const block = 512;
const regularFile = 0o100_666;

const textAt = (header: Uint8Array, from: number, length: number): string =>
  // An archive's texts end at the first zero.
  new TextDecoder().decode(header.subarray(from, from + length)).split('\0', 1)[0] ?? '';

/** The entries of an archive as `dumpDataDir` writes it: no compression, no links, a folder before what is in it. */
const entriesOf = (archive: Uint8Array): readonly Entry[] => {
  const entries: Entry[] = [];
  for (let at = 0; at + block <= archive.length;) {
    const header = archive.subarray(at, at + block);
    const path = `${textAt(header, 345, 155)}${textAt(header, 0, 100)}`.replace(/\/$/, '');
    if (path === '') break;
    const size = Number.parseInt(textAt(header, 124, 12), 8);
    const isFolder = textAt(header, 156, 1) === '5';
    const cut = path.lastIndexOf('/');
    const bytes = isFolder ? undefined : archive.subarray(at + block, at + block + size);
    entries.push({ folder: path.slice(0, cut), name: path.slice(cut + 1), bytes });
    at += block + Math.ceil(size / block) * block;
  }
  return entries;
};

const known = new WeakMap<Uint8Array, readonly Entry[]>();

const entriesOnce = (archive: Uint8Array): readonly Entry[] => {
  const entries = known.get(archive) ?? entriesOf(archive);
  known.set(archive, entries);
  return entries;
};

/**
 * A file system in memory with a copy of a cluster in it. PGlite would read the archive anew for each copy, and look up
 * every folder on the way to each file: two thirds of what it takes to open one.
 */
export class ClusterInMemory extends MemoryFS {
  readonly #entries: readonly Entry[];

  constructor(archive: Uint8Array) {
    super();
    this.#entries = entriesOnce(archive);
  }

  override async init(...[pglite, options]: Parameters<MemoryFS['init']>): ReturnType<MemoryFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), (module: Module) => this.#fill(module)];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }

  #fill({ FS }: Module): void {
    FS.mkdirTree(place);
    const folders = new Map<string, FolderNode>();
    for (const { folder, name, bytes } of this.#entries) {
      const path = `${place}${folder}`;
      if (bytes === undefined) {
        FS.mkdir(`${path}/${name}`);
        continue;
      }
      const parent = folders.get(path) ?? (FS.lookupPath(path, {}).node as unknown as FolderNode);
      folders.set(path, parent);
      const file = parent.node_ops.mknod(parent, name, regularFile, 0);
      // PostgreSQL writes into it.
      file.contents = bytes.slice();
      file.usedBytes = bytes.length;
    }
  }
}

type Module = PGlite['Module'];
