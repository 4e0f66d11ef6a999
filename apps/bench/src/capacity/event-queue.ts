/** Something that happens at a time. */
export interface Event<T> {
  readonly at: number;
  readonly what: T;
}

/** Events in the order of their times (a binary heap). */
export class EventQueue<T> {
  readonly #heap: Event<T>[] = [];

  get first(): Event<T> | undefined {
    return this.#heap[0];
  }

  add(at: number, what: T): void {
    const event = { at, what };
    let index = this.#heap.push(event) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (this.#at(parent) <= at) break;
      this.#swap(index, parent);
      index = parent;
    }
  }

  removeFirst(): void {
    const last = this.#heap.pop();
    if (last === undefined || this.#heap.length === 0) return;
    this.#heap[0] = last;
    let index = 0;
    for (;;) {
      const [left, right] = [2 * index + 1, 2 * index + 2];
      const earlier = this.#at(right) < this.#at(left) ? right : left;
      if (this.#at(earlier) >= last.at) break;
      this.#swap(index, earlier);
      index = earlier;
    }
  }

  #at(index: number): number {
    return this.#heap[index]?.at ?? Infinity;
  }

  #swap(a: number, b: number): void {
    const [one, other] = [this.#heap[a], this.#heap[b]];
    if (one === undefined || other === undefined) return;
    this.#heap[a] = other;
    this.#heap[b] = one;
  }
}
