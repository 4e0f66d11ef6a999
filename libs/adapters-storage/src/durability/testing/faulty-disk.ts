import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/** A file by its identity, which a rename does not change. */
type FileKey = string;
type Entry = { readonly kind: 'directory' } | { readonly kind: 'file'; readonly key: FileKey };
type Listing = ReadonlyMap<string, Entry>;

/** What would be found after the power came back. */
export interface Photograph {
  readonly listings: ReadonlyMap<string, Listing>;
  readonly contents: ReadonlyMap<FileKey, Buffer>;
}

const keyOf = (path: string): FileKey => {
  const { ino, birthtimeNs } = statSync(path, { bigint: true });
  return `${ino} ${birthtimeNs}`;
};

/**
 * Remembers of a directory only what was flushed: of a file what it held at its last flush, of a directory the names it
 * held at its own. As on common file systems, a flushed file has its name on disk as well. Everything else is in memory
 * and gone in a power cut.
 */
export class FaultyDisk {
  readonly #root: string;
  readonly #listings = new Map<string, Listing>();
  readonly #contents = new Map<FileKey, Buffer>();

  /** Starts from all that is in `root` now, as if it had been flushed. */
  constructor(root: string) {
    this.#root = root;
    this.#rememberTree(root);
  }

  /** To be told of every flush, by the path of the file or directory. */
  flushed(path: string): void {
    if (statSync(path).isDirectory()) this.#listings.set(this.#nameOf(path), this.#listingOf(path));
    else this.#contents.set(keyOf(path), readFileSync(path));
    this.#rememberName(path);
  }

  photograph(): Photograph {
    return { listings: new Map(this.#listings), contents: new Map(this.#contents) };
  }

  /** As `photograph`, but of what was not flushed some sectors and names reached the disk as well: those `kept` picks. */
  photographWithLeftovers(kept: () => boolean): Photograph {
    const listings = new Map(this.#listings);
    const contents = new Map(this.#contents);
    for (const name of readdirSync(this.#root, { recursive: true, encoding: 'utf8' }).sort()) {
      const path = join(this.#root, name);
      const entry = entryOf(path);
      if (entry.kind === 'directory') continue;
      contents.set(entry.key, blended(contents.get(entry.key) ?? Buffer.alloc(0), readFileSync(path), kept));
      const listing = listings.get(this.#nameOf(dirname(path)));
      if (listing !== undefined && !listing.has(basename(path)) && kept())
        listings.set(this.#nameOf(dirname(path)), new Map(listing).set(basename(path), entry));
    }
    return { listings, contents };
  }

  #nameOf(path: string): string {
    return relative(this.#root, path);
  }

  #rememberTree(path: string): void {
    const listing = this.#listingOf(path);
    this.#listings.set(this.#nameOf(path), listing);
    for (const [name, entry] of listing) {
      if (entry.kind === 'directory') this.#rememberTree(join(path, name));
      else this.#contents.set(entry.key, readFileSync(join(path, name)));
    }
  }

  #rememberName(path: string): void {
    if (path === this.#root) return;
    const parent = dirname(path);
    const listing = this.#listings.get(this.#nameOf(parent)) ?? new Map<string, Entry>();
    this.#listings.set(this.#nameOf(parent), new Map(listing).set(basename(path), entryOf(path)));
    this.#rememberName(parent);
  }

  #listingOf(path: string): Listing {
    return new Map(readdirSync(path).map((name) => [name, entryOf(join(path, name))]));
  }
}

const sector = 4_096;

const blended = (flushed: Buffer, current: Buffer, kept: () => boolean): Buffer => {
  const blend = Buffer.alloc(Math.max(flushed.length, current.length));
  flushed.copy(blend);
  let length = flushed.length;
  for (let at = 0; at < current.length; at += sector) {
    const written = current.subarray(at, at + sector);
    if (written.equals(flushed.subarray(at, at + sector)) || !kept()) continue;
    written.copy(blend, at);
    length = Math.max(length, at + written.length);
  }
  return blend.subarray(0, length);
};

const entryOf = (path: string): Entry =>
  statSync(path).isDirectory() ? { kind: 'directory' } : { kind: 'file', key: keyOf(path) };

/** Writes what a photograph shows; a file of which nothing was flushed is empty. */
export const develop = ({ listings, contents }: Photograph, target: string, directory = ''): void => {
  mkdirSync(join(target, directory), { recursive: true, mode: 0o700 });
  for (const [name, entry] of listings.get(directory) ?? []) {
    const path = join(directory, name);
    if (entry.kind === 'directory') develop({ listings, contents }, target, path);
    else writeFileSync(join(target, path), contents.get(entry.key) ?? '', { mode: 0o600 });
  }
};
