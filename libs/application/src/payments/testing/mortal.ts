/** A process died here. */
export class Crash extends Error {
  override readonly name = 'Crash';
}

/** Counts the steps of a process, before and after everything that it asks of others, and ends it at one of them. */
export class Fuse {
  #left: number;

  constructor(steps: number) {
    this.#left = steps;
  }

  /** Once it has burnt nothing happens any more. */
  burn(): void {
    if (this.#left <= 0) throw new Crash();
    this.#left -= 1;
  }
}

/** A port whose every call may be the last, before it is made or before its answer comes. */
export const mortal = <Port extends object>(port: Port, fuse: () => Fuse): Port =>
  new Proxy(port, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return async (...asked: readonly unknown[]): Promise<unknown> => {
        const mine = fuse();
        mine.burn();
        const answer: unknown = await Reflect.apply(value, target, asked);
        mine.burn();
        return answer;
      };
    },
  });
