import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The built portal's script files, by what each of them imports before it runs. */
export class StaticScripts {
  readonly #assets: string;
  readonly #files: readonly string[];
  readonly #first: ReadonlySet<string>;

  /** `dist` is the folder of the built portal. */
  constructor(dist: string) {
    this.#assets = join(dist, 'assets');
    this.#files = readdirSync(this.#assets).filter((file) => file.endsWith('.js'));
    const page = readFileSync(join(dist, 'index.en.html'), 'utf8');
    this.#first = this.#reachedFrom([...page.matchAll(/assets\/([^"]+\.js)/g)].map(([, file]) => file ?? ''));
  }

  /** Files that the first page lacks and these chunks need, with their bytes as sent (Brotli where it was made). */
  addedBy(...chunks: readonly string[]): ReadonlyMap<string, number> {
    const roots = this.#files.filter((file) => chunks.some((chunk) => file.replace(/-[\w-]{8}\.js$/, '') === chunk));
    const added = [...this.#reachedFrom(roots)].filter((file) => !this.#first.has(file));
    return new Map(added.map((file) => [file, this.#sentBytes(file)]));
  }

  #reachedFrom(roots: readonly string[]): ReadonlySet<string> {
    const reached = new Set<string>();
    const waiting = [...roots];
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (reached.has(file)) continue;
      reached.add(file);
      const text = readFileSync(join(this.#assets, file), 'utf8');
      waiting.push(...[...text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)].map(([, imported]) => imported ?? ''));
    }
    return reached;
  }

  #sentBytes(file: string): number {
    const compressed = statSync(join(this.#assets, `${file}.br`), { throwIfNoEntry: false });
    return (compressed ?? statSync(join(this.#assets, file))).size;
  }
}
