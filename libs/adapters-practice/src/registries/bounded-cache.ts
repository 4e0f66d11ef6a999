/** Keeps what was used last, at most `most` values, each for `lifetime` milliseconds. */
export class BoundedCache<T> {
  readonly #kept = new Map<string, { readonly value: T; readonly until: number }>();
  readonly #most: number;
  readonly #lifetime: number;
  readonly #now: () => number;

  constructor(most: number, lifetime: number, now: () => number) {
    this.#most = most;
    this.#lifetime = lifetime;
    this.#now = now;
  }

  get size(): number {
    return this.#kept.size;
  }

  get(key: string): { readonly value: T } | undefined {
    const kept = this.#kept.get(key);
    if (kept === undefined) return undefined;
    this.#kept.delete(key);
    if (kept.until <= this.#now()) return undefined;
    this.#kept.set(key, kept);
    return kept;
  }

  set(key: string, value: T): void {
    this.#kept.delete(key);
    this.#kept.set(key, { value, until: this.#now() + this.#lifetime });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest);
  }
}
